import AppValues
import Entities

/// The rules of what is said about a photo.
enum PhotoRule {
  /// A description in the form in which it's stored; empty for none.
  static func checkedAlt(_ alt: String) throws(AppError) -> String {
    try TextLimit.alt.kept(alt, lines: true)
  }
}
