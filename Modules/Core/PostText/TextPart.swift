/// A part of a post's text.
public struct TextPart: Hashable, Sendable {
  /// The kind of a part.
  public enum Kind: Hashable, Sendable {
    /// Plain text.
    case plain
    /// An address beginning with `http://` or `https://`.
    case link
    /// `#` and a name.
    case hashtag
    /// `@` and a handle, with `@host` or without.
    case mention
  }

  /// The kind of the part, and so what opening it leads to.
  public let kind: Kind
  /// The text as written, with the `#` or `@`.
  public let text: Substring
}

/// A link, hashtag or mention, and its range in a text.
public struct TextEntity: Hashable, Sendable {
  /// The kind; never `plain`.
  public let kind: TextPart.Kind
  /// Its range in the text's UTF-8, with the `#` or `@`.
  public let bytes: Range<Int>
}
