/// The texts of a part of an app as one value per language. Ours come in English and Japanese; for any other
/// language a host makes a value of its own.
public protocol LocalizedStrings: Sendable {
  /// The texts in English, which are shown for every language without texts of ours.
  static var english: Self { get }
  /// The texts in Japanese.
  static var japanese: Self { get }
}

extension LocalizedStrings {
  /// The texts in a language; English where we have none in it.
  public static func of(_ language: Language) -> Self {
    language.base == Language.japanese.base ? .japanese : .english
  }
}
