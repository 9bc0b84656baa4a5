import AppScreens

/// What the help says of arguments and options that several commands take.
struct ArgumentHelpStrings: LocalizedStrings {
  let handle, handleOrOwn, postID, hashtag, whichList, listName, limit, before: String
  let showWarned: String

  static let english = ArgumentHelpStrings(
    handle: "The person's handle.", handleOrOwn: "The person's handle (default: you).",
    postID: "The post's ID.", hashtag: "The hashtag, with or without #.", whichList: "The list's name.",
    listName: "A name for the list.", limit: "Show up to this many, 1 to 80.",
    before: "Continue from this cursor.",
    showWarned: "Show posts with a warning in full, and sensitive photos.")

  static let japanese = ArgumentHelpStrings(
    handle: "対象のユーザー名。", handleOrOwn: "対象のユーザー名。省略時は自分。", postID: "投稿のID。",
    hashtag: "ハッシュタグ（# は省略可）。", whichList: "リスト名。", listName: "新しいリスト名。",
    limit: "最大件数（1〜80）。", before: "このカーソルの続きから。",
    showWarned: "閲覧注意の投稿の本文と写真、刺激の強い写真も表示します。")
}
