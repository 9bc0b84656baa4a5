/// Plain text that was read from HTML.
public struct ReadText: Hashable, Sendable {
  /// The text: lines without control characters, and without any that could reorder the text around them.
  public let text: String
  /// Whether it's all of the HTML's text; false if that was too large, and this is its beginning.
  public let isComplete: Bool

  /// - Parameters:
  ///   - text: Plain text.
  ///   - isComplete: Whether it's all of the text.
  public init(text: String, isComplete: Bool = true) {
    self.text = text
    self.isComplete = isComplete
  }
}
