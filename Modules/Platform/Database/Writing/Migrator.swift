import AppValues

/// Brings the tables of a database up to date.
struct Migrator {
  let migrations: [Migration]
  /// The statements that make the database's own tables. Each is safe to run again.
  let ownTables: [SQL]

  /// Applies the missing steps. Several processes may do so at once: they take turns, and each looks again for what
  /// is missing once it may write.
  ///
  /// - Parameters:
  ///   - hasBegun: Whether an update stopped midway earlier.
  ///   - copy: Copies a database that isn't empty before a step that may stop midway. The name says which step comes
  ///     first. No one writes until the copy is complete.
  ///   - lastCopy: The most recent copy, by this process or another; nil if there is none.
  ///   - tell: Called with the progress, except for a new database.
  ///
  /// Throws `storage(partlyFull)` if the disk became full after part of the update was done.
  func migrate(
    _ connection: any TransactionConnection, hasBegun: Bool, copy: (_ step: String) throws(AppError) -> Void,
    lastCopy: () -> String? = { nil }, tell: (DatabaseUpdate) -> Void
  ) throws(AppError) {
    var progress = MigrationProgress()
    progress.hasChanged = hasBegun
    do throws(AppError) {
      try connection.inTransaction { () throws(AppError) in
        for table in ownTables { try connection.execute(table) }
      }
      try advanceToEnd(connection, &progress, copy: copy, tell: tell)
    } catch {
      guard progress.hasChanged else { throw error }
      tell(.stopped(progress.told, copy: lastCopy()))
      throw error == .storage(.full) ? .storage(.partlyFull) : error
    }
  }

  private func advanceToEnd(
    _ connection: any TransactionConnection, _ progress: inout MigrationProgress,
    copy: (_ step: String) throws(AppError) -> Void, tell: (DatabaseUpdate) -> Void
  ) throws(AppError) {
    var isDone = false
    var begun = ContinuousClock.now
    while !isDone {
      isDone = try connection.inTransaction { () throws(AppError) in
        try advance(connection, &progress, copy: copy, tell: tell)
      }
      progress.hasChanged = !progress.isOfNewDatabase
      if connection.dialect == .sqlite { SQLitePatience.pause(after: &begun) }
    }
  }

  /// Applies the next step, or a part of it.
  ///
  /// - Returns: Whether everything is applied now.
  private func advance(
    _ connection: any SQLConnection, _ progress: inout MigrationProgress,
    copy: (_ step: String) throws(AppError) -> Void, tell: (DatabaseUpdate) -> Void
  ) throws(AppError) -> Bool {
    guard var step = try next(on: connection) else { return true }
    progress.begin(with: step.missing.count, isNew: step.isOfNewDatabase)
    // Another process has changed something already.
    if step.isAnnounced, !progress.isOfNewDatabase { progress.hasChanged = true }
    if !progress.isOfNewDatabase { tell(.changing(progress.tell(missing: step.missing.count))) }
    if step.mayStopMidway, !step.isAnnounced {
      if !step.isOfNewDatabase { try copy(step.migration.name) }
      step = try step.announced(on: connection)
    }
    progress.part = try step.apply(on: connection)
    return progress.part == nil && step.missing.count == 1
  }

  /// How up to date the tables are.
  enum SchemaState {
    case upToDate
    /// An update stopped midway.
    case begun
    case behind
  }

  /// How up to date the tables of a database are.
  func standing(of connection: any SQLConnection) throws(AppError) -> SchemaState {
    guard let step = try next(on: connection) else { return .upToDate }
    return step.isAnnounced ? .begun : .behind
  }

  private func next(on connection: any SQLConnection) throws(AppError) -> MigrationStep? {
    let rows = try connection.rows("SELECT name FROM migration") { row throws(AppError) in row.text(0) }
    try migrations.verify(rows)
    return MigrationStep(of: migrations, applied: Set(rows))
  }
}

/// The first missing step. A row of the table `migration` is the name of a finished step. An unfinished step's name
/// is followed by a slash, and by the last id it processed, if any. No earlier version knows such a name, so none
/// uses a database that is between two versions.
private struct MigrationStep {
  let migration: Migration
  /// The missing steps, this one first.
  let missing: [Migration]
  private var applied: Set<String>

  /// - Returns: nil if nothing is missing.
  init?(of migrations: [Migration], applied: Set<String>) {
    missing = migrations.filter { !$0.isDone(in: applied) }
    guard let first = missing.first else { return nil }
    migration = first
    self.applied = applied
  }

  var isOfNewDatabase: Bool { applied.isEmpty }

  /// Whether one of the missing steps may stop midway.
  var mayStopMidway: Bool { missing.contains(where: \.isInParts) }

  /// Whether other processes know that steps are missing.
  var isAnnounced: Bool { applied.contains { $0.contains("/") } }

  /// Announces the missing steps to other processes, so that the copy has the last state that an earlier version
  /// wrote, and isn't made again when the update is continued.
  func announced(on connection: any SQLConnection) throws(AppError) -> MigrationStep {
    var step = self
    for row in missing.map({ "\($0.name)/" }) {
      try connection.execute("INSERT INTO migration (name) VALUES (\(row))")
      step.applied.insert(row)
    }
    return step
  }

  /// Applies the next part of the step.
  ///
  /// - Returns: nil once it's done.
  func apply(on connection: any SQLConnection) throws(AppError) -> MigrationPart? {
    let row = applied.first { $0.hasPrefix("\(migration.name)/") }
    let part = try migration.apply(connection, row.flatMap { Int64($0.dropFirst(migration.name.count + 1)) })
    if let row { try connection.execute("DELETE FROM migration WHERE name = \(row)") }
    let now = part.map { "\(migration.name)/\($0.last)" } ?? migration.name
    try connection.execute("INSERT INTO migration (name) VALUES (\(now))")
    return part
  }
}

/// The progress of an update, as one process sees it.
private struct MigrationProgress {
  /// How many steps were missing at first.
  private var steps: Int?
  /// Whether the database was empty before.
  private(set) var isOfNewDatabase = false
  /// Whether the database differs from what the earlier version left.
  var hasChanged = false
  /// The part that was applied last; nil at the end of a step.
  var part: MigrationPart?
  /// The progress that was reported last, from 0 to 1.
  private(set) var told = 0.0

  mutating func begin(with missing: Int, isNew: Bool) {
    if steps != nil { return }
    (steps, isOfNewDatabase) = (missing, isNew)
  }

  /// The progress to report, from 0 to 1.
  mutating func tell(missing: Int) -> Double {
    let steps = max(steps ?? 0, 1)
    told = (Double(steps - missing) + (part?.done ?? 0)) / Double(steps)
    return told
  }
}
