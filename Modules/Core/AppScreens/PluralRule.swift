/// The plural forms that languages have, as CLDR names them. Most languages have some of them; all have `other`.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form of a counted text to use for a whole number, according to CLDR (https://cldr.unicode.org, Plural
/// Rules).
public struct PluralRule: Sendable {
  private let category: @Sendable (_ count: Int) -> PluralCategory

  /// - Parameter category: Returns the form for a count, which is never negative.
  public init(_ category: @escaping @Sendable (_ count: Int) -> PluralCategory) {
    self.category = category
  }

  /// The rule of a language; only `other` if the language isn't in our table, as in CLDR.
  ///
  /// - Parameter code: The BCP 47 code.
  public init(of code: String) {
    self = Self.table[code] ?? Self.table[Language.base(of: code)] ?? .none
  }

  /// The form for a count.
  public func category(of count: Int) -> PluralCategory {
    category(count == .min ? .max : abs(count))
  }

  private static let table: [String: PluralRule] = {
    let rules: [(rule: PluralRule, codes: [String])] = [
      (.none, ["id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yue", "zh"]),
      (
        .singular,
        [
          "af", "bg", "da", "de", "el", "en", "eo", "et", "eu", "fi", "fy", "gl", "hu", "ka", "kk", "ky",
          "mn", "nb", "nl", "nn", "no", "sq", "sv", "sw", "ta", "te", "tr", "ur",
        ]
      ),
      (.singularAndMillions, ["ca", "es", "it", "pt-PT"]),
      (.toOne, ["am", "bn", "fa", "gu", "hi", "kn", "zu"]),
      (.toOneAndMillions, ["fr", "pt"]),
      (.eastSlavic, ["be", "ru", "uk"]),
      (.southSlavic, ["bs", "hr", "sr"]),
      (.westSlavic, ["cs", "sk"]),
      (.polish, ["pl"]),
      (.slovene, ["sl"]),
      (.lithuanian, ["lt"]),
      (.latvian, ["lv"]),
      (.romanian, ["ro"]),
      (.lastDigitOne, ["is", "mk"]),
      (.dual, ["he"]),
      (.arabic, ["ar"]),
      (.irish, ["ga"]),
      (.welsh, ["cy"]),
    ]
    var table: [String: PluralRule] = [:]
    for (rule, codes) in rules {
      for code in codes { table[code] = rule }
    }
    return table
  }()
}
