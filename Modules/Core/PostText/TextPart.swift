/// A stretch of a post's text.
public struct TextPart: Hashable, Sendable {
  /// What the stretch is.
  public enum Kind: Hashable, Sendable {
    /// Text with nothing to open.
    case plain
    /// An address beginning with `http://` or `https://`.
    case link
    /// `#` and a name.
    case hashtag
    /// `@` and a handle, with `@host` or without.
    case mention
  }

  /// What the stretch is, and so what opening it leads to.
  public let kind: Kind
  /// As written, with the `#` or `@`.
  public let text: Substring
}

/// A link, hashtag or mention, by its place in a text.
public struct TextEntity: Hashable, Sendable {
  /// What it is; never `plain`.
  public let kind: TextPart.Kind
  /// The bytes of the text's UTF-8 that it takes, with the `#` or `@`.
  public let bytes: Range<Int>
}
