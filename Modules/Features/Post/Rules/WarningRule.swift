import AppValues
import Entities

/// The rules for the warning that is shown before a text.
enum WarningRule {
  /// The warning on one line, without the space around it; nil if there is none.
  ///
  /// Throws `invalid(.warning, …)`: `tooLong`, `tooLarge`, `unprintable`.
  static func checked(_ text: String) throws(AppError) -> String? {
    try TextLimit.warning.checkCountable(text)
    let line = text.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    if line.allSatisfy(\.isWhitespace) { return nil }
    let warning = try TextLimit.warning.kept(line)
    return warning.isEmpty ? nil : warning
  }
}
