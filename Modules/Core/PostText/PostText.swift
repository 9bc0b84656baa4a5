/// The text of a post, and what its rules find in it. It's read once, however much of that is asked for.
public struct PostText: Hashable, Sendable {
  /// What a link counts, however long it is.
  public static let linkLength = 23

  /// As it was written.
  public let text: String
  /// The links, hashtags and mentions in the text, from its beginning to its end.
  public let entities: [TextEntity]

  /// - Parameter text: As it was written; any length, not checked.
  public init(_ text: String) {
    var text = text
    entities = text.withUTF8 { bytes in
      var scanner = TextScanner(bytes)
      return scanner.scan()
    }
    self.text = text
  }

  /// How many characters people would count: graphemes, a link as `linkLength`.
  public var length: Int {
    var (length, start) = (0, 0)
    for entity in entities where entity.kind == .link {
      length += count(start..<entity.bytes.lowerBound) + Self.linkLength
      start = entity.bytes.upperBound
    }
    return length + count(start..<text.utf8.count)
  }

  /// The names of the hashtags without `#`, as written, in order of appearance, each once in whatever case,
  /// accents and width.
  public var hashtags: [String] { named(.hashtag, folded: HashtagName.folded) }

  /// The handles mentioned, without `@`, in order of appearance, each once in whatever case; those with a host have it
  /// (`alice@host`).
  public var mentions: [String] { named(.mention) { $0.lowercased() } }

  /// The text cut into plain stretches, links, hashtags and mentions: joined again they are the text.
  public var parts: [TextPart] {
    var (parts, start): ([TextPart], Int) = ([], 0)
    for entity in entities {
      if start < entity.bytes.lowerBound { parts.append(part(.plain, start..<entity.bytes.lowerBound)) }
      parts.append(part(entity.kind, entity.bytes))
      start = entity.bytes.upperBound
    }
    if start < text.utf8.count { parts.append(part(.plain, start..<text.utf8.count)) }
    return parts
  }

  private func named(_ kind: TextPart.Kind, folded: (String) -> String) -> [String] {
    let names = entities.filter { $0.kind == kind }.map { String(stretch($0.bytes).dropFirst()) }
    if names.count < 2 { return names }
    var seen: Set<String> = []
    return names.filter { seen.insert(folded($0)).inserted }
  }

  private func part(_ kind: TextPart.Kind, _ bytes: Range<Int>) -> TextPart {
    TextPart(kind: kind, text: stretch(bytes))
  }

  private func stretch(_ bytes: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: bytes.count)]
  }

  private func count(_ bytes: Range<Int>) -> Int { bytes.isEmpty ? 0 : stretch(bytes).count }
}
