public import AppValues
import Foundation

/// The languages a post can be in.
public enum LanguageRule {
  /// The ISO 639-1 code in small letters.
  ///
  /// Throws `invalid(.language, .malformed)`.
  public static func checked(_ code: String) throws(AppError) -> String {
    // No code is anywhere near so long.
    if code.utf8.count > 100 { throw .invalid(.language, .malformed) }
    let code = code.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCompatibilityMapping
      .lowercased()
    guard code.count == 2, Locale.LanguageCode(code).isISOLanguage else {
      throw .invalid(.language, .malformed)
    }
    return code
  }

  /// The ISO 639-1 code that a BCP 47 code begins with, such as `pt` of `pt-BR`; nil where it begins with none.
  public static func primary(of code: String) -> String? {
    // What is none is left out, not refused: the writer did not enter it.
    try? checked(String(code.prefix { $0 != "-" && $0 != "_" }))
  }
}
