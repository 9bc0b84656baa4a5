import AppValues
import Entities

/// What a code that was mailed looks like.
enum CodeRule {
  private static let length = 6

  /// A code as it was sent: six digits, however they were typed.
  ///
  /// Throws `invalid(.code, …)`: `empty`, `malformed`.
  static func normalised(_ typed: String) throws(AppError) -> String {
    // Full width too; people put spaces and dashes between digits.
    let digits = typed.compactMap { $0.isNumber ? $0.wholeNumberValue : nil }
    let others = typed.filter { !$0.isNumber && !$0.isWhitespace && $0 != "-" }
    if digits.isEmpty && others.isEmpty { throw .invalid(.code, .empty) }
    guard digits.count == length, digits.allSatisfy({ $0 < 10 }), others.isEmpty else {
      throw .invalid(.code, .malformed)
    }
    return digits.map(String.init).joined()
  }
}
