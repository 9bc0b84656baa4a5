/// How a language groups the digits of whole numbers, according to CLDR (https://cldr.unicode.org, Number Patterns):
/// 1,234,567 in English, 1.234.567 in German, 12,34,567 in Hindi.
public struct DigitGrouping: Hashable, Sendable {
  private let separator: String
  private let size: Int
  private let leading: Int

  /// - Parameters:
  ///   - separator: The separator between two groups.
  ///   - size: The number of digits in each group, except the last, which has three, and the first, which has the
  ///     rest.
  ///   - leading: How many digits must precede the last three for there to be groups: in Spanish, 1234 is written
  ///     without a separator, and 12.345 with one.
  public init(separator: String, size: Int = 3, leading: Int = 1) {
    self.separator = separator
    self.size = max(size, 1)
    self.leading = max(leading, 1)
  }

  /// The grouping of a language; without a separator if the language isn't in our table.
  ///
  /// - Parameter code: The BCP 47 code.
  public init(of code: String) {
    self = Self.table[code] ?? Self.table[Language.base(of: code)] ?? .none
  }

  /// The digits of a number, in groups.
  public func callAsFunction(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    guard digits.count >= 3 + leading else { return String(number) }
    var groups = [String(digits.suffix(3))]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      groups.append(String(rest.suffix(size)))
      rest = rest.dropLast(size)
    }
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: separator)
  }

  private static let none = Self(separator: "")
  private static let comma = Self(separator: ",")
  private static let commaByTwo = Self(separator: ",", size: 2)
  private static let period = Self(separator: ".")
  private static let periodFromFive = Self(separator: ".", leading: 2)
  private static let space = Self(separator: "\u{A0}")
  private static let spaceFromFive = Self(separator: "\u{A0}", leading: 2)

  private static let table: [String: DigitGrouping] = {
    let groupings: [(grouping: DigitGrouping, codes: [String])] = [
      (
        .comma,
        [
          "am", "ar", "cy", "en", "es-MX", "fa", "ga", "he", "ja", "km", "kn", "ko", "mn", "ms", "my", "sw",
          "th", "ur", "yue", "zh", "zu",
        ]
      ),
      (.commaByTwo, ["bn", "en-IN", "gu", "hi", "ml", "mr", "ne", "pa", "ta", "te"]),
      (
        .period,
        [
          "bs", "ca", "da", "de", "el", "eu", "fy", "gl", "hr", "id", "is", "lo", "mk", "nl", "pt", "ro",
          "sr", "tr", "vi",
        ]
      ),
      (.periodFromFive, ["es", "it", "sl"]),
      (
        .space,
        [
          "af", "cs", "en-ZA", "eo", "fi", "fr-CA", "kk", "ky", "lt", "nb", "nn", "no", "ru", "sk", "sv",
          "uk",
        ]
      ),
      (.spaceFromFive, ["be", "bg", "et", "hu", "ka", "lv", "pl", "pt-PT", "sq"]),
      (Self(separator: "\u{202F}"), ["fr"]),
      (Self(separator: "’"), ["de-CH", "de-LI"]),
    ]
    var table: [String: DigitGrouping] = [:]
    for (grouping, codes) in groupings {
      for code in codes { table[code] = grouping }
    }
    return table
  }()
}

extension DefaultStringInterpolation {
  /// Adds a number with its digits grouped as in a language: `"\(count, in: .english) posts"`.
  public mutating func appendInterpolation(_ number: Int, in language: Language) {
    appendLiteral(language.digits(number))
  }
}
