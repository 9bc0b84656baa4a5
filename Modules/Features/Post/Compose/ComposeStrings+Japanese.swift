import AppScreens
import Presentation

extension ComposeStrings {
  public static let japanese = ComposeStrings(
    postTitle: SocialStrings.japanese.labels.newPost, commentTitle: "コメントの作成", editTitle: "投稿の編集",
    postField: "投稿の本文", commentField: "コメントの本文", hint: { "\($0, in: .japanese)文字まで入力できます。" },
    draftHint: SharedStrings.japanese.drafts.hint,
    answered: "元の投稿", text: "入力した本文", preview: "投稿するとこのように表示されます",
    currentVersion: SharedStrings.japanese.drafts.current, remaining: { "あと\($0, in: .japanese)文字" },
    unknownPeople: { "\($0.joined(separator: "、"))は見つかりません。このままでは通知は届きません。" },
    publish: "投稿する", save: "保存",
    resume: SharedStrings.japanese.drafts.resume, leave: "下書きに保存して戻る",
    discard: SharedStrings.japanese.drafts.discard,
    askDiscard: SharedStrings.japanese.drafts.askDiscard,
    discardYes: SharedStrings.japanese.drafts.discardYes,
    discardNo: SharedStrings.japanese.drafts.discardNo,
    begunEarlier: "書きかけの下書きがあります。続きを書く下書きを選ぶか、新しく書き始めてください。",
    begin: "新しく書く", allDrafts: "下書きの一覧",
    otherDrafts: "ほかにも下書きがあります。", draftIsBack: "書きかけの下書きを復元しました。",
    draftSaved: SharedStrings.japanese.drafts.saved, published: "投稿しました。",
    waits: "オフラインです。サーバーに接続できたときに送信します。",
    scheduled: { time in time.map { "\($0) に投稿するよう予約しました。" } ?? "予約しました。" },
    draftNotKept: SharedStrings.japanese.drafts.notSaved,
    wasDeleted: "同じ内容を以前に投稿し、その後削除しています。もう一度投稿すると、新しい投稿になります。",
    answeredGone: "元の投稿は削除されました。",
    answeredNotFound: "元の投稿が見つからないか、閲覧する権限がありません。",
    editedGone: "編集しようとした投稿は削除されました。",
    notAuthor: "自分の投稿ではないため、編集できません。",
    isKept: "入力した内容は下書きに保存されています。",
    conflict: "この投稿は別の場所で編集されました。入力した内容は残っています。保存すると現在の内容を置き換え、現在の内容は編集履歴に残ります。",
    signIn: SocialStrings.japanese.labels.signIn, retry: SharedStrings.japanese.retry, settings: .japanese,
    photos: .japanese)
}
