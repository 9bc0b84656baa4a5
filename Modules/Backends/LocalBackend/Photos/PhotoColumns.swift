import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Reads photos, and where their files are.
enum PhotoColumns {
  /// Columns of a photo `f`.
  static let all: SQL =
    "f.id, f.alt, f.width, f.height, f.blurhash, f.file, f.thumbnail, f.store, f.focus_x, f.focus_y"

  static func photo(_ row: borrowing Row, in media: MediaStore?) -> Photo {
    let store = row.integer(7)
    return Photo(
      id: ID(row.integer(0)), alt: row.text(1),
      focus: PhotoFocus(row.optionalInteger(8), row.optionalInteger(9)), width: row.int(2),
      height: row.int(3),
      blurhash: row.text(4), location: media.location(of: row.text(5), in: store),
      thumbnail: media.location(of: row.text(6), in: store))
  }
}

/// A focus as the two numbers that are stored.
extension PhotoFocus {
  private static let unit = 10_000.0

  /// A focus from these numbers; nil if there are none.
  init?(_ x: Int64?, _ y: Int64?) {
    guard let x, let y else { return nil }
    self.init(x: Double(x) / Self.unit, y: Double(y) / Self.unit)
  }

  var storedX: Int64 { Int64((x * Self.unit).rounded()) }
  var storedY: Int64 { Int64((y * Self.unit).rounded()) }
}
