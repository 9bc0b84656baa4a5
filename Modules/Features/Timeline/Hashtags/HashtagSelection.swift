import PostText

/// Which hashtags a post must carry, and which it must not. Names stand in it without `#`, each once in
/// whatever case, accents and width.
public struct HashtagSelection: Hashable, Sendable {
  /// At least one of these, if there are any.
  public let any: [String]
  /// Every one of these.
  public let all: [String]
  /// Not one of these.
  public let none: [String]

  /// A selection by names as people type them: with or without `#`. Whether they can be hashtags at all is
  /// told when it is read.
  public init(any: [String], all: [String] = [], none: [String] = []) {
    self.any = Self.names(any)
    self.all = Self.names(all)
    self.none = Self.names(none)
  }

  /// A selection as people write it in one line: `#cats #dogs` for posts with one of the two, `+#japan` for
  /// what must be there besides, `-#sale` for what must not. The `#` can be left out.
  public init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let all = words.filter { Self.plus.contains($0.first) }
    let none = words.filter { Self.minus.contains($0.first) }
    self.init(
      any: words.filter { !Self.plus.contains($0.first) && !Self.minus.contains($0.first) },
      all: all.map { String($0.dropFirst()) }, none: none.map { String($0.dropFirst()) })
  }

  /// The one hashtag that is asked for; nil when there is more to it.
  public var single: String? {
    any.count == 1 && all.isEmpty && none.isEmpty ? any[0] : nil
  }

  /// The selection in one line, as `init(_:)` takes it.
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
