extension PostStrings {
  public static let english = PostStrings(
    title: "Post", titleBy: { "Post by \($0)" }, ancestors: "In answer to",
    thisPost: "This post", comments: "Comments", noComments: "No comments yet.",
    newComments: {
      $0 == 1 ? "1 new comment, r to show it" : "\($0) new comments, r to show them"
    },
    showNewComments: { $0 == 1 ? "Show the new comment" : "Show \($0) new comments" },
    vanished: "This post is no longer here.",
    isDeleted: "This post has been deleted. You can read it here until you leave.",
    gone: "This post has been deleted.",
    notFound: "There is no such post, or it is not meant for you.",
    like: "Like", unlike: "Take back your like", share: "Share", unshare: "Take back your share",
    comment: "Comment", author: "Author's profile", parent: "Open the post it answers",
    more: "More comments", refresh: "Refresh", retry: "Try again",
    signIn: "Sign in to like, share and comment", delete: "Delete", deleteTitle: "Delete a post",
    askDelete: "Delete this post? That cannot be undone.", deleteYes: "Yes, delete it",
    deleteNo: "No, keep it",
    done: {
      switch $0 {
      case .liked: "You like this now."
      case .unliked: "Your like is taken back."
      case .shared: "Shared with your followers."
      case .unshared: "Your share is taken back."
      case .deleted: "The post is deleted."
      }
    },
    compose: .english)
}
