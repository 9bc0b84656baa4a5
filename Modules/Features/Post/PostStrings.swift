public import Presentation

/// The words of a post and its thread. A host may change them on a copy.
public struct PostStrings: Sendable {
  public var title: String
  public var titleBy: @Sendable (_ name: String) -> String
  public var ancestors: String
  public var thisPost: String
  public var comments: String
  public var noComments: String
  public var newComments: @Sendable (_ count: Int) -> String
  public var showNewComments: @Sendable (_ count: Int) -> String
  public var isDeleted: String
  public var gone: String
  public var notFound: String
  public var like: String
  public var unlike: String
  public var share: String
  public var unshare: String
  public var comment: String
  public var author: String
  public var parent: String
  public var more: String
  public var refresh: String
  public var retry: String
  public var signIn: String
  public var delete: String
  public var deleteTitle: String
  public var askDelete: String
  public var deleteYes: String
  public var deleteNo: String
  public var outcome: @Sendable (PostState.Outcome) -> String
  public var compose: ComposeStrings

  /// The words in a language.
  public static func of(_ language: Language) -> PostStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  public static let english = PostStrings(
    title: "Post", titleBy: { "Post by \($0)" }, ancestors: "In answer to",
    thisPost: "This post", comments: "Comments", noComments: "No comments yet.",
    newComments: {
      $0 == 1 ? "1 new comment, r to show it" : "\($0) new comments, r to show them"
    },
    showNewComments: { $0 == 1 ? "Show the new comment" : "Show \($0) new comments" },
    isDeleted: "This post has been deleted. You can read it here until you leave.",
    gone: "This post has been deleted.",
    notFound: "There is no such post, or it is not meant for you.",
    like: "Like", unlike: "Take back your like", share: "Share", unshare: "Take back your share",
    comment: "Comment", author: "Author's profile", parent: "Open the post it answers",
    more: "More comments", refresh: "Refresh", retry: "Try again",
    signIn: "Sign in to like, share and comment", delete: "Delete", deleteTitle: "Delete a post",
    askDelete: "Delete this post? That cannot be undone.", deleteYes: "Yes, delete it",
    deleteNo: "No, keep it",
    outcome: {
      switch $0 {
      case .liked: "You like this now."
      case .unliked: "Your like is taken back."
      case .shared: "Shared with your followers."
      case .unshared: "Your share is taken back."
      case .deleted: "The post is deleted."
      }
    },
    compose: .english)

  public static let japanese = PostStrings(
    title: "投稿", titleBy: { "\($0)さんの投稿" }, ancestors: "コメント先", thisPost: "この投稿",
    comments: "コメント", noComments: "コメントはまだありません。",
    newComments: { "新しいコメントが\($0)件あります（rで表示）" },
    showNewComments: { "新しいコメント\($0)件を表示する" },
    isDeleted: "この投稿は削除されました。画面を離れるまでは読めます。",
    gone: "この投稿は削除されました。",
    notFound: "投稿が見つからないか、閲覧が許可されていません。",
    like: "いいねする", unlike: "いいねを取り消す", share: "共有する", unshare: "共有を取り消す",
    comment: "コメントする", author: "投稿者のプロフィール", parent: "コメント先の投稿を開く",
    more: "コメントをもっと見る", refresh: "最新の状態にする", retry: "もう一度試す",
    signIn: "サインインして、いいね・共有・コメントをする", delete: "削除する",
    deleteTitle: "投稿の削除", askDelete: "この投稿を削除しますか。元に戻すことはできません。",
    deleteYes: "はい、削除します", deleteNo: "いいえ、残します",
    outcome: {
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
