import AppValues
import SocialDatabase
import Todo

extension KeptTodos: TodoNews {
  func signals() -> AsyncStream<LiveSignal> { database.wakeUps() }

  func changes(_ request: PageRequest) async throws(AppError) -> Page<TodoChange> {
    let (bounds, isAbove, isReversed) = try request.sequences()
    let direction: SQL = isReversed ? "ASC" : "DESC"
    return try await database.read { connection throws(AppError) in
      let rows = try connection.rows(
        """
        SELECT c.sequence, t.name, c.kind FROM change c JOIN todo t ON t.id = c.subject
        WHERE c.sequence > 0\(bounds)
        ORDER BY c.sequence \(direction) LIMIT \(request.limit + 1)
        """
      ) { row throws(AppError) in
        (
          sequence: row.integer(0),
          // Of what a newer version does, that something was changed is what can be said.
          change: TodoChange(ID(row.text(1)), TodoChange.Kind(rawValue: row.text(2)) ?? .changed)
        )
      }
      let kept = isReversed ? rows.prefix(request.limit).reversed() : Array(rows.prefix(request.limit))
      let hasOlder = isAbove || rows.count > request.limit
      return Page(
        items: kept.map(\.change), older: hasOlder ? kept.last.map { Cursor("\($0.sequence)") } : nil,
        newer: kept.first.map { Cursor("\($0.sequence)") })
    }
  }
}

extension PageRequest {
  /// What the numbers of changes keep to, ` AND …`, whether the page lies above its cursor, and whether it's read from
  /// its bottom to its top.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  fileprivate func sequences() throws(AppError) -> (bounds: SQL, isAbove: Bool, isReversed: Bool) {
    switch position {
    case .first: return ("", false, false)
    case .before(let cursor):
      let number = try cursor.sequence()
      return (" AND c.sequence < \(number)", false, false)
    case .after(let cursor):
      let number = try cursor.sequence()
      return (" AND c.sequence > \(number)", true, false)
    case .justAbove(let cursor):
      let number = try cursor.sequence()
      return (" AND c.sequence > \(number)", true, true)
    }
  }
}

extension Cursor {
  fileprivate func sequence() throws(AppError) -> Int64 {
    guard let number = Int64(rawValue), number > 0 else { throw .invalid(.cursor, .malformed) }
    return number
  }
}
