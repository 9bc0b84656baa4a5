public import AppValues

/// A step from one version of the tables to the next. Each is applied once, in order; it's safe to kill the program
/// and start again.
public struct Migration: Sendable {
  /// The changes that a step makes to the tables.
  public typealias Body = @Sendable (any SQLConnection) throws(AppError) -> Void

  /// A name that never changes once released, without slashes or line breaks.
  public let name: String
  /// The steps of earlier versions that this one replaces.
  let replaced: Set<String>
  /// Whether it may stop midway. Neither the version before nor the one after can use the tables in that state.
  let isInParts: Bool
  /// Applies as much as one transaction can: everything, or the part after an id; nil for the first part.
  let apply: @Sendable (any SQLConnection, _ id: Int64?) throws(AppError) -> MigrationPart?

  /// Makes a step that runs `apply` in one transaction, during which no one else can write.
  ///
  /// - Parameters:
  ///   - name: A name that no other step has.
  ///   - replaced: The steps of earlier versions that this one replaces. A database that has all of them counts as
  ///     having this one; a database that has only some of them can't be opened.
  ///   - apply: Makes the changes to the tables.
  public init(_ name: String, replacing replaced: [String] = [], _ apply: @escaping Body) {
    self.name = name
    self.replaced = Set(replaced)
    isInParts = false
    self.apply = { connection, _ throws(AppError) in
      try apply(connection)
      return nil
    }
  }

  /// Makes a step that goes through the rows of a table by id, some in each transaction. A database in a file is
  /// copied first.
  ///
  /// - Parameters:
  ///   - table: A table whose key is a number `id`. The step neither adds rows to it nor deletes any.
  ///   - rows: The number of rows in a part.
  ///   - first: Runs in the transaction of the first part.
  ///   - part: Applies the step to the rows with the given ids.
  ///   - last: Runs in the transaction of the last part.
  public init(
    _ name: String, through table: SQLName, rows: Int = 5000, first: @escaping Body,
    part: @escaping @Sendable (any SQLConnection, ClosedRange<Int64>) throws(AppError) -> Void,
    last: @escaping Body = { _ throws(AppError) in }
  ) {
    self.name = name
    replaced = []
    isInParts = true
    apply = { connection, id throws(AppError) in
      if id == nil { try first(connection) }
      let part = try MigrationPart.next(in: table, after: id, rows: rows, connection) {
        ids throws(AppError) in try part(connection, ids)
      }
      if part == nil { try last(connection) }
      return part
    }
  }
}

extension Migration {
  /// Whether the step is done, according to the rows of the table `migration`.
  func isDone(in rows: Set<String>) -> Bool {
    rows.contains(name) || (!replaced.isEmpty && replaced.isSubset(of: rows))
  }
}

extension [Migration] {
  /// Makes sure that this version can use data with these rows in the table `migration`.
  ///
  /// Throws `storage(newerVersion)` for a row it doesn't know, and `storage(earlierVersion)` if only some of the
  /// steps that one step replaces are done.
  public func verify(_ rows: [String]) throws(AppError) {
    // What follows a slash is how far a step has come that isn't done.
    let names = Set(rows.map { String($0.prefix { $0 != "/" }) })
    if !names.isSubset(of: knownNames) { throw .storage(.newerVersion) }
    for migration in self where !migration.replaced.isDisjoint(with: names) {
      if !migration.replaced.isSubset(of: rows) { throw .storage(.earlierVersion) }
    }
  }

  /// The names of all steps, and of those that they replace.
  var knownNames: Set<String> {
    reduce(into: []) { names, migration in names.formUnion(migration.replaced.union([migration.name])) }
  }
}

/// A part of a step that isn't the last one.
struct MigrationPart: Sendable {
  /// The last id that was processed.
  let last: Int64
  /// The fraction of the step that is done, from 0 to 1.
  let done: Double

  /// Applies the step to the next rows.
  ///
  /// - Returns: nil if no rows are left.
  fileprivate static func next(
    in table: SQLName, after last: Int64?, rows: Int, _ connection: any SQLConnection,
    _ apply: (ClosedRange<Int64>) throws(AppError) -> Void
  ) throws(AppError) -> MigrationPart? {
    // One at a time: SQLite finds the lowest and the highest together only by reading all.
    guard let lowest = try connection.id("MIN", of: "\(table)") else { return nil }
    let first = last.map { $0 + 1 } ?? lowest
    let next: SQL = "(SELECT id FROM \(table) WHERE id >= \(first) ORDER BY id LIMIT \(rows)) AS part"
    guard let end = try connection.id("MAX", of: next) else { return nil }
    try apply(first...end)
    guard let highest = try connection.id("MAX", of: "\(table)"), highest > end else { return nil }
    return MigrationPart(last: end, done: Double(end - lowest) / Double(highest - lowest))
  }
}

extension SQLConnection {
  fileprivate func id(_ which: SQL, of rows: SQL) throws(AppError) -> Int64? {
    try first("SELECT \(which)(id) FROM \(rows)") { row throws(AppError) in row.optionalInteger(0) } ?? nil
  }
}
