import Database
import Entities
import MediaStorage

/// Names this store as the one of the files that are here and of which a database on a server does not say in which
/// store they are: earlier versions wrote them.
struct MediaClaims {
  /// Where files are named, and what tells one row from another there.
  private struct Place {
    let table, file, store: SQL
    var key: SQL = "id"
  }

  private static let places = [
    Place(table: "photo", file: "file", store: "store"),
    Place(table: "person", file: "avatar", store: "avatar_store"),
    Place(table: "person", file: "header", store: "header_store"),
    // Last: what was deleted meanwhile stands here by now.
    Place(table: "media_removal", file: "file", store: "store", key: "0"),
  ]
  /// How many are claimed in one transaction.
  private static let atOnce = 500

  let database: any SQLDatabase
  let media: MediaStore
  let clock: WallClock

  /// Does that where it was not done to its end before.
  func runOnce() async throws(SocialError) {
    if !media.mayHoldUnclaimed { return }
    try await run()
    try media.endClaims()
  }

  /// Does that for all files that are here by now.
  func run() async throws(SocialError) {
    if !media.hasFiles { return }
    for place in Self.places { try await claim(place) }
  }

  private func claim(_ place: Place) async throws(SocialError) {
    let unclaimed = try await database.readAtLength { connection throws(SocialError) in
      try connection.rows(
        """
        SELECT \(place.key), \(place.file) FROM \(place.table)
        WHERE \(place.store) = 0 AND \(place.file) <> ''
        """
      ) { row throws(SocialError) in (id: row.integer(0), file: row.text(1)) }
    }
    var here = unclaimed.filter { media.contains($0.file) }[...]
    if here.isEmpty { return }
    let (store, now) = (try await media.makeNumber(), clock.now())
    while !here.isEmpty {
      let some = here.prefix(Self.atOnce)
      here = here.dropFirst(some.count)
      try await database.write { connection throws(SocialError) in
        for (id, file) in some {
          try connection.execute(
            """
            UPDATE \(place.table) SET \(place.store) = \(store)
            WHERE \(place.key) = \(id) AND \(place.file) = \(file) AND \(place.store) = 0
            """)
        }
        // Some may be to go by now.
        try connection.addWork(.media, store, now)
      }
    }
  }
}
