import AppScreens

extension PostStrings {
  public static let japanese = PostStrings(
    title: "投稿", titleBy: { "\($0)さんの投稿" }, ancestors: "元の投稿",
    earlierPosts: { "…これより前の投稿\($0, in: .japanese)件（開くと表示）" }, thisPost: "この投稿",
    comments: "コメント", noComments: "コメントはまだありません。",
    hiddenComments: "表示できるコメントはありません。",
    moreReplies: { "…ほかにコメント\($0, in: .japanese)件（開くと表示）" },
    newComments: { "新しいコメントが\($0, in: .japanese)件あります。" },
    showNewComments: { "新しいコメント\($0, in: .japanese)件を表示" },
    isDeleted: "この投稿は削除されました。画面を離れるまでは読めます。",
    isMuted: "この会話はミュート中です。通知は届きません。",
    copyLink: "リンクをコピー", filter: "この投稿をフィルターに追加", link: { "この投稿のリンク: \($0)" },
    linkCopied: { "リンクをコピーしました: \($0)" },
    editedAt: { "\($0)に編集" }, author: "投稿者のプロフィール", parent: "元の投稿を開く",
    more: "コメントをもっと見る", refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry,
    likers: "いいねした人を見る", sharers: "シェアした人を見る", people: .japanese, compose: .japanese,
    drafts: .japanese, outbox: .japanese, conversations: .japanese, scheduled: .japanese,
    history: .japanese)
}
