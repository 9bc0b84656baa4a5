/// The handles and hashtags that someone has come across on screens, to be typed by Tab.
struct SeenNames {
  /// How many are kept.
  private static let limit = 100
  /// The longest row of words, in bytes; what is longer holds a picture.
  private static let longestRow = 4096

  /// As they are typed (`@aiko`, `#swift`), those seen last first.
  private(set) var all: [String] = []

  /// Keeps the names in a printed screen.
  mutating func add(from text: String) {
    let name = /[@#][\p{L}\p{M}\p{N}_]+(?:@[\w\-]+(?:\.[\w\-]+)+)?/
    let found = text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.count <= Self.longestRow }
      .flatMap { Substring($0).matches(of: name) }.map { String($0.output) }
    var isKnown: Set<String> = []
    all = Array((found.reversed() + all).filter { isKnown.insert($0).inserted }.prefix(Self.limit))
  }
}
