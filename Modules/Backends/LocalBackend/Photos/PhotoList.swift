import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// The photos of a post, in one column of its row, as `MentionList` has the people.
enum PhotoList {
  /// The column of a post `p`: null when it has no photos.
  static func column(_ dialect: Dialect) -> SQL {
    """
    CASE WHEN p.photo_count > 0 THEN (
      SELECT \(dialect.joining)(
        CAST(f.position AS TEXT) || ' ' || CAST(f.id AS TEXT) || ' ' || CAST(f.width AS TEXT) || ' '
          || CAST(f.height AS TEXT) || ' ' || f.blurhash || ' ' || f.file || ' ' || f.thumbnail || ' '
          || CAST(f.store AS TEXT) || ' ' || COALESCE(CAST(f.focus_x AS TEXT), '') || ' '
          || COALESCE(CAST(f.focus_y AS TEXT), '') || ' ' || COALESCE(f.film, '') || ' '
          || COALESCE(CAST(f.duration AS TEXT), '') || ' ' || COALESCE(f.frame_rate, '') || ' '
          || COALESCE(CAST(f.bitrate AS TEXT), '') || ' ' || replace(f.alt, \(ListSeparator.sql), ''), \(ListSeparator.sql))
      FROM photo f WHERE f.post_id = p.id AND f.position IS NOT NULL) END
    """
  }

  /// Reads the column: the photos in their order.
  static func photos(_ list: String, in media: MediaStore?) -> [Photo] {
    let photos = list.pieces(at: ListSeparator.scalar).compactMap { photo -> (position: Int, photo: Photo)? in
      let parts = photo.parts(15)
      guard parts.count == 15, let position = Int(parts[0]), let width = Int(parts[2]),
        let height = Int(parts[3]), let store = Int64(parts[7])
      else { return nil }
      let film = Film(
        String(parts[10]), Int64(parts[11]), parts[12].isEmpty ? nil : String(parts[12]), Int64(parts[13]),
        file: String(parts[5]), thumbnail: String(parts[6]))
      let location = { (file: String) in media.location(of: file, in: store) }
      return (
        position,
        Photo(
          id: ID(parts[1]), alt: parts[14], focus: PhotoFocus(Int64(parts[8]), Int64(parts[9])), width: width,
          height: height, blurhash: parts[4],
          location: location(parts[5]), thumbnail: location(parts[6]), film: film)
      )
    }
    return photos.sorted { $0.position < $1.position }.map(\.photo)
  }
}
