/// The words of writing a post or a comment. A host may change them on a copy.
public struct ComposeStrings: Sendable {
  public var postTitle: String
  public var commentTitle: String
  public var postField: String
  public var commentField: String
  public var hint: @Sendable (_ maximum: Int) -> String
  public var answered: String
  public var text: String
  public var preview: String
  public var remaining: @Sendable (_ count: Int) -> String
  public var publish: String
  public var resume: String
  public var leave: String
  public var discard: String
  public var askDiscard: String
  public var discardYes: String
  public var discardNo: String
  public var draftIsBack: String
  /// Stands before what went wrong.
  public var draftNotKept: String
  /// That the text had been published before and deleted since.
  public var wasDeleted: String
  public var answeredGone: String
  public var answeredNotFound: String
  /// Stands after why a comment cannot be published.
  public var isKept: String
  public var signIn: String
}
