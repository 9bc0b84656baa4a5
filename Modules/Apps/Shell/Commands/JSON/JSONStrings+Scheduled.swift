import AppScreens

extension JSONStrings {
  struct Scheduled: LocalizedStrings {
    let form, id, at, text, visibility, replyTo, failure, language, photos: String

    static let english = Scheduled(
      form: "scheduled post (of “scheduled”)", id: "opaque; for “scheduled move”",
      at: "time when it's published", text: "plain text",
      visibility: "public, unlisted, followers or direct", replyTo: "ID of the post it replies to, or null",
      failure: "parent, photo or other, if it couldn't be published; or null", language: "its code, or null",
      photos: "photos")

    static let japanese = Scheduled(
      form: "予約投稿（scheduled）", id: "ID。scheduled move などに渡します", at: "投稿する時刻", text: "書式のない文章",
      visibility: "public、unlisted、followers、direct のいずれか", replyTo: "元の投稿のID、または null",
      failure: "投稿できなかった理由。parent（元の投稿）、photo（写真）、other のいずれか、または null",
      language: "言語コード、または null", photos: "写真の配列")
  }
}
