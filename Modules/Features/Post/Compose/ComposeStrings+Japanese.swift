import AppScreens
import Entities
import Presentation

extension ComposeStrings {
  public static let japanese = ComposeStrings(
    postTitle: SocialStrings.japanese.labels.newPost, commentTitle: "新しいコメント", editTitle: "投稿の編集",
    postField: "投稿の本文", commentField: "コメントの本文", hint: { "\($0)文字まで書けます。" },
    draftHint: "途中でやめても、書いた内容は下書きとして残ります。",
    answered: "コメント先の投稿", text: "入力した本文", preview: "公開されるとこのように表示されます",
    present: "現在公開されている内容", remaining: { "あと\($0)文字" }, publish: "公開する", save: "保存する",
    resume: "続きを書く", leave: "下書きとして残して戻る", discard: "破棄する",
    askDiscard: "書いた内容を破棄しますか。元に戻すことはできません。",
    discardYes: "はい、破棄します", discardNo: SocialStrings.japanese.actions.deletionNo,
    begunEarlier: "以前の書きかけがあります。続きを書くものを選ぶか、新しく書き始めてください。",
    begin: "新しく書く", allDrafts: "下書きの一覧",
    draftIsBack: "以前の書きかけの下書きを復元しました。",
    draftNotKept: "下書きはまだ保存されていません。",
    wasDeleted: "この本文は以前に公開され、その後削除されています。もう一度公開すると、新しく投稿されます。",
    answeredGone: "コメント先の投稿は削除されました。",
    answeredNotFound: "コメント先の投稿が見つからないか、閲覧が許可されていません。",
    editedGone: "編集しようとした投稿は削除されました。",
    editedForeign: "自分の投稿ではないため、編集できません。",
    isKept: "書いた内容は下書きとして残っています。",
    conflict: "この投稿はその間に別の場所で編集されました。書いた内容は残っています。保存すると現在の内容と置き換わり、現在の内容は履歴に残ります。",
    signIn: SocialStrings.japanese.labels.signIn, retry: SharedStrings.japanese.retry, settings: .japanese,
    photos: .japanese)
}

extension ComposeSettingStrings {
  public static let japanese = ComposeSettingStrings(
    visibility: { "公開範囲: \($0)" }, warning: { "閲覧注意: \($0)" }, place: { "場所: \($0)" },
    language: { "言語: \($0)" }, none: "なし", asAnswered: "コメント先の投稿と同じ",
    visibilityTitle: "公開範囲を選んでください",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "公開: だれでも見られ、公開タイムライン・ハッシュタグ・検索にも表示されます"
      case .unlisted: "未収載: だれでも見られますが、それらの一覧には表示されません"
      case .followers: "フォロワー限定: フォロワーと、本文で名前を挙げた人だけが見られます"
      case .direct: "ダイレクト: 本文で @ユーザー名 と名前を挙げた人だけが見られます"
      }
    },
    narrowed: SocialStrings.japanese.errors.writing.commentTooVisible,
    unchanged: "変更しない", warningField: "閲覧注意の文",
    warningHint: "読む人にはこの文が先に表示されます。空欄にすると、なしになります。",
    placeField: "場所",
    placeHint: "名前と、必要なら座標を書いてください。例: 琵琶湖@35.25,136.1。空欄にすると、なしになります。",
    languageField: "言語", languageHint: "本文の言語を英字2文字で書いてください。例: en、ja")
}
