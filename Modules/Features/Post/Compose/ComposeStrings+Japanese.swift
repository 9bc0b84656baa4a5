import Presentation

extension ComposeStrings {
  public static let japanese = ComposeStrings(
    postTitle: Words(.japanese).newPost, commentTitle: "新しいコメント", postField: "投稿の本文",
    commentField: "コメントの本文", hint: { "\($0)文字まで書けます。" }, answered: "コメント先の投稿",
    text: "入力した本文", preview: "公開されるとこのように表示されます",
    remaining: { "あと\($0)文字" }, publish: "公開する", resume: "続きを書く",
    leave: "下書きとして残して戻る", discard: "破棄する",
    askDiscard: "書いた内容を破棄しますか。元に戻すことはできません。",
    discardYes: "はい、破棄します", discardNo: "いいえ、残します",
    draftIsBack: "以前の書きかけの下書きを復元しました。",
    draftNotKept: "下書きはまだ保存されていません。",
    wasDeleted: "この本文は以前に公開され、その後削除されています。もう一度公開すると、新しく投稿されます。",
    answeredGone: "コメント先の投稿は削除されました。",
    answeredNotFound: "コメント先の投稿が見つからないか、閲覧が許可されていません。",
    isKept: "書いた内容は下書きとして残っています。", signIn: Words(.japanese).signIn)
}
