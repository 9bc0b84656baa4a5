import AppValues
import SocialDatabase
import Todo

extension LocalTodos: TodoEditing {
  func add(_ new: NewTodo, key: String) async throws(AppError) -> TodoItem {
    let id = ID<TodoItem>(attempt: key)
    return try await write { connection, now throws(AppError) in
      if try connection.stored(id) == nil {
        let taken = try connection.add(new, id, now)
        try connection.remember(.added, taken, now)
      }
      return try connection.todo(id)
    }
  }

  func edit(
    _ ids: [ID<TodoItem>], _ edit: TodoEdit, today: CalendarDate
  ) async throws(AppError) -> TodoEdited {
    try await write { connection, now throws(AppError) in
      var (items, next, taken) = ([TodoItem](), [TodoItem](), [AppliedChanges]())
      var others: [AppliedChanges] = []
      for id in ids {
        let item = try connection.todo(id)
        let edit = edit.changing(item)
        if !edit.isEmpty {
          let time = try connection.tick(now)
          let changes = TodoRecord.changes(to: edit.changed(item, today: today), from: item, at: time)
          taken += try connection.take(changes, isShared: false, now)
          let changed = try connection.todo(id)
          if edit.isDone == true {
            let added = try connection.addNext(of: changed, today: today, now)
            others += added
            next += added.compactMap(\.after.item)
          } else if edit.isDone == false {
            others += try connection.takeAwayNext(of: changed, now)
          }
        }
        items.append(try connection.todo(id))
      }
      try connection.remember(edit.step, taken + others, count: taken.count, now)
      return TodoEdited(items, next: next)
    }
  }

  func delete(_ ids: [ID<TodoItem>]) async throws(AppError) {
    try await write { connection, now throws(AppError) in
      var taken: [AppliedChanges] = []
      for id in ids {
        guard let stored = try connection.stored(id) else { throw .notFound }
        if !stored.record.isDeleted { taken += try connection.set(id, deleted: true, now) }
      }
      try connection.remember(.deleted, taken, now)
    }
  }

  func deleteDone(in category: TodoCategory?) async throws(AppError) -> Int {
    let bound = category.map { " AND category = \($0.stored)" as SQL } ?? ""
    return try await write { connection, now throws(AppError) in
      // In the order of the list.
      let names = try connection.rows(
        "SELECT name FROM todo WHERE place > '1' AND place < '2'\(bound) ORDER BY place"
      ) { row throws(AppError) in row.text(0) }
      var taken: [AppliedChanges] = []
      for name in names { taken += try connection.set(ID(name), deleted: true, now) }
      try connection.remember(.deleted, taken, now)
      return taken.count
    }
  }

  func restore(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem] {
    try await write { connection, now throws(AppError) in
      var (items, taken) = ([TodoItem](), [AppliedChanges]())
      for id in ids {
        guard let stored = try connection.stored(id) else { throw .notFound }
        if stored.record.isDeleted { taken += try connection.set(id, deleted: false, now) }
        items.append(try connection.todo(id))
      }
      try connection.remember(.restored, taken, now)
      return items
    }
  }

  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection, Timestamp) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await database.write { connection throws(AppError) in try body(connection, clock.now()) }
  }
}

extension SQLConnection {
  fileprivate func add(
    _ new: NewTodo, _ id: ID<TodoItem>, _ now: Timestamp
  ) throws(AppError) -> [AppliedChanges] {
    let item = TodoItem(new, id, now)
    return try take(TodoRecord.changes(to: item, at: try tick(now)), isShared: false, now)
  }

  fileprivate func set(
    _ id: ID<TodoItem>, deleted: Bool, _ now: Timestamp
  ) throws(AppError) -> [AppliedChanges] {
    let change = TodoRecord.change(id, deleted: deleted, at: try tick(now))
    return try take([change], isShared: false, now)
  }

  // MARK: What repeats

  /// Adds what comes after a todo that is done, unless it's there.
  ///
  /// Another device may have added it before, and changed it or taken it away since, of which nothing is known here. So
  /// what it says is as of the earliest time there is, and stays behind any change; that it's there is as of now, and
  /// wins.
  fileprivate func addNext(
    of item: TodoItem, today: CalendarDate, _ now: Timestamp
  ) throws(AppError) -> [AppliedChanges] {
    guard let next = item.following(today: today) else { return [] }
    let id = ID<TodoItem>(after: item.id)
    let known = try stored(id)?.record
    if let known, !known.isDeleted { return [] }
    let time = try tick(now)
    let said = known == nil ? HybridTime(milliseconds: 0, device: time.device) : time
    let changes =
      TodoRecord.changes(to: TodoItem(next, id, now), at: said)
      + [TodoRecord.change(id, deleted: false, at: time)]
    return try take(changes, isShared: false, now)
  }

  /// Takes away what comes after a todo that is not done after all, unless it was changed.
  fileprivate func takeAwayNext(of item: TodoItem, _ now: Timestamp) throws(AppError) -> [AppliedChanges] {
    let id = ID<TodoItem>(after: item.id)
    guard let known = try stored(id)?.record, known.item != nil,
      // That it was taken away and is back is no change of what it says.
      Set(known.fields.filter { $0.key != .deleted }.values.map(\.time)).count == 1
    else { return [] }
    return try set(id, deleted: true, now)
  }
}

extension TodoItem {
  /// A todo that is added now.
  fileprivate init(_ new: NewTodo, _ id: AppValues.ID<TodoItem>, _ now: Timestamp) {
    self.init(
      id: id, description: new.description, category: new.category, due: new.due, notes: new.notes,
      repetition: new.repetition, createdAt: now)
  }
}

extension ID<TodoItem> {
  /// The id of what comes after a todo that repeats: the same on every device, so that it comes once, whichever of them
  /// does the todo.
  fileprivate init(after id: ID<TodoItem>) {
    self.init(attempt: "after \(id.rawValue)")
  }
}

extension TodoEdit {
  /// What it's called as a step.
  fileprivate var step: TodoStep.Kind {
    switch isDone {
    case let isDone? where self == TodoEdit(isDone: isDone): isDone ? .completed : .reopened
    default: .edited
    }
  }
}
