import PostText

/// Which hashtags a post must have, and which it must not. Names are without `#`; names that differ only in case,
/// accents or width count as one.
public struct HashtagSelection: Hashable, Sendable {
  /// The most hashtags that a selection can name.
  public static let maximumCount = 20

  /// At least one of these, if there are any.
  public let any: [String]
  /// All of these.
  public let all: [String]
  /// None of these.
  public let none: [String]

  /// A selection of names as entered, with or without `#`. Whether they can be hashtags is checked only when their
  /// posts are read.
  public init(any: [String], all: [String] = [], none: [String] = []) {
    self.any = Self.names(any)
    self.all = Self.names(all)
    self.none = Self.names(none)
  }

  /// A selection written in one line: `#cats #dogs` for posts with either, `+#japan` to require a hashtag as well,
  /// `-#sale` to exclude one. The `#` is optional.
  public init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let all = words.filter { Self.plus.contains($0.first) }
    let none = words.filter { Self.minus.contains($0.first) }
    self.init(
      any: words.filter { !Self.plus.contains($0.first) && !Self.minus.contains($0.first) },
      all: all.map { String($0.dropFirst()) }, none: none.map { String($0.dropFirst()) })
  }

  /// The hashtag of a selection of just one; nil for any other selection.
  public var single: String? {
    any.count == 1 && all.isEmpty && none.isEmpty ? any[0] : nil
  }

  /// The selection in one line, as `init(_:)` reads it.
  public var line: String {
    (any.map { "#\($0)" } + all.map { "+#\($0)" } + none.map { "-#\($0)" }).joined(separator: " ")
  }

  // Japanese keyboards give either width.
  private static let plus: [Character?] = ["+", "＋"]
  private static let minus: [Character?] = ["-", "－", "−"]

  private static func names(_ entered: [String]) -> [String] {
    var known: Set<String> = []
    return entered.map { HashtagName($0)?.text ?? $0 }
      .filter { known.insert(HashtagName.folded($0)).inserted }
  }
}
