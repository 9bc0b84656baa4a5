import AppValues
import SocialDatabase
import Todo

extension LocalTodos: TodoNews {
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
    var (below, above, isReversed): (Cursor?, Cursor?, Bool) = (nil, end, false)
    switch position {
    case .first: break
    case .before(let cursor): below = cursor
    case .justAbove(let cursor): (below, above, isReversed) = (end, cursor, true)
    }
    var bounds: SQL = ""
    if let below { bounds.append(" AND c.sequence < \(try below.sequence())") }
    if let above { bounds.append(" AND c.sequence > \(try above.sequence())") }
    return (bounds, above != nil, isReversed)
  }
}

extension Cursor {
  fileprivate func sequence() throws(AppError) -> Int64 {
    guard let number = Int64(rawValue), number > 0 else { throw .invalid(.cursor, .malformed) }
    return number
  }
}
