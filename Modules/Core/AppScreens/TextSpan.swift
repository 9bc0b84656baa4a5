/// A piece of text with one emphasis.
public struct TextSpan: Hashable, Sendable {
  /// The text. It may be empty or contain newlines. Control characters are removed when it's drawn.
  public let text: String
  /// The emphasis of the text.
  public let emphasis: Emphasis
  /// The address that it leads to, if the host opens addresses; nil for none.
  public let link: String?
  /// The replacement for reading aloud (`ScreenLayout.words`); nil for the text itself.
  public let words: String?
  /// Whether ``itemNumber`` in the text stands for the number of its item.
  public let namesNumber: Bool

  /// The placeholder for the number of the text's item, which is known only when the screen is drawn.
  public static let itemNumber = "\u{FFFC}"

  /// Makes a piece of text. By default it's plain, leads nowhere and is read aloud as it is.
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

  /// The text as it's drawn in the item with this number.
  func naming(_ number: Int) -> TextSpan {
    if !namesNumber { return self }
    return TextSpan(text.replacing(Self.itemNumber, with: String(number)), emphasis, link: link, words: words)
  }
}
