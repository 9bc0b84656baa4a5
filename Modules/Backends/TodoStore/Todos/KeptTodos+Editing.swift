import AppValues
import SocialDatabase
import Todo

extension KeptTodos: TodoEditing {
  func add(_ new: NewTodo, key: String) async throws(AppError) -> TodoItem {
    let id = ID<TodoItem>(attempt: key)
    return try await write { connection, now throws(AppError) in
      if try connection.stored(id) == nil {
        let item = TodoItem(
          id: id, description: new.description, category: new.category, due: new.due, notes: new.notes,
          createdAt: now)
        let time = try connection.tick(now)
        try connection.take(TodoRecord.changes(to: item, at: time), isShared: false, now)
      }
      return try connection.todo(id)
    }
  }

  func edit(_ id: ID<TodoItem>, _ edit: TodoEdit) async throws(AppError) -> TodoItem {
    try await write { connection, now throws(AppError) in
      let item = try connection.todo(id)
      let edit = edit.changing(item)
      if edit.isEmpty { return item }
      let time = try connection.tick(now)
      let changes = TodoRecord.changes(to: item.changed(by: edit), from: item, at: time)
      try connection.take(changes, isShared: false, now)
      return try connection.todo(id)
    }
  }

  func delete(_ id: ID<TodoItem>) async throws(AppError) {
    try await write { connection, now throws(AppError) in
      guard let stored = try connection.stored(id) else { throw .notFound }
      if stored.record.isDeleted { return }
      try connection.set(id, deleted: true, now)
    }
  }

  func restore(_ id: ID<TodoItem>) async throws(AppError) -> TodoItem {
    try await write { connection, now throws(AppError) in
      guard let stored = try connection.stored(id) else { throw .notFound }
      if stored.record.isDeleted { try connection.set(id, deleted: false, now) }
      return try connection.todo(id)
    }
  }

  @discardableResult
  private func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection, Timestamp) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    try await database.write { connection throws(AppError) in try body(connection, clock.now()) }
  }
}

extension SQLConnection {
  fileprivate func set(_ id: ID<TodoItem>, deleted: Bool, _ now: Timestamp) throws(AppError) {
    let change = TodoRecord.change(id, deleted: deleted, at: try tick(now))
    try take([change], isShared: false, now)
  }
}

extension TodoItem {
  fileprivate func changed(by edit: TodoEdit) -> TodoItem {
    var item = self
    if let description = edit.description { item.description = description }
    if let isDone = edit.isDone { item.isDone = isDone }
    if let category = edit.category { item.category = category }
    switch edit.due {
    case .day(let day): item.due = day
    case .anyTime: item.due = nil
    case nil: break
    }
    if let notes = edit.notes { item.notes = notes }
    return item
  }
}
