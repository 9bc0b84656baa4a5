public import AppValues

extension SQLConnection {
  /// Checks the database's own structure. Returns the faults in English; empty if there are none.
  public func integrityFaults() throws(AppError) -> [String] {
    switch dialect {
    case .sqlite: try structureFaults() + referenceFaults()
    case .postgreSQL: try invalidIndexes() + unvalidatedConstraints()
    }
  }

  private func structureFaults() throws(AppError) -> [String] {
    try rows("PRAGMA integrity_check") { row throws(AppError) in row.text(0) }.filter { $0 != "ok" }
  }

  private func referenceFaults() throws(AppError) -> [String] {
    try rows("PRAGMA foreign_key_check") { row throws(AppError) in
      "\(row.text(0)) row \(row.integer(1)) refers to a missing row of \(row.text(2))"
    }
  }

  private func invalidIndexes() throws(AppError) -> [String] {
    try rows(
      """
      SELECT i.indexrelid::regclass::text FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE NOT i.indisvalid AND c.relnamespace = current_schema()::regnamespace
      """
    ) { row throws(AppError) in "index \(row.text(0)) isn't valid" }
  }

  private func unvalidatedConstraints() throws(AppError) -> [String] {
    try rows(
      """
      SELECT conname FROM pg_constraint
      WHERE NOT convalidated AND connamespace = current_schema()::regnamespace
      """
    ) { row throws(AppError) in "constraint \(row.text(0)) hasn't been validated" }
  }
}

extension SQLDatabase {
  /// Checks the database's own structure. Returns the faults in English; empty if there are none.
  public func integrityFaults() async throws(AppError) -> [String] {
    try await readAtLength { connection throws(AppError) in try connection.integrityFaults() }
  }
}
