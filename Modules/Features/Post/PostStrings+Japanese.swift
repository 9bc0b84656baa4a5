extension PostStrings {
  public static let japanese = PostStrings(
    title: "投稿", titleBy: { "\($0)さんの投稿" }, ancestors: "コメント先", thisPost: "この投稿",
    comments: "コメント", noComments: "コメントはまだありません。",
    newComments: { "新しいコメントが\($0)件あります（rで表示）" },
    showNewComments: { "新しいコメント\($0)件を表示する" },
    vanished: "この投稿は表示できなくなりました。",
    isDeleted: "この投稿は削除されました。画面を離れるまでは読めます。",
    gone: "この投稿は削除されました。",
    notFound: "投稿が見つからないか、閲覧が許可されていません。",
    like: "いいねする", unlike: "いいねを取り消す", share: "共有する", unshare: "共有を取り消す",
    comment: "コメントする", author: "投稿者のプロフィール", parent: "コメント先の投稿を開く",
    more: "コメントをもっと見る", refresh: "最新の状態にする", retry: "もう一度試す",
    signIn: "サインインして、いいね・共有・コメントをする", delete: "削除する",
    deleteTitle: "投稿の削除", askDelete: "この投稿を削除しますか。元に戻すことはできません。",
    deleteYes: "はい、削除します", deleteNo: "いいえ、残します",
    done: {
      switch $0 {
      case .liked: "いいねしました。"
      case .unliked: "いいねを取り消しました。"
      case .shared: "フォロワーに共有しました。"
      case .unshared: "共有を取り消しました。"
      case .deleted: "投稿を削除しました。"
      }
    },
    compose: .japanese)
}
