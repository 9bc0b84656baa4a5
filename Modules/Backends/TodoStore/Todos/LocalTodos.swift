import AppValues
import SocialDatabase
import Todo

/// The todos of a store.
struct LocalTodos: Sendable {
  let database: any SQLDatabase
  let clock: WallClock
}

extension LocalTodos: TodoRepository {
  func todos(_ filter: TodoFilter, _ request: PageRequest) async throws(AppError) -> Page<TodoItem> {
    // Those that are done aren't in the order of their days.
    let range = try PositionRange(
      request, isDone: filter.isDone, due: filter.isDone ? nil : filter.due)
    let category = filter.category.map { " AND t.category = \($0.stored)" as SQL } ?? ""
    let due = filter.isDone ? filter.due?.bound ?? "" : ""
    return try await database.read { connection throws(AppError) in
      range.page(try connection.shown("todo t WHERE \(range.bounds())\(category)\(due)\(range.ordering())"))
    }
  }

  func todo(_ id: ID<TodoItem>) async throws(AppError) -> TodoItem {
    try await database.read { connection throws(AppError) in try connection.todo(id) }
  }

  func todos(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem] {
    let names = JSONValue.list(ids.map { .text($0.rawValue) }).json
    return try await database.read { connection throws(AppError) in
      try connection.shown(
        "todo t WHERE t.name IN (SELECT value FROM json_each(\(names))) AND t.place IS NOT NULL"
      ).map(\.item)
    }
  }

  func counts(today: CalendarDate) async throws(AppError) -> TodoCounts {
    try await database.read { connection throws(AppError) in
      var overdue: [String: Int] = [:]
      _ = try connection.rows(
        """
        SELECT category, COUNT(*) FROM todo INDEXED BY todo_list
        WHERE place > '0' AND place < \(ListPosition.end(dueBefore: today)) GROUP BY category
        """
      ) { row throws(AppError) in overdue[row.text(0)] = row.int(1) }
      let rows = try connection.rows(
        """
        SELECT category, SUM(CASE is_done WHEN 0 THEN count ELSE 0 END),
          SUM(CASE is_done WHEN 0 THEN 0 ELSE count END)
        FROM todo_count WHERE count > 0 GROUP BY category
        """
      ) { row throws(AppError) in (category: row.text(0), open: row.int(1), done: row.int(2)) }
      return TodoCounts(
        rows.map { row in
          TodoCounts.Category(
            TodoCategory(rawValue: row.category), open: row.open, overdue: overdue[row.category] ?? 0,
            done: row.done)
        })
    }
  }

  func openTodo(folded: String) async throws(AppError) -> TodoItem? {
    try await database.read { connection throws(AppError) in
      try connection.shown(
        "todo t WHERE t.folded = \(folded) ORDER BY t.created_at DESC, t.id DESC LIMIT 1"
      ).first?.item
    }
  }
}

extension LocalTodos: TodoSearching {
  /// How many rows more than a page needs are read at first, for those that only seem to match.
  private static let spare = 10

  func todos(
    matching query: String, _ request: PageRequest
  ) async throws(AppError) -> Page<TodoItem> {
    let (range, words) = (try PositionRange(request), SearchText.words(query))
    if words.isEmpty { return Page(items: [], older: nil, newer: nil) }
    return try await database.readAtLength { connection throws(AppError) in
      var (found, limit, last) = ([ShownRow](), range.rowLimit + Self.spare, String?.none)
      while true {
        // Words are looked through before any todo, whose rows are many times as large, and no further than needed.
        let rows = try connection.shown(
          """
          todo_words w CROSS JOIN todo t ON t.id = w.id
          WHERE \(range.bounds(of: "w.place", behind: last))\(TodoWords.bounds(words))
          \(range.ordering(of: "w.place", limit))
          """)
        found += rows.filter { TodoWords.match($0.item, words) }
        guard rows.count == limit, found.count < range.rowLimit else { return range.page(found) }
        (last, limit) = (rows.last?.position, 4 * limit)
      }
    }
  }
}

extension TodoFilter.Due {
  /// ` AND …`: when the todos of the table `t` are due.
  fileprivate var bound: SQL {
    switch self {
    case .by(let day): " AND t.due <= \(day.rawValue)"
    case .anyTime: " AND t.due IS NULL"
    }
  }
}

extension SQLConnection {
  /// A todo.
  ///
  /// Throws `notFound`, `gone`.
  func todo(_ id: ID<TodoItem>) throws(AppError) -> TodoItem {
    if let row = try shown("todo t WHERE t.name = \(id.rawValue) AND t.place IS NOT NULL").first {
      return row.item
    }
    throw try stored(id)?.record.isDeleted == true ? .gone : .notFound
  }
}
