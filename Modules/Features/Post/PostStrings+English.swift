import AppScreens

extension PostStrings {
  public static let english = PostStrings(
    title: "Post", titleBy: { "Post by \($0)" }, ancestors: "In reply to",
    earlierPosts: {
      $0 == 1 ? "… 1 earlier post, open to read" : "… \($0, in: .english) earlier posts, open to read"
    },
    thisPost: "This post", comments: "Comments", noComments: "No comments yet.",
    hiddenComments: "None of the comments can be shown.",
    moreReplies: {
      $0 == 1 ? "… 1 more comment, open to read" : "… \($0, in: .english) more comments, open to read"
    },
    newComments: {
      $0 == 1 ? "1 new comment" : "\($0, in: .english) new comments"
    },
    showNewComments: { $0 == 1 ? "Show 1 new comment" : "Show \($0, in: .english) new comments" },
    isDeleted: "This post has been deleted. You can read it here until you leave.",
    isMuted: "This conversation is muted.",
    copyLink: "Copy link", filter: "Filter this post", link: { "Link to this post: \($0)" },
    linkCopied: { "Link copied: \($0)" },
    editedAt: { "edited \($0)" }, author: "Author's profile", parent: "Open the post it replies to",
    more: "More comments", refresh: SharedStrings.english.refresh, retry: SharedStrings.english.retry,
    likers: "Who liked it", sharers: "Who shared it", people: .english, compose: .english, drafts: .english,
    outbox: .english, conversations: .english, scheduled: .english,
    history: .english)
}
