/// The text of a statement, as a key. It's hashed by some of its bytes: the text of a page has thousands, and would be
/// hashed each time it's read.
struct StatementText: Hashable {
  /// About how many bytes are hashed.
  private static let samples = 64

  let text: String

  init(_ text: String) {
    self.text = text
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { bytes in
      hasher.combine(bytes.count)
      for index in stride(from: 0, to: bytes.count, by: bytes.count / Self.samples + 1) {
        hasher.combine(bytes[index])
      }
    }
  }
}
