import Presentation

extension PostStrings {
  public static let japanese = PostStrings(
    title: "投稿", titleBy: { "\($0)さんの投稿" }, ancestors: "コメント先", thisPost: "この投稿",
    comments: "コメント", noComments: "コメントはまだありません。",
    hiddenComments: "表示できるコメントはありません。",
    newComments: { "新しいコメントが\($0)件あります。rで表示します。" },
    showNewComments: { "新しいコメント\($0)件を表示する" },
    isDeleted: "この投稿は削除されました。画面を離れるまでは読めます。",
    author: "投稿者のプロフィール", parent: "コメント先の投稿を開く",
    more: "コメントをもっと見る", refresh: Words(.japanese).refresh,
    retry: Words(.japanese).retry,
    compose: .japanese)
}
