import AppScreens
import Post

/// What the shell says on the screens of posts about its keys and the terminal.
struct PostKeyStrings: LocalizedStrings {
  var newComments: @Sendable (_ count: Int) -> String
  var otherDrafts: String
  var linkCopied: @Sendable (_ link: String) -> String
  var draftHint: String
  var photosHint: String
  var pathHint: String

  static let english = PostKeyStrings(
    newComments: {
      $0 == 1 ? "1 new comment. r shows it." : "\($0, in: .english) new comments. r shows them."
    },
    otherDrafts: "You also have drafts. g drafts lists them.",
    linkCopied: { "Link copied, if your terminal allows that: \($0)" },
    draftHint: " < saves a draft.",
    photosHint: "1 edits a description, x 1 removes the photo.",
    pathHint: "The path of a photo, like ~/Pictures/lake.jpg, or drop the file on this window.")

  static let japanese = PostKeyStrings(
    newComments: { "新しいコメントが\($0, in: .japanese)件あります。r で表示します。" },
    otherDrafts: "ほかにも下書きがあります。g drafts で一覧を表示します。",
    linkCopied: { "リンクをコピーしました（ターミナルが対応している場合）: \($0)" },
    draftHint: "< で下書きに保存します。",
    photosHint: "1 で説明を編集、x 1 で写真を外します。",
    pathHint: "写真のパスを入力してください。例: ~/Pictures/lake.jpg。この画面にファイルをドロップすることもできます。")
}

extension PostStrings {
  /// The words of the screens of posts, as the shell shows them.
  static func shell(_ language: Language) -> PostStrings {
    var strings = PostStrings.of(language)
    let keys = PostKeyStrings.of(language)
    strings.newComments = keys.newComments
    strings.linkCopied = keys.linkCopied
    strings.compose.draftHint = keys.draftHint
    strings.compose.otherDrafts = keys.otherDrafts
    strings.compose.photos.listHint = keys.photosHint
    strings.compose.photos.pathHint = keys.pathHint
    return strings
  }
}
