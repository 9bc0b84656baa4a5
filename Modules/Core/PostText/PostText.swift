/// The text of a post, and what its rules find in it.
public struct PostText: Hashable, Sendable {
  /// What a link counts, however long it is.
  public static let linkLength = 23

  /// As it was written.
  public let text: String

  /// - Parameter text: As it was written; any length, not checked.
  public init(_ text: String) {
    self.text = text
  }

  /// How many characters people would count: graphemes, a link as `linkLength`.
  public var length: Int {
    parts.reduce(0) { $0 + ($1.kind == .link ? Self.linkLength : $1.text.count) }
  }

  /// The names of the hashtags without `#`, as written, in order of appearance, each once in whatever case,
  /// accents and width.
  public var hashtags: [String] { named(.hashtag, folded: HashtagName.folded) }

  /// The handles mentioned, without `@`, in order of appearance, each once in whatever case; those of other
  /// servers with their host (`alice@host`).
  public var mentions: [String] { named(.mention) { $0.lowercased() } }

  /// The text cut into plain stretches, links, hashtags and mentions: joined again they are the text.
  public var parts: [TextPart] {
    var scanner = TextScanner(text)
    return scanner.scan()
  }

  private func named(_ kind: TextPart.Kind, folded: (String) -> String) -> [String] {
    var seen: Set<String> = []
    return parts.filter { $0.kind == kind }.map { String($0.text.dropFirst()) }
      .filter { seen.insert(folded($0)).inserted }
  }
}

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
