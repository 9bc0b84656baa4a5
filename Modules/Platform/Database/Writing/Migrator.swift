import AppValues

/// Brings the tables of a database up to date.
struct Migrator {
  let migrations: [Migration]
  /// What makes the database's own tables, each statement safe to run again.
  let ownTables: [SQL]

  /// Applies what is missing. Several processes may do so at once: each part is looked for again once the
  /// right to write is ours, so they take turns.
  ///
  /// - Parameters:
  ///   - hasBegun: Whether an update stopped midway before.
  ///   - copy: Copies a database with something in it, to a name that says which step is the first to come, before a
  ///     step that may stop midway. No one writes until it is done.
  ///   - lastCopy: The file of the copy that was made last, by this process or another; nil if there is none.
  ///   - tell: Is told how far this has come, but for a new database.
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

  /// Applies what comes next.
  ///
  /// - Returns: Whether nothing is missing then.
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

  /// How far a database is.
  enum SchemaState {
    case upToDate
    /// An update stopped midway.
    case begun
    case behind
  }

  /// How far a database is that has tables.
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

/// The first step that is missing, as the table `migration` has it: a row is the name of a step that is done. Behind the
/// name of one that is not, there is a slash, and the place that it has come to, if any. No earlier version knows such a
/// name, and so none uses a database that is between two versions.
private struct MigrationStep {
  let migration: Migration
  /// The steps that are missing, this one the first of them.
  let missing: [Migration]
  private var applied: Set<String>

  /// - Returns: nil when nothing is missing.
  init?(of migrations: [Migration], applied: Set<String>) {
    missing = migrations.filter { !$0.isDone(in: applied) }
    guard let first = missing.first else { return nil }
    migration = first
    self.applied = applied
  }

  var isOfNewDatabase: Bool { applied.isEmpty }

  /// Whether what is missing may stop in the middle of a step.
  var mayStopMidway: Bool { missing.contains(where: \.isInParts) }

  /// Whether other processes know what is missing.
  var isAnnounced: Bool { applied.contains { $0.contains("/") } }

  /// Has all that is missing known to other processes, so that the copy is of the last state that an earlier version
  /// wrote, and isn't made again when this is continued.
  func announced(on connection: any SQLConnection) throws(AppError) -> MigrationStep {
    var step = self
    for row in missing.map({ "\($0.name)/" }) {
      try connection.execute("INSERT INTO migration (name) VALUES (\(row))")
      step.applied.insert(row)
    }
    return step
  }

  /// Applies what comes next of it.
  ///
  /// - Returns: nil when it is done.
  func apply(on connection: any SQLConnection) throws(AppError) -> MigrationPart? {
    let row = applied.first { $0.hasPrefix("\(migration.name)/") }
    let part = try migration.apply(connection, row.flatMap { Int64($0.dropFirst(migration.name.count + 1)) })
    if let row { try connection.execute("DELETE FROM migration WHERE name = \(row)") }
    let now = part.map { "\(migration.name)/\($0.place)" } ?? migration.name
    try connection.execute("INSERT INTO migration (name) VALUES (\(now))")
    return part
  }
}

/// How far one process has seen an update come.
private struct MigrationProgress {
  /// How many steps were missing when it began.
  private var steps: Int?
  /// Whether there was nothing before.
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
