import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Reads photos, and where their files are.
enum PhotoColumns {
  /// Columns of a photo `f`.
  static let all: SQL =
    """
    f.id, f.alt, f.width, f.height, f.blurhash, f.file, f.thumbnail, f.store, f.focus_x, f.focus_y, f.film, f.duration,
    f.frame_rate, f.bitrate
    """

  static func photo(_ row: borrowing Row, in media: MediaStore?) -> Photo {
    let store = row.integer(7)
    let film = Film(
      row.optionalText(10), row.optionalInteger(11), row.optionalText(12), row.optionalInteger(13),
      file: row.text(5), thumbnail: row.text(6))
    let isReady = film.map { $0.state == .ready } ?? true
    func location(_ file: String) -> String? { isReady ? media.location(of: file, in: store) : nil }
    return Photo(
      id: ID(row.integer(0)), alt: row.text(1),
      focus: PhotoFocus(row.optionalInteger(8), row.optionalInteger(9)), width: row.int(2),
      height: row.int(3), blurhash: isReady ? row.text(4) : nil, location: location(row.text(5)),
      thumbnail: location(row.text(6)), film: film)
  }
}

extension Film {
  /// What the columns of a photo say of a film; nil for a photo.
  init?(
    _ kind: String?, _ duration: Int64?, _ frameRate: String?, _ bitrate: Int64?, file: String,
    thumbnail: String
  ) {
    guard let kind = kind.flatMap(Kind.init(rawValue:)) else { return nil }
    self.init(
      kind, state: !thumbnail.isEmpty ? .ready : file.isEmpty ? .failed : .waiting,
      duration: duration.map { Int($0) }, frameRate: frameRate, bitrate: bitrate.map { Int($0) })
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
