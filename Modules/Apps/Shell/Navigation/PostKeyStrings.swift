import AppScreens
import Post

/// What the shell says on the screens of posts about its keys and the terminal.
struct PostKeyStrings: LocalizedStrings {
  var newComments: @Sendable (_ count: Int) -> String
  var linkCopied: @Sendable (_ link: String) -> String
  var draftHint: String
  var photosHint: String
  var pathHint: String

  static let english = PostKeyStrings(
    newComments: { $0 == 1 ? "1 new comment, r to show it" : "\($0) new comments, r to show them" },
    linkCopied: { "The link to this post is copied, where your terminal allows that: \($0)" },
    draftHint: " What you leave with < stays as a draft.",
    photosHint: "A number changes what is said of a photo; x and its number takes it away.",
    pathHint: "The path of a photo, such as ~/Pictures/lake.jpg; or drop the file on this window.")

  static let japanese = PostKeyStrings(
    newComments: { "新しいコメントが\($0)件あります。rで表示します。" },
    linkCopied: { "この投稿のリンクをコピーしました（ターミナルが対応している場合）: \($0)" },
    draftHint: "< でやめても、書いた内容は下書きとして残ります。",
    photosHint: "番号を選ぶと説明を変更できます。x と番号で取り除けます。",
    pathHint: "写真のパスを入力してください。例: ~/Pictures/lake.jpg。この画面にファイルをドロップしてもかまいません。")
}

extension PostStrings {
  /// The words of the screens of posts, as the shell shows them.
  static func shell(_ language: Language) -> PostStrings {
    var strings = PostStrings.of(language)
    let keys = PostKeyStrings.of(language)
    strings.newComments = keys.newComments
    strings.linkCopied = keys.linkCopied
    strings.compose.draftHint = keys.draftHint
    strings.compose.photos.listHint = keys.photosHint
    strings.compose.photos.pathHint = keys.pathHint
    return strings
  }
}
