import AppValues
import Entities

/// The rules for the warning that is shown before a text.
enum WarningRule {
  /// The warning without the space around it; nil if there is none.
  ///
  /// Throws `invalid(.warning, …)`: `empty`, `tooLong`, `tooLarge`, `unprintable`.
  static func checked(_ text: String) throws(AppError) -> String? {
    text.allSatisfy(\.isWhitespace) ? nil : try TextLimit.warning.required(text)
  }
}
