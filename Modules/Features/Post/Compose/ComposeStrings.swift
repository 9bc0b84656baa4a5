public import Entities

/// The words of writing a post or a comment and of editing. A host may change them on a copy.
public struct ComposeStrings: Sendable {
  public var postTitle: String
  public var commentTitle: String
  public var editTitle: String
  public var postField: String
  public var commentField: String
  public var hint: @Sendable (_ maximum: Int) -> String
  /// Stands after it where drafts are kept. A host may say here how one leaves.
  public var draftHint: String
  public var answered: String
  public var text: String
  public var preview: String
  /// Above what a post says now that was edited meanwhile.
  public var present: String
  public var remaining: @Sendable (_ count: Int) -> String
  public var publish: String
  public var save: String
  public var resume: String
  public var leave: String
  public var discard: String
  public var askDiscard: String
  public var discardYes: String
  public var discardNo: String
  /// Above posts begun earlier.
  public var begunEarlier: String
  public var begin: String
  public var allDrafts: String
  public var draftIsBack: String
  /// Stands before what went wrong.
  public var draftNotKept: String
  /// That the text had been published before and deleted since.
  public var wasDeleted: String
  public var answeredGone: String
  public var answeredNotFound: String
  public var editedGone: String
  public var editedForeign: String
  /// Stands after why what was written cannot be published.
  public var isKept: String
  /// That the post was edited meanwhile, and what saving does.
  public var conflict: String
  public var signIn: String
  public var retry: String
  public var settings: ComposeSettingStrings
  public var photos: ComposePhotoStrings
}

/// The words of what goes with a text.
public struct ComposeSettingStrings: Sendable {
  /// A setting with what is chosen for it.
  public var visibility: @Sendable (_ name: String) -> String
  public var warning: @Sendable (_ text: String) -> String
  public var place: @Sendable (_ name: String) -> String
  public var language: @Sendable (_ name: String) -> String
  /// In place of what is chosen.
  public var none: String
  /// In place of who may see a comment, when the post it answers could not be read.
  public var asAnswered: String
  public var visibilityTitle: String
  public var visibilityMeaning: @Sendable (PostVisibility) -> String
  /// Why not everything can be chosen for a comment.
  public var narrowed: String
  public var unchanged: String
  public var warningField: String
  /// A host may say here how nothing is entered; so for a place.
  public var warningHint: String
  public var placeField: String
  public var placeHint: String
  public var languageField: String
  public var languageHint: String
}
