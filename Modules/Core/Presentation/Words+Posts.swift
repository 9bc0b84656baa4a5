// What is said about acting on a post, on whichever screen it stands.
extension Words {
  public var likePost: String { pick("Like", "いいねする") }
  public var unlikePost: String { pick("Take back your like", "いいねを取り消す") }
  public var sharePost: String { pick("Share", "共有する") }
  public var unsharePost: String { pick("Take back your share", "共有を取り消す") }
  public var commentOnPost: String { pick("Comment", "コメントする") }
  public var deletePost: String { pick("Delete", "削除する") }
  public var signInToAct: String {
    pick("Sign in to like, share and comment", "サインインして、いいね・共有・コメントをする")
  }

  public var deletionTitle: String { pick("Delete a post", "投稿の削除") }
  public var deletionQuestion: String {
    pick("Delete this post? That cannot be undone.", "この投稿を削除しますか。元に戻すことはできません。")
  }
  public var deletionYes: String { pick("Yes, delete it", "はい、削除します") }
  public var deletionNo: String { pick("No, keep it", "いいえ、残します") }

  public var postLiked: String { pick("You like this post now.", "いいねしました。") }
  public var postUnliked: String { pick("You no longer like this post.", "いいねを取り消しました。") }
  public var postShared: String { pick("Shared with your followers.", "フォロワーに共有しました。") }
  public var postUnshared: String { pick("You no longer share this post.", "共有を取り消しました。") }
  public var postDeleted: String { pick("The post is deleted.", "投稿を削除しました。") }
  /// In place of a post that vanished while it was being read.
  public var postVanished: String {
    pick("This post is no longer here.", "この投稿は表示できなくなりました。")
  }
}
