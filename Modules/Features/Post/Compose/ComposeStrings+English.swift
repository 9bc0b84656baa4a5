import AppScreens
import Entities
import Presentation

extension ComposeStrings {
  public static let english = ComposeStrings(
    postTitle: SocialStrings.english.labels.newPost, commentTitle: "New comment", editTitle: "Edit your post",
    postField: "Your post", commentField: "Your comment",
    hint: { "You may write up to \($0) characters." }, draftHint: " What you leave stays as a draft.",
    answered: "You comment on", text: "Your text", preview: "This is how it will look",
    present: "This is what stands there now",
    remaining: { $0 == 1 ? "1 character left" : "\($0) characters left" },
    publish: "Publish", save: "Save", resume: "Go on writing", leave: "Leave it as a draft",
    discard: "Throw it away", askDiscard: "Throw away what you wrote? That cannot be undone.",
    discardYes: "Yes, throw it away", discardNo: SocialStrings.english.actions.deletionNo,
    begunEarlier: "You began this earlier. Choose what to go on with, or write something new.",
    begin: "Write something new", allDrafts: "All drafts",
    draftIsBack: "You began this earlier: your draft is back.",
    draftNotKept: "Your draft is not saved yet. ",
    wasDeleted: "You had published this text before and deleted it since. Publish it again to post it anew.",
    answeredGone: "The post you want to comment on has been deleted.",
    answeredNotFound: "The post you want to comment on is not there, or not meant for you.",
    editedGone: "The post you want to edit has been deleted.",
    editedForeign: "That is not your post: only who wrote it can edit it.",
    isKept: " Your text is kept as a draft.",
    conflict: "This post was edited meanwhile, elsewhere. Your text is kept. Saving it replaces what stands "
      + "there now, which stays in the history.",
    signIn: SocialStrings.english.labels.signIn, retry: SharedStrings.english.retry, settings: .english,
    photos: .english)
}

extension ComposeSettingStrings {
  public static let english = ComposeSettingStrings(
    visibility: { "Who may see it: \($0)" }, warning: { "Content warning: \($0)" },
    place: { "Place: \($0)" }, language: { "Language: \($0)" }, none: "none",
    asAnswered: "as the post it answers", visibilityTitle: "Who may see it?",
    visibilityMeaning: {
      switch $0 {
      case .everyone: "Public: everybody, also in the public timeline, by hashtag and in search"
      case .unlisted: "Unlisted: everybody who comes across it, but not in those lists"
      case .followers: "Followers only: your followers, and those it names"
      case .direct: "Direct: only those it names, as @handle"
      }
    },
    narrowed: SocialStrings.english.errors.writing.commentTooVisible,
    unchanged: "Leave it as it is", warningField: "Content warning",
    warningHint: "Readers see this first, and open the post if they like. Leave it empty for none.",
    placeField: "Place",
    placeHint: "A name, with its coordinates if you like: Lake Biwa@35.25,136.1. Leave it empty for none.",
    languageField: "Language", languageHint: "What you wrote in, as two letters: en, ja …")
}
