import AppScreens
import Entities
import Presentation

extension PostStrings {
  public static let english = PostStrings(
    title: "Post", titleBy: { "Post by \($0)" }, ancestors: "In answer to",
    thisPost: "This post", comments: "Comments", noComments: "No comments yet.",
    hiddenComments: "There are no comments to show here.",
    moreReplies: {
      $0 == 1 ? "… 1 more comment, open to read" : "… \($0) more comments, open to read"
    },
    newComments: {
      $0 == 1 ? "1 new comment" : "\($0) new comments"
    },
    showNewComments: { $0 == 1 ? "Show the new comment" : "Show \($0) new comments" },
    isDeleted: "This post has been deleted. You can read it here until you leave.",
    isMuted: "You hear nothing of this conversation.",
    copyLink: "Copy the link", link: { "The link to this post: \($0)" },
    linkCopied: { "The link to this post is copied: \($0)" },
    editedAt: { "edited \($0)" }, author: "Author's profile", parent: "Open the post it answers",
    more: "More comments", refresh: SharedStrings.english.refresh, retry: SharedStrings.english.retry,
    likers: "Who likes it", sharers: "Who shared it", people: .english, compose: .english, drafts: .english,
    history: .english)
}
