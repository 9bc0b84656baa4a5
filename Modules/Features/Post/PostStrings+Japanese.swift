extension PostStrings {
  public static let japanese = PostStrings(
    title: "投稿", titleBy: { "\($0)さんの投稿" }, ancestors: "コメント先", thisPost: "この投稿",
    comments: "コメント", noComments: "コメントはまだありません。",
    newComments: { "新しいコメントが\($0)件あります（rで表示）" },
    showNewComments: { "新しいコメント\($0)件を表示する" },
    isDeleted: "この投稿は削除されました。画面を離れるまでは読めます。",
    gone: "この投稿は削除されました。",
    notFound: "投稿が見つからないか、閲覧が許可されていません。",
    author: "投稿者のプロフィール", parent: "コメント先の投稿を開く",
    more: "コメントをもっと見る", refresh: "最新の状態にする", retry: "もう一度試す",
    compose: .japanese)
}
