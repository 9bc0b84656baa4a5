import AppValues

/// Brings the tables of a database up to date.
struct Migrator {
  let migrations: [Migration]
  /// What makes the database's own tables, each statement safe to run again.
  let ownTables: [SQL]

  /// Applies what is missing. Several processes may do so at once: each step is looked for again once the
  /// right to write is ours.
  func migrate(_ connection: any TransactionConnection) throws(AppError) {
    try inTransaction(connection) { () throws(AppError) in
      for table in ownTables { try connection.execute(table) }
    }
    let applied = try applied(on: connection)
    try refuseUnknown(applied)
    for migration in migrations where !applied.contains(migration.name) {
      try inTransaction(connection) { () throws(AppError) in
        guard try !self.applied(on: connection).contains(migration.name) else { return }
        try migration.apply(connection)
        try connection.execute("INSERT INTO migration (name) VALUES (\(migration.name))")
      }
    }
  }

  /// Whether nothing is missing.
  func isUpToDate(_ connection: any SQLConnection) throws(AppError) -> Bool {
    let applied = try applied(on: connection)
    try refuseUnknown(applied)
    return migrations.allSatisfy { applied.contains($0.name) }
  }

  private func refuseUnknown(_ applied: Set<String>) throws(AppError) {
    guard applied.isSubset(of: migrations.map(\.name)) else { throw .storage(.newerVersion) }
  }

  private func applied(on connection: any SQLConnection) throws(AppError) -> Set<String> {
    Set(try connection.rows("SELECT name FROM migration") { row throws(AppError) in row.text(0) })
  }

  private func inTransaction(
    _ connection: any TransactionConnection, _ body: () throws(AppError) -> Void
  ) throws(AppError) {
    connection.transaction = TransactionState()
    do throws(TransactionFault) {
      try connection.begin()
    } catch {
      throw error.error
    }
    do throws(AppError) {
      try body()
    } catch {
      connection.rollback()
      throw error
    }
    do throws(TransactionFault) {
      try connection.commit()
    } catch {
      connection.rollback()
      throw error.error
    }
  }
}
