/// The text of a post, and the links, hashtags and mentions in it. The text is scanned once.
public struct PostText: Hashable, Sendable {
  /// The number of characters that a link counts as, whatever its length.
  public static let linkLength = 23

  /// The text as it was written.
  public let text: String
  /// The links, hashtags and mentions in the text, from its beginning to its end.
  public let entities: [TextEntity]

  /// - Parameter text: The text as it was written, of any length. It isn't checked.
  public init(_ text: String) {
    var text = text
    entities = text.withUTF8 { bytes in
      var scanner = TextScanner(bytes)
      return scanner.scan()
    }
    self.text = text
  }

  /// The number of characters as people count them: graphemes, with a link as `linkLength`.
  public var length: Int {
    var (length, start) = (0, 0)
    for entity in entities where entity.kind == .link {
      length += count(start..<entity.bytes.lowerBound) + Self.linkLength
      start = entity.bytes.upperBound
    }
    return length + count(start..<text.utf8.count)
  }

  /// The names of the hashtags without `#`, as written, in order of appearance, without repetitions that differ only
  /// in case, accents or width.
  public var hashtags: [String] { named(.hashtag, folded: HashtagName.folded) }

  /// The mentioned handles without `@`, in order of appearance, without repetitions that differ only in case. Handles
  /// with a host include it (`alice@host`).
  public var mentions: [String] { named(.mention) { $0.lowercased() } }

  /// The text split into plain text, links, hashtags and mentions: joined, they're the text.
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
