import AppValues
import Foundation
import SocialDatabase
import Todo

// The one way in which anything of a todo is changed.
extension SQLConnection {
  /// Takes changes in, from this device and others, where they are later than what is known.
  ///
  /// - Parameters:
  ///   - changes: In the order in which they were made or read.
  ///   - isShared: Whether a file of the shared folder has them: not what is changed on this device.
  ///   - now: What the device's clock shows.
  /// - Returns: Those that were later, by todo.
  @discardableResult
  func take(_ changes: [FieldChange], isShared: Bool, _ now: Timestamp) throws(AppError) -> [AppliedChanges] {
    var (order, groups) = ([ID<TodoItem>](), [ID<TodoItem>: [FieldChange]]())
    for change in changes {
      if groups[change.todo] == nil { order.append(change.todo) }
      groups[change.todo, default: []].append(change)
    }
    var taken: [AppliedChanges] = []
    for id in order {
      if let later = try take(groups[id] ?? [], of: id, isShared: isShared, now) { taken.append(later) }
    }
    return taken
  }

  private func take(
    _ changes: [FieldChange], of id: ID<TodoItem>, isShared: Bool, _ now: Timestamp
  ) throws(AppError) -> AppliedChanges? {
    var stored = try storedOrNew(id)
    let before = stored.record
    let later = changes.filter { stored.record.apply($0) }
    let changed = Set(later.map(\.field))
    for field in changed {
      guard let entry = stored.record.fields[field] else { continue }
      try write(entry, field, of: stored.row, isShared: isShared)
    }
    if isShared {
      for change in changes where !changed.contains(change.field) && !stored.shared.contains(change.field) {
        try share(change)
      }
    }
    if !changed.isEmpty { try show(stored, changed, now) }
    return later.isEmpty ? nil : AppliedChanges(before: before, changes: later)
  }

  private func write(
    _ entry: TimedValue, _ field: TodoField, of row: Int64, isShared: Bool
  ) throws(AppError) {
    try submit(
      """
      INSERT INTO todo_field (todo_id, field, value, time, device, is_shared)
      VALUES (\(row), \(field.rawValue), \(entry.value.json), \(entry.time.storedTime),
        \(entry.time.device.stored), \(isShared))
      ON CONFLICT (todo_id, field) DO UPDATE SET
        value = excluded.value, time = excluded.time, device = excluded.device, is_shared = excluded.is_shared
      """)
  }

  /// Notes that a file of the shared folder has a change, if it's what is known.
  func share(_ change: FieldChange) throws(AppError) {
    try submit("UPDATE todo_field SET is_shared = 1 WHERE \(change.isKnown)")
  }

  // MARK: What follows from it

  /// Brings up to date what lists, counts and searches are read from, and says so to all who listen.
  ///
  /// - Parameter changed: The fields that were changed.
  private func show(_ stored: StoredTodo, _ changed: Set<TodoField>, _ now: Timestamp) throws(AppError) {
    let (row, before) = (stored.row, stored.shown)
    let item = stored.record.item
    let after = item.map { StoredTodo.Counted(category: $0.category.stored, isDone: $0.isDone) }
    if after != before?.counted {
      try count(-1, before?.counted)
      try count(1, after)
    }
    guard let item else {
      guard let before else { return }
      try hide(row)
      try TodoWords.remove(at: before.position, self)
      return try say(.deleted, row, now)
    }
    let position = ListPosition(of: item, row: row)
    try write(item, row, at: position)
    if let before, before.position != position.text { try TodoWords.remove(at: before.position, self) }
    if before?.position != position.text || !changed.isDisjoint(with: [.description, .notes]) {
      try TodoWords.write(of: item, row, at: position, self)
    }
    try say(before == nil ? .added : .changed, row, now)
  }

  private func write(_ item: TodoItem, _ row: Int64, at position: ListPosition) throws(AppError) {
    let folded = item.isDone ? nil : TodoInteractor.folded(item.description)
    try submit(
      """
      UPDATE todo SET
        place = \(position.text), description = \(item.description),
        is_done = \(item.isDone), category = \(item.category.stored), due = \(item.due?.rawValue),
        notes = \(item.notes), created_at = \(item.createdAt.milliseconds),
        updated_at = \(item.updatedAt.milliseconds), folded = \(folded),
        repeats = \(item.repetition?.rawValue)
      WHERE id = \(row)
      """)
  }

  private func hide(_ row: Int64) throws(AppError) {
    try submit(
      "UPDATE todo SET place = NULL, folded = NULL, description = '', notes = '', due = NULL WHERE id = \(row)"
    )
  }

  private func count(_ difference: Int, _ counted: StoredTodo.Counted?) throws(AppError) {
    guard let counted else { return }
    try submit(
      """
      INSERT INTO todo_count (category, is_done, count)
      VALUES (\(counted.category), \(counted.isDone), \(difference))
      ON CONFLICT (category, is_done) DO UPDATE SET count = count + excluded.count
      """)
  }

  private func say(_ kind: TodoChange.Kind, _ row: Int64, _ now: Timestamp) throws(AppError) {
    try appendChange(
      ChangeRecord(kind: kind.rawValue, subject: row, object: nil, at: now.milliseconds))
  }
}

extension FieldChange {
  /// A condition on a row of `todo_field`: it's of this field, and what is known is what this change says.
  var isKnown: SQL {
    """
    todo_id = (SELECT id FROM todo WHERE name = \(todo.rawValue)) AND field = \(field.rawValue)
    AND time = \(entry.time.storedTime) AND device = \(entry.time.device.stored) AND value = \(entry.value.json)
    """
  }
}

extension TodoCategory {
  /// As it is stored: two spellings that look alike, and are one to Swift, are one.
  var stored: String { rawValue.precomposedStringWithCanonicalMapping }
}
