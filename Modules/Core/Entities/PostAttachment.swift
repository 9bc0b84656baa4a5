/// A part of a post from another server that posts here can't have, such as a sound recording. It's shown as a line
/// that says what it is, with a link to it.
public struct PostAttachment: Codable, Hashable, Sendable {
  /// What it is.
  @nonexhaustive
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A video, and one without sound that is played again and again, as posts have them that versions before 0.3.0 kept
    /// for reading offline. Now they are films.
    case video, animation
    case sound
    /// A file of a type that the server doesn't tell.
    case file
    /// Another post that this one quotes.
    case quote
    /// A web page that the text links to.
    case page
  }

  /// What it is.
  public let kind: Kind
  /// What its author says about it: a description, a title, the quoted text; may be empty.
  public let text: String
  /// The web address where it can be seen; nil if none is known.
  public let link: String?

  /// A part as its source tells it.
  public init(_ kind: Kind, text: String = "", link: String? = nil) {
    self.kind = kind
    self.text = text
    self.link = link
  }
}
