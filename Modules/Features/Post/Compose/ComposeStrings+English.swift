import AppScreens
import Presentation

extension ComposeStrings {
  public static let english = ComposeStrings(
    postTitle: SocialStrings.english.labels.newPost, commentTitle: "New comment", editTitle: "Edit post",
    postField: "Your post", commentField: "Your comment",
    hint: { "Up to \($0, in: .english) characters." }, draftHint: " " + SharedStrings.english.drafts.hint,
    answered: "Replying to", text: "Your text", preview: "Preview",
    currentVersion: SharedStrings.english.drafts.current,
    remaining: { $0 == 1 ? "1 character left" : "\($0, in: .english) characters left" },
    unknownPeople: {
      "\($0.joined(separator: ", ")) \($0.count == 1 ? "doesn't" : "don't") exist here and won't be notified."
    },
    publish: "Publish", save: "Save", resume: SharedStrings.english.drafts.resume, leave: "Save as draft",
    discard: SharedStrings.english.drafts.discard, askDiscard: SharedStrings.english.drafts.askDiscard,
    discardYes: SharedStrings.english.drafts.discardYes, discardNo: SharedStrings.english.drafts.discardNo,
    begunEarlier: "You have drafts. Choose one to continue, or write something new.",
    begin: "Write something new", allDrafts: "All drafts",
    otherDrafts: "You also have drafts.", draftIsBack: "Draft restored.",
    draftSaved: SharedStrings.english.drafts.saved,
    published: "Published.", waits: "Offline. It's sent when the server can be reached.",
    scheduled: { time in time.map { "Scheduled for \($0)." } ?? "Scheduled." },
    draftNotKept: SharedStrings.english.drafts.notSaved,
    wasDeleted: "You published this text before and then deleted it. Publish to post it again.",
    answeredGone: "The post you're commenting on has been deleted.",
    answeredNotFound: "The post you're commenting on doesn't exist, or you don't have access to it.",
    editedGone: "The post you're editing has been deleted.",
    notAuthor: "Only the author can edit this post.",
    isKept: " Your text is saved as a draft.",
    conflict: "This post was edited elsewhere. Your text is safe. Saving it replaces the current version, "
      + "which stays in the edit history.",
    signIn: SocialStrings.english.labels.signIn, retry: SharedStrings.english.retry, settings: .english,
    photos: .english)
}
