/// Reads HTML that came from elsewhere, such as posts of other servers, as plain text.
///
/// Paragraphs, breaks and lists become lines, quotes have `> ` before each line, and code is between grave accents or
/// keeps its lines. Links, mentions and hashtags are written so that the rules for texts find them again: links with their
/// whole address, people with the name of their server. Custom emoji are names between colons. Nothing else is left of
/// the markup: what browsers don't show isn't read.
public struct HTMLReader: Sendable {
  /// The most bytes of HTML that are read, and the most tags.
  static let (mostBytes, mostTags) = (64 * 1024, 4000)
  /// The most bytes of text that are written.
  static let mostText = 2 * mostBytes
  /// The most memory that a tree takes.
  private static let memory = 16 * 1024 * 1024
  /// A piece this short is never too much.
  private static let leastBytes = 1024

  /// Makes a reader. It keeps nothing between calls.
  public init() {}

  /// The text of a piece of HTML.
  ///
  /// - Parameters:
  ///   - html: The HTML; anything is read as browsers read it.
  ///   - people: The handles of people by the addresses of their profiles: those that a post says it mentions. A handle
  ///     has the name of its server where it needs one. Other people get the name of the server in their address.
  ///   - hasQuote: Whether the post that it quotes is shown beside it. If so, the link to that post is left out, which
  ///     servers add for apps that don't know quotes.
  public func read(
    _ html: String, naming people: [String: String] = [:], hasQuote: Bool = false
  ) -> ReadText {
    var html = html.withoutControls
    return html.withUTF8 { bytes in
      var part = Self.beginning(of: bytes)
      if part == 0 { return ReadText(text: "") }
      while true {
        let read = HTMLTree.read(UnsafeBufferPointer(rebasing: bytes[..<part]), memory: Self.memory) { root in
          var reader = TreeReader(naming: people, hasQuote: hasQuote)
          reader.read(root)
          return ReadText(text: reader.text, isComplete: part == bytes.count && !reader.isCut)
        }
        if let read { return read }
        // Elements that are opened again and again make a tree far larger than the text: half of it needs a quarter.
        if part < Self.leastBytes { return ReadText(text: "", isComplete: false) }
        part = Self.boundary(atMost: part / 2, in: bytes)
      }
    }
  }

  /// How many bytes are read.
  private static func beginning(of html: UnsafeBufferPointer<UInt8>) -> Int {
    var tags = 0
    let most = boundary(atMost: min(html.count, mostBytes), in: html)
    for index in 0..<most where html[index] == UInt8(ascii: "<") {
      tags += 1
      if tags > mostTags { return index }
    }
    return most
  }

  /// The end of the last character that ends at a byte or before it.
  private static func boundary(atMost end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = end
    while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}

extension String {
  /// The HTML without control characters, which it can't have: parsers put others in their place.
  fileprivate var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
  }
}

extension Unicode.Scalar {
  /// Whether it's a control character, other than white space.
  fileprivate var isControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0x00..<0x20, 0x7F...0x9F: true
    default: false
    }
  }
}
