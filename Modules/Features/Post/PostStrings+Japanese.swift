import AppScreens
import Presentation

extension PostStrings {
  public static let japanese = PostStrings(
    title: "投稿", titleBy: { "\($0)さんの投稿" }, ancestors: "コメント先", thisPost: "この投稿",
    comments: "コメント", noComments: "コメントはまだありません。",
    hiddenComments: "表示できるコメントはありません。",
    moreReplies: { "…ほかにコメントが\($0)件あります。開くと読めます" },
    newComments: { "新しいコメントが\($0)件あります。" },
    showNewComments: { "新しいコメント\($0)件を表示する" },
    isDeleted: "この投稿は削除されました。画面を離れるまでは読めます。",
    isMuted: "この会話のお知らせは届きません。",
    copyLink: "リンクをコピーする", link: { "この投稿のリンク: \($0)" },
    linkCopied: { "この投稿のリンクをコピーしました: \($0)" },
    editedAt: { "\($0) 編集" }, author: "投稿者のプロフィール", parent: "コメント先の投稿を開く",
    more: "コメントをもっと見る", refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry,
    likers: "いいねした人を見る", sharers: "共有した人を見る", people: .japanese, compose: .japanese,
    drafts: .japanese, history: .japanese)
}
