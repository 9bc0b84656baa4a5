/// A language in which an app has its words: any that people read, by its code.
public struct Language: Hashable, Sendable {
  /// The BCP 47 code ("en", "pt-BR").
  public let code: String
  /// Which form of a counted text goes with a count.
  public let plurals: PluralRule
  /// How the digits of numbers are grouped.
  public let digits: DigitGrouping

  /// English, `en`, which stands in for languages that we have no texts in.
  public static let english = Language("en")
  /// Japanese, `ja`, which has one form for all counts.
  public static let japanese = Language("ja")

  /// The languages of our own texts.
  public static let builtIn = [english, japanese]

  /// - Parameters:
  ///   - code: The BCP 47 code.
  ///   - plurals: Its rule; by default the one that is known for the code, see ``PluralRule/init(of:)``.
  ///   - digits: Its grouping; by default the one that is known for the code, see ``DigitGrouping/init(of:)``.
  public init(_ code: String, plurals: PluralRule? = nil, digits: DigitGrouping? = nil) {
    self.code = code
    self.plurals = plurals ?? PluralRule(of: code)
    self.digits = digits ?? DigitGrouping(of: code)
  }

  /// The code without script and region ("pt" of "pt-BR"), in small letters.
  var base: String { Self.base(of: code) }

  /// The same of any code.
  static func base(of code: String) -> String { code.prefix { $0 != "-" && $0 != "_" }.lowercased() }

  /// Whether the codes are the same; the rules aren't compared.
  public static func == (one: Language, other: Language) -> Bool { one.code == other.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
