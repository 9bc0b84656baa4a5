/// The texts of a part of an app, with one value per language. This package has them in English and Japanese; for any
/// other language, a host makes its own value.
public protocol LocalizedStrings: Sendable {
  /// The texts in English, used for every language that has none.
  static var english: Self { get }
  /// The texts in Japanese.
  static var japanese: Self { get }
}

extension LocalizedStrings {
  /// The texts in a language; in English if there are none.
  public static func of(_ language: Language) -> Self {
    language.base == Language.japanese.base ? .japanese : .english
  }
}
