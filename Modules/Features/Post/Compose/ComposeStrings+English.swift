import Presentation

extension ComposeStrings {
  public static let english = ComposeStrings(
    postTitle: Words(.english).newPost, commentTitle: "New comment", postField: "Your post",
    commentField: "Your comment", hint: { "You may write up to \($0) characters." },
    answered: "You comment on", text: "Your text", preview: "This is how it will look",
    remaining: { $0 == 1 ? "1 character left" : "\($0) characters left" },
    publish: "Publish", resume: "Go on writing", leave: "Leave it as a draft",
    discard: "Throw it away", askDiscard: "Throw away what you wrote? That cannot be undone.",
    discardYes: "Yes, throw it away", discardNo: "No, keep it",
    draftIsBack: "You began this earlier: your draft is back.",
    draftNotKept: "Your draft is not saved yet. ",
    wasDeleted: "You had published this text before and deleted it since. Publish it again to post it anew.",
    answeredGone: "The post you want to comment on has been deleted.",
    answeredNotFound: "The post you want to comment on is not there, or not meant for you.",
    isKept: " Your text is kept as a draft.", signIn: Words(.english).signIn)
}
