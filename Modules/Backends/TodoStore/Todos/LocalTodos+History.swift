import AppValues
import SocialDatabase
import Todo

extension LocalTodos: TodoHistory {
  func lastStep() async throws(AppError) -> TodoStep? {
    try await database.read { connection throws(AppError) in try connection.lastStep(clock.now())?.step }
  }

  func undo(_ step: TodoStep?) async throws(AppError) -> TodoUndone? {
    // Found and taken back at once: another process may be about to take back the same.
    let last = try await write { connection, now throws(AppError) in try connection.takeLastBack(step, now) }
    guard let last else { return nil }
    guard case .run = last.rows else { return last.undone }
    var todos = last.undone.todos
    // Part by part, as it was done, so that others wait no longer than then; what is left of it is the last step still.
    while let part = try await write({ connection, now throws(AppError) in
      try connection.takeBack(last.rows, now)
    }) {
      todos += part
    }
    return TodoUndone(last.undone.step, todos)
  }

  func deleted(_ request: PageRequest) async throws(AppError) -> Page<DeletedTodo> {
    let bound = try request.bound()
    let since = HybridTime(
      milliseconds: max(0, clock.now().milliseconds - StoredStep.kept), device: DeviceID(number: 0))
    return try await database.read { connection throws(AppError) in
      let rows = try connection.rows(
        """
        SELECT t.name, f.time, f.todo_id FROM todo_field f JOIN todo t ON t.id = f.todo_id
        WHERE f.field = 'deleted' AND f.value = 'true' AND f.time >= \(since.storedTime)\(bound)
        ORDER BY f.time DESC, f.todo_id DESC LIMIT \(request.limit + 1)
        """
      ) { row throws(AppError) in
        (id: ID<TodoItem>(row.text(0)), cursor: Cursor("\(row.integer(1))-\(row.integer(2))"))
      }
      let page = rows.prefix(request.limit)
      var items: [DeletedTodo] = []
      for row in page {
        // One of which only the deletion has arrived can't be shown.
        if let todo = try connection.stored(row.id)?.record.deletedTodo { items.append(todo) }
      }
      return Page(
        items: items, older: rows.count > page.count ? page.last?.cursor : nil, newer: page.first?.cursor)
    }
  }
}

extension TodoRecord {
  /// What was deleted; nil where it isn't, or nothing is known of it.
  var deletedTodo: DeletedTodo? {
    guard isDeleted, let content, let deletion = fields[.deleted]?.time else { return nil }
    return DeletedTodo(
      content, deletedAt: deletion.timestamp, wasChangedSince: !edits(after: deletion).isEmpty)
  }

  /// When what it says was changed after a time.
  func edits(after time: HybridTime) -> [HybridTime] {
    fields.filter { $0.key != .deleted }.map(\.value.time).filter { time < $0 }
  }
}

extension PageRequest {
  /// What the rows of a page of deleted todos keep to, ` AND …`.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  fileprivate func bound() throws(AppError) -> SQL {
    guard case .before(let cursor) = position else { return "" }
    let parts = cursor.rawValue.split(separator: "-").compactMap { Int64($0) }
    guard parts.count == 2 else { throw .invalid(.cursor, .malformed) }
    return " AND (f.time, f.todo_id) < (\(parts[0]), \(parts[1]))"
  }
}
