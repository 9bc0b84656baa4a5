import AppScreens

extension JSONStrings {
  struct Filter: LocalizedStrings {
    let form, id, name, action, contexts, expiresAt, phrases, posts: String

    static let english = Filter(
      form: "filter", id: "opaque", name: "text", action: "warn, hide or blur",
      contexts: "where it applies: home, notifications, public, thread, account", expiresAt: "time, or null",
      phrases: "filter phrases", posts: "IDs of the posts that it's for")

    static let japanese = Filter(
      form: "フィルター", id: "ID。中身に意味はありません", name: "名前", action: "warn、hide、blur のいずれか",
      contexts: "適用する場所。home、notifications、public、thread、account の配列", expiresAt: "期限の時刻、または null",
      phrases: "フィルターの言葉の配列", posts: "対象の投稿のIDの配列")
  }

  struct FilterPhrase: LocalizedStrings {
    let form, text, wholeWord: String

    static let english = FilterPhrase(
      form: "filter phrase", text: "the words to find", wholeWord: "whether it's found only as a whole word")

    static let japanese = FilterPhrase(
      form: "フィルターの言葉", text: "言葉", wholeWord: "単語全体が一致するときだけなら true")
  }
}
