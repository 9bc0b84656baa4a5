public import AppValues
import Foundation

/// The languages a post can be in, by their BCP 47 codes.
///
/// These are the ISO 639-1 languages, some that have only a three-letter code, and Chinese by region. Other regions
/// and scripts count as the language they begin with: `pt-BR` is `pt`, `sr-Cyrl` is `sr`.
public enum LanguageRule {
  /// The codes of all languages, sorted.
  public static let codes: [String] = {
    let short = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 }
    return (short + long + regional).sorted()
  }()

  /// Written languages without a two-letter code.
  private static let long = [
    "ast", "ceb", "chr", "ckb", "csb", "fil", "gsw", "hak", "haw", "jbo", "kab", "lfn", "mai", "moh", "nan",
    "nds",
    "pdc", "sco", "sma", "smj", "szl", "tok", "wuu", "xal", "yue", "zgh",
  ]
  private static let regional = ["zh-CN", "zh-HK", "zh-TW"]
  /// The codes by their lowercase form, and former codes that some devices still use.
  private static let known: [String: String] = {
    let present = Dictionary(codes.map { ($0.lowercased(), $0) }) { code, _ in code }
    let former = ["in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro"]
    return present.merging(former) { code, _ in code }
  }()

  /// The language code for an entered `code`.
  ///
  /// Throws `invalid(.language, .malformed)` if there is none.
  public static func checked(_ code: String) throws(AppError) -> String {
    guard let code = language(code) else { throw .invalid(.language, .malformed) }
    return code
  }

  /// The language code for a `code`: the same if it's one of `codes`, or else its first part, such as `pt` for
  /// `pt-BR`; nil if that isn't one either.
  public static func language(_ code: String) -> String? {
    // No code is anywhere near so long.
    if code.utf8.count > 100 { return nil }
    let parts = code.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCompatibilityMapping
      .lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return nil }
    // Some devices name the script before the region: `zh-Hant-TW`.
    let region = parts.count > 1 ? parts.last.flatMap { known["\(first)-\($0)"] } : nil
    return region ?? known[String(first)]
  }
}
