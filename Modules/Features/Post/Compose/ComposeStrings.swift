/// The words of writing a post or a comment. A host may change them on a copy.
public struct ComposeStrings: Sendable {
  public var postTitle: String
  public var commentTitle: String
  public var postField: String
  public var commentField: String
  public var hint: @Sendable (_ maximum: Int) -> String
  public var answered: String
  public var text: String
  public var preview: String
  public var remaining: @Sendable (_ count: Int) -> String
  public var publish: String
  public var resume: String
  public var leave: String
  public var discard: String
  public var askDiscard: String
  public var discardYes: String
  public var discardNo: String
  public var draftIsBack: String
  /// Stands before what went wrong.
  public var draftNotKept: String
  public var answeredGone: String
  public var answeredNotFound: String
  /// Stands after why a comment cannot be published.
  public var isKept: String
  public var signIn: String

  public static let english = ComposeStrings(
    postTitle: "New post", commentTitle: "New comment", postField: "Your post",
    commentField: "Your comment", hint: { "up to \($0) characters" },
    answered: "You comment on", text: "Your text", preview: "This is how it will look",
    remaining: { $0 == 1 ? "1 character left" : "\($0) characters left" },
    publish: "Publish", resume: "Go on writing", leave: "Leave it as a draft",
    discard: "Throw it away", askDiscard: "Throw away what you wrote? That cannot be undone.",
    discardYes: "Yes, throw it away", discardNo: "No, keep it",
    draftIsBack: "You began this earlier: your draft is back.",
    draftNotKept: "Your draft is not saved yet. ",
    answeredGone: "The post you want to comment on has been deleted.",
    answeredNotFound: "The post you want to comment on is not there, or not meant for you.",
    isKept: " Your text is kept as a draft.", signIn: "Sign in")

  public static let japanese = ComposeStrings(
    postTitle: "新しい投稿", commentTitle: "新しいコメント", postField: "投稿の本文",
    commentField: "コメントの本文", hint: { "\($0)文字まで" }, answered: "コメント先の投稿",
    text: "入力した本文", preview: "公開されるとこのように表示されます",
    remaining: { "あと\($0)文字" }, publish: "公開する", resume: "続きを書く",
    leave: "下書きとして残して戻る", discard: "破棄する",
    askDiscard: "書いた内容を破棄しますか。元に戻すことはできません。",
    discardYes: "はい、破棄します", discardNo: "いいえ、残します",
    draftIsBack: "以前の書きかけの下書きを復元しました。",
    draftNotKept: "下書きはまだ保存されていません。",
    answeredGone: "コメント先の投稿は削除されました。",
    answeredNotFound: "コメント先の投稿が見つからないか、閲覧が許可されていません。",
    isKept: "書いた内容は下書きとして残っています。", signIn: "サインインする")
}
