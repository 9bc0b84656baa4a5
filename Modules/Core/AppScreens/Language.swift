/// A language of an app's words, identified by its code.
public struct Language: Hashable, Sendable {
  /// The BCP 47 code ("en", "pt-BR").
  public let code: String
  /// Which form of a counted text to use for a count.
  public let plurals: PluralRule
  /// How the digits of numbers are grouped.
  public let digits: DigitGrouping

  /// English, `en`, which is used if there are no texts in a language.
  public static let english = Language("en")
  /// Japanese, `ja`, which has one form for all counts.
  public static let japanese = Language("ja")

  /// The languages of this package's texts.
  public static let builtIn = [english, japanese]

  /// - Parameters:
  ///   - code: The BCP 47 code.
  ///   - plurals: Its plural rule; by default the known one for the code, see ``PluralRule/init(of:)``.
  ///   - digits: Its digit grouping; by default the known one for the code, see ``DigitGrouping/init(of:)``.
  public init(_ code: String, plurals: PluralRule? = nil, digits: DigitGrouping? = nil) {
    self.code = code
    self.plurals = plurals ?? PluralRule(of: code)
    self.digits = digits ?? DigitGrouping(of: code)
  }

  /// The code without script and region ("pt" of "pt-BR"), in lowercase.
  var base: String { Self.base(of: code) }

  /// A code without script and region, in lowercase.
  static func base(of code: String) -> String { code.prefix { $0 != "-" && $0 != "_" }.lowercased() }

  /// Whether the codes are the same; the rules aren't compared.
  public static func == (one: Language, other: Language) -> Bool { one.code == other.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
