import Database
import Entities

/// Reads where a post was written.
enum PlaceColumns {
  /// Reads three columns, name, latitude and longitude, from `column` on.
  static func place(_ row: borrowing Row, at column: Int) -> Place? {
    guard let name = row.optionalText(column) else { return nil }
    return Place(
      name: name, latitude: row.optionalDouble(column + 1), longitude: row.optionalDouble(column + 2))
  }
}
