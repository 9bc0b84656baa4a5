import AppValues
import Entities
import Foundation

/// Which passwords are good enough. Length is what counts; any character may stand in them, also a space at
/// either end.
enum PasswordRule {
  static let minimumLength = 8
  private static let keyboardRows = [
    "1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "qsdfghjklm",
  ]

  /// Whether what was wrong with a password says how it should be.
  static func isTold(by problem: AppError?) -> Bool {
    guard case .invalid(.password, let rule) = problem else { return false }
    return rule != .empty
  }

  /// Whether `check` would find nothing wrong.
  static func allows(_ password: String, email: String = "", handle: String = "") -> Bool {
    // What is wrong with it is said when it is checked.
    (try? check(password, email: email, handle: handle)) != nil
  }

  /// Checks a password, also against the account's address and handle where they are known.
  ///
  /// Throws `invalid(.password, …)`: `empty`, `tooShort`, `tooLong`, `tooLarge`, `common`.
  static func check(
    _ password: String, email: String = "", handle: String = ""
  ) throws(AppError) {
    if password.isEmpty { throw .invalid(.password, .empty) }
    try TextLimit.password.check(password)
    if password.count < minimumLength { throw .invalid(.password, .tooShort(minimum: minimumLength)) }
    let folded = password.lowercased()
    let own = [email, String(email.prefix { $0 != "@" }), handle].map { $0.lowercased() }
    if CommonPasswords.contain(folded) || isRepetition(folded) || isSequence(folded)
      || own.contains(where: { !$0.isEmpty && isMade(of: $0, folded) })
    {
      throw .invalid(.password, .common)
    }
  }

  /// `aaaaaaaa`, `abababab`: at most three different characters over and over.
  private static func isRepetition(_ password: String) -> Bool {
    (1...3).contains { isMade(of: String(password.prefix($0)), password) }
  }

  /// `12345678`, `hgfedcba`, `qwertyui`: along the alphabet, the digits or a row of keys, either way.
  private static func isSequence(_ password: String) -> Bool {
    let scalars = password.unicodeScalars.map { Int($0.value) }
    let steps = Set(zip(scalars, scalars.dropFirst()).map { $1 - $0 })
    if steps == [1] || steps == [-1] { return true }
    return keyboardRows.contains { row in
      // Three times over, since a run may wrap around at the end of the row.
      let run = String(repeating: row, count: 3)
      return run.contains(password) || String(run.reversed()).contains(password)
    }
  }

  /// Whether the text is nothing but `unit` again and again, the last time perhaps cut short.
  private static func isMade(of unit: String, _ text: String) -> Bool {
    let unit = Array(unit)
    return Array(text).enumerated().allSatisfy { $1 == unit[$0 % unit.count] }
  }
}
