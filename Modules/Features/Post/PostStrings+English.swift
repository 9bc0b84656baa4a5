import Presentation

extension PostStrings {
  public static let english = PostStrings(
    title: "Post", titleBy: { "Post by \($0)" }, ancestors: "In answer to",
    thisPost: "This post", comments: "Comments", noComments: "No comments yet.",
    hiddenComments: "There are no comments to show here.",
    newComments: {
      $0 == 1 ? "1 new comment, r to show it" : "\($0) new comments, r to show them"
    },
    showNewComments: { $0 == 1 ? "Show the new comment" : "Show \($0) new comments" },
    isDeleted: "This post has been deleted. You can read it here until you leave.",
    author: "Author's profile", parent: "Open the post it answers",
    more: "More comments", refresh: Words(.english).refresh, retry: Words(.english).retry,
    compose: .english)
}
