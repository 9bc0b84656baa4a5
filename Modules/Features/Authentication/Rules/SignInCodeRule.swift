import AppValues
import Entities
import Foundation

/// What the second factor looks like: six digits of an authenticator app, or a recovery code of 16 letters and digits.
enum SignInCodeRule {
  private static let digits = 6
  private static let recoveryLength = 16
  /// Those of Crockford's base32, which has no letters that look like digits.
  private static let letters = Set("0123456789abcdefghjkmnpqrstvwxyz")
  /// What people may type for digits that look like it.
  private static let lookalikes: [Character: Character] = ["o": "0", "i": "1", "l": "1"]
  private static let dashes = Set("-‐‑‒–—―−ー")

  /// A code as it is compared, however it was typed: in full width, in capitals, with spaces and dashes.
  ///
  /// Throws `invalid(.signInCode, …)`: `empty`, `malformed`.
  static func normalised(_ typed: String) throws(AppError) -> String {
    let plain = typed.precomposedStringWithCompatibilityMapping.lowercased()
      .filter { !$0.isWhitespace && !dashes.contains($0) }
    if plain.isEmpty { throw .invalid(.signInCode, .empty) }
    if plain.count == digits, plain.allSatisfy({ $0.isASCII && $0.isNumber }) { return plain }
    let code = String(plain.map { lookalikes[$0] ?? $0 })
    guard code.count == recoveryLength, code.allSatisfy(letters.contains) else {
      throw .invalid(.signInCode, .malformed)
    }
    return code
  }
}
