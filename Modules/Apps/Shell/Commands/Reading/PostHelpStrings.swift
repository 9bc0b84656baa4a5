import AppScreens

/// What the help says of the commands about one post.
struct PostHelpStrings: LocalizedStrings {
  let show, showLimit, showBefore, delete, yes: String
  let likedBy, sharedBy: String
  let history: String

  static let english = PostHelpStrings(
    show: "Show a post with its conversation.", showLimit: "Show up to this many comments, 1 to 80.",
    showBefore: "Continue the comments from this cursor.", delete: "Delete one of your posts.",
    yes: "Don't ask first, as on a terminal.",
    likedBy: "List the people who liked a post, newest first.",
    sharedBy: "List the people who shared a post, newest first.",
    history: "Show a post's edit history, first version first.")

  static let japanese = PostHelpStrings(
    show: "投稿と会話を表示します。", showLimit: "コメントの最大件数（1〜80）。",
    showBefore: "このカーソルの続きのコメントから。", delete: "自分の投稿を削除します。",
    yes: "ターミナルでも確認せずに削除します。", likedBy: "いいねした人を新しい順に表示します。",
    sharedBy: "シェアした人を新しい順に表示します。",
    history: "投稿の編集履歴を、最初のバージョンから表示します。")
}
