package import AppValues
package import SocialBackend
package import SocialDatabase
package import SocialMediaStorage

/// Finds photos of this store whose file is missing, and files that nothing refers to.
package struct MediaCheck {
  /// The age in seconds from which a file should be referred to.
  private static let age = 3600

  let database: any SQLDatabase
  let media: MediaStore

  package init(database: any SQLDatabase, media: MediaStore) {
    self.database = database
    self.media = media
  }

  /// If there are findings, looks a second time: files that others are just adding or deleting aren't faults.
  package func findings() async throws(AppError) -> [CheckFinding] {
    let first = try await look()
    if first.isEmpty { return [] }
    let second = Set(try await look())
    return first.filter(second.contains)
  }

  /// The number of photos that aren't in this store.
  package func elsewhere() async throws(AppError) -> Int {
    let store = try media.readNumber()
    return try await database.readAtLength { connection throws(AppError) in try Self.needed(connection) }
      .count { $0.store != store }
  }

  private func look() async throws(AppError) -> [CheckFinding] {
    let (store, files) = (try media.readNumber(), media.names(olderThan: Self.age))
    let (needed, going) = try await database.readAtLength { connection throws(AppError) in
      (
        try Self.needed(connection),
        try connection.rows("SELECT file FROM media_removal") { row throws(AppError) in row.text(0) }
      )
    }
    let missing = needed.filter { $0.store == store }.flatMap { photo in
      photo.names.filter { !media.contains($0) }.map(photo.finding)
    }
    let known = Set(needed.flatMap(\.names) + going)
    return missing
      + files.filter { !known.contains($0) }.map {
        CheckFinding(.leftover, in: "media", "the file \($0) doesn't belong to any photo")
      }
  }

  /// A photo, or a picture of a person, and the names of its files.
  struct Needed: Sendable {
    fileprivate let what: String
    fileprivate let location: String
    fileprivate let id: Int64
    let names: [String]
    /// The number of the store that has them.
    let store: Int64

    /// The finding that one of the files is missing.
    func finding(_ name: String) -> CheckFinding {
      CheckFinding(.missing, in: location, "\(what) \(id): the file \(name) is missing")
    }
  }

  /// All files that the database refers to.
  static func needed(_ connection: any SQLConnection) throws(AppError) -> [Needed] {
    try connection.rows("SELECT id, file, thumbnail, store FROM photo ORDER BY id") {
      row throws(AppError) in
      Needed(
        what: "photo", location: "photo.file", id: row.integer(0),
        // A film that isn't ready has only one file, and one that failed none.
        names: [row.text(1), row.text(2)].filter { !$0.isEmpty },
        store: row.integer(3))
    }
      + connection.rows(
        """
        SELECT id, avatar, avatar_store FROM person WHERE avatar <> ''
        UNION ALL SELECT id, header, header_store FROM person WHERE header <> '' ORDER BY 1
        """
      ) { row throws(AppError) in
        Needed(
          what: "picture of person", location: "person.avatar", id: row.integer(0), names: [row.text(1)],
          store: row.integer(2))
      }
  }
}
