/// A piece of text of one emphasis.
public struct TextSpan: Hashable, Sendable {
  /// The text; can be empty and contain newlines. Control characters are removed when it is drawn.
  public let text: String
  /// How the whole piece stands out.
  public let emphasis: Emphasis
  /// The address that it leads to, on hosts that open addresses; nil for none.
  public let link: String?
  /// What is said in its place where a screen is read aloud (`ScreenLayout.words`); nil for the text itself.
  public let words: String?
  /// Whether ``itemNumber`` in the text stands for the number of the item that it's in.
  public let namesNumber: Bool

  /// What stands in a text for the number of its item, which is known only when the screen is drawn.
  public static let itemNumber = "\u{FFFC}"

  /// A piece of text, plain, leading nowhere and read aloud as it is by default.
  public init(
    _ text: String, _ emphasis: Emphasis = .plain, link: String? = nil, words: String? = nil,
    namesNumber: Bool = false
  ) {
    self.text = text
    self.emphasis = emphasis
    self.link = link
    self.words = words
    self.namesNumber = namesNumber
  }

  var inWords: TextSpan { TextSpan(words ?? text, emphasis, link: link) }

  /// The piece as it's drawn in an item with this number.
  func naming(_ number: Int) -> TextSpan {
    if !namesNumber { return self }
    return TextSpan(text.replacing(Self.itemNumber, with: String(number)), emphasis, link: link, words: words)
  }
}
