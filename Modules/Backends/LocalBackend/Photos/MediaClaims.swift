import AppValues
import SocialDatabase
import SocialLocalStore
import SocialMediaStorage

/// Claims files for this store that are here, and that a database on a server assigns to no store: earlier versions
/// wrote them, or the number of their store was lost. Only someone who has a file knows its name.
struct MediaClaims {
  /// A column that names files, and the key of its rows.
  private struct FileColumn {
    let table, file, store: SQL
    /// Nil if the file is the key.
    var key: SQL?
  }

  private static let columns = [
    FileColumn(table: "photo", file: "file", store: "store", key: "id"),
    FileColumn(table: "person", file: "avatar", store: "avatar_store", key: "id"),
    FileColumn(table: "person", file: "header", store: "header_store", key: "id"),
    // Last, since it lists what has been deleted until then.
    FileColumn(table: "media_removal", file: "file", store: "store"),
  ]
  /// How many are claimed in one transaction.
  private static let atOnce = 500

  let database: any SQLDatabase
  let media: MediaStore
  let clock: WallClock

  /// Claims them, unless that was completed before.
  func runOnce() async throws(AppError) {
    if !media.mayHoldUnclaimed { return }
    try await run()
    try media.endClaims()
  }

  /// Claims all files that are here now.
  func run() async throws(AppError) {
    if !media.hasFiles { return }
    for column in Self.columns { try await claim(column) }
  }

  private func claim(_ column: FileColumn) async throws(AppError) {
    // No store has this one.
    let known = try media.readNumber() ?? -1
    let others = try await database.readAtLength { connection throws(AppError) in
      try connection.rows(
        """
        SELECT \(column.file), \(column.key ?? "0") FROM \(column.table)
        WHERE \(column.store) <> \(known) AND \(column.file) <> ''
        """
      ) { row throws(AppError) in (file: row.text(0), id: row.integer(1)) }
    }
    var here = others.filter { media.contains($0.file) }[...]
    if here.isEmpty { return }
    let (store, now) = (try await media.makeNumber(), clock.now())
    while !here.isEmpty {
      let some = here.prefix(Self.atOnce)
      here = here.dropFirst(some.count)
      try await database.write { connection throws(AppError) in
        // A picture may be another one by now.
        var rows: SQL = "\(column.file) IN (\(SQL(list: some.map { "\($0.file)" })))"
        if let key = column.key { rows = "\(key) IN (\(SQL(list: some.map { "\($0.id)" }))) AND \(rows)" }
        try connection.execute("UPDATE \(column.table) SET \(column.store) = \(store) WHERE \(rows)")
        // What had no pictures has them now.
        try connection.appendChange(
          ChangeRecord(
            kind: ChangeKind.repaired.rawValue, subject: 0, object: nil, at: now.milliseconds))
        // Some may be to go by now.
        try connection.addWork(.media, store, now)
      }
    }
  }
}
