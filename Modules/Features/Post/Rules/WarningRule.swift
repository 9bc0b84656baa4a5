import AppValues
import Entities

/// What may be said in place of a text until the reader opens it.
enum WarningRule {
  /// The warning without the space around it; nil when there is none.
  ///
  /// Throws `invalid(.warning, …)`: `empty`, `tooLong`, `tooLarge`, `unprintable`.
  static func checked(_ text: String) throws(AppError) -> String? {
    text.allSatisfy(\.isWhitespace) ? nil : try TextLimit.warning.required(text)
  }
}
