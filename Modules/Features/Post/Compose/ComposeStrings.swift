/// The texts of writing a post or a comment, and of editing. A host can change them on a copy.
public struct ComposeStrings: Sendable {
  public var postTitle: String
  public var commentTitle: String
  public var editTitle: String
  public var postField: String
  public var commentField: String
  public var hint: @Sendable (_ maximum: Int) -> String
  /// After the hint, if drafts are kept. A host can add how to leave.
  public var draftHint: String
  public var answered: String
  public var text: String
  public var preview: String
  /// Above the current version of a post that was edited elsewhere since.
  public var currentVersion: String
  public var remaining: @Sendable (_ count: Int) -> String
  /// That people whom the post mentions, as `@handle`, do not exist.
  public var unknownPeople: @Sendable (_ names: [String]) -> String
  public var publish: String
  public var save: String
  public var resume: String
  public var leave: String
  public var discard: String
  public var askDiscard: String
  public var discardYes: String
  public var discardNo: String
  /// Above the drafts to continue.
  public var begunEarlier: String
  public var begin: String
  public var allDrafts: String
  /// That there are drafts besides the text at hand. A host can add how to open them.
  public var otherDrafts: String
  public var draftIsBack: String
  /// Said on the next screen after leaving with a draft, after publishing, and where the server can't be reached.
  public var draftSaved, published, waits: String
  /// After scheduling; nil where the time can't be said.
  public var scheduled: @Sendable (_ time: String?) -> String
  /// Before the reason why the draft couldn't be saved.
  public var draftNotKept: String
  /// Says that the same text was published before and deleted since.
  public var wasDeleted: String
  public var answeredGone: String
  public var answeredNotFound: String
  public var editedGone: String
  public var notAuthor: String
  /// After the reason why the text can't be published.
  public var isKept: String
  /// Says that the post was edited elsewhere, and what saving does.
  public var conflict: String
  public var signIn: String
  public var retry: String
  public var settings: ComposeSettingStrings
  public var photos: ComposePhotoStrings
}
