/// The handles and hashtags that someone has come across on screens, to be typed by Tab.
struct SeenNames {
  /// How many are kept.
  private static let limit = 100

  /// As they are typed (`@aiko`, `#swift`), those seen last first.
  private(set) var all: [String] = []

  /// Keeps what stands in a printed screen.
  mutating func add(from text: String) {
    let name = /[@#][\p{L}\p{M}\p{N}_]+(?:@[\w\-]+(?:\.[\w\-]+)+)?/
    let found = text.matches(of: name).map { String($0.output) }
    var isKnown: Set<String> = []
    all = Array((found.reversed() + all).filter { isKnown.insert($0).inserted }.prefix(Self.limit))
  }
}
