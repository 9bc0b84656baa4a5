public import AppValues
import Entities

/// The rules for display names: nearly anything visible is allowed.
public enum NameRule {
  /// The name in an entered `text`, without white space around it.
  ///
  /// Throws `invalid(.name, …)`: `empty`, `tooLong`, `tooLarge`, `unprintable`.
  public static func normalised(_ text: String) throws(AppError) -> String {
    try TextLimit.name.required(text)
  }
}
