extension PostStrings {
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
    author: "Author's profile", parent: "Open the post it answers",
    more: "More comments", refresh: "Refresh", retry: "Try again",
    compose: .english)
}
