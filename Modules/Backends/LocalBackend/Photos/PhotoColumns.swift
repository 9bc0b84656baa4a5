import Database
import Entities
import MediaStorage

/// Reads photos, with the places of their files.
enum PhotoColumns {
  /// Columns of a photo `f`.
  static let all: SQL = "f.id, f.alt, f.width, f.height, f.blurhash, f.file, f.thumbnail"

  static func photo(_ row: borrowing Row, in media: MediaStore?) -> Photo {
    let path = { (name: String) in media?.path(of: name) ?? name }
    return Photo(
      id: ID(row.integer(0)), alt: row.text(1), width: row.int(2), height: row.int(3),
      blurhash: row.text(4), location: path(row.text(5)), thumbnail: path(row.text(6)))
  }
}
