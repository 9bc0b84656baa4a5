public import AppValues
import Entities

/// What a name to show may be: nearly anything that people can see.
public enum NameRule {
  /// The name in an entered `text`, without the space around it.
  ///
  /// Throws `invalid(.name, …)`: `empty`, `tooLong`, `tooLarge`, `unprintable`.
  public static func normalised(_ text: String) throws(AppError) -> String {
    try TextLimit.name.required(text)
  }
}
