import Backend
import Database
import Entities
import MediaStorage

/// Looks for photos whose file is not there, and for files that nothing speaks of.
struct MediaCheck {
  /// How old a file is that should be spoken of by now, in seconds.
  private static let age = 3600

  let database: any SQLDatabase
  let media: MediaStore

  /// Looks twice when there is something: what others are adding or deleting meanwhile is no fault.
  func findings() async throws(SocialError) -> [CheckFinding] {
    let first = try await look()
    if first.isEmpty { return [] }
    let second = Set(try await look())
    return first.filter(second.contains)
  }

  private func look() async throws(SocialError) -> [CheckFinding] {
    let files = media.names(olderThan: Self.age)
    let (needed, pictures, going) = try await database.read { connection throws(SocialError) in
      let needed = try connection.rows("SELECT id, file, thumbnail FROM photo ORDER BY id") {
        row throws(SocialError) in (id: row.integer(0), names: [row.text(1), row.text(2)])
      }
      let pictures = try connection.rows(
        "SELECT id, avatar, header FROM person WHERE avatar <> '' OR header <> '' ORDER BY id"
      ) { row throws(SocialError) in
        (id: row.integer(0), names: [row.text(1), row.text(2)].filter { !$0.isEmpty })
      }
      return (
        needed, pictures,
        try connection.rows("SELECT file FROM media_removal") { row throws(SocialError) in row.text(0) }
      )
    }
    let missing = missing(needed, "photo") + missing(pictures, "picture of person")
    let known = Set((needed + pictures).flatMap(\.names) + going)
    return missing
      + files.filter { !known.contains($0) }.map {
        CheckFinding(.leftover, "the file \($0) belongs to no photo")
      }
  }

  private func missing(_ needed: [(id: Int64, names: [String])], _ what: String) -> [CheckFinding] {
    needed.flatMap { photo in
      photo.names.filter { !media.contains($0) }.map { name in
        CheckFinding(.missing, "\(what) \(photo.id): the file \(name) is not there")
      }
    }
  }
}
