import GRDB

extension SQLiteLink {
  /// How many pages are copied between reports of progress: a few megabytes.
  private static let pagesAtOnce: CInt = 1000

  /// Copies a file that may be open elsewhere, over a connection of its own.
  static func copyPages(
    of path: String, to target: GRDB.Database, faults: SQLiteFaults,
    _ progress: @escaping @Sendable (Double) -> Void
  ) throws {
    let source = try SQLiteLink(path: path, isReadOnly: true, faults: faults, counter: StatementCounter())
    try source.copyPages(to: target, progress)
    try source.close()
  }

  /// Copies with SQLite's backup interface. One transaction reads from the first page to the last: otherwise each
  /// write of another process would restart the copy.
  func copyPages(to target: GRDB.Database, _ progress: @escaping @Sendable (Double) -> Void) throws {
    try queue.read { source in
      _ = try Int.fetchOne(source, sql: "SELECT COUNT(*) FROM sqlite_schema")
      try source.backup(to: target, pagesPerStep: Self.pagesAtOnce) { step in
        progress(Double(step.completedPageCount) / Double(max(step.totalPageCount, 1)))
      }
    }
  }
}
