import AppValues
import SocialDatabase
import Todo

/// All that is stored of a todo.
struct StoredTodo {
  /// Its row; the higher, the later it came to this device.
  let row: Int64
  /// What is known of it.
  var record: TodoRecord
  /// The fields that are known to be in a file of the shared folder.
  let shared: Set<TodoField>
  /// Where it stands, and what is counted of it; nil where it's not shown.
  let shown: Shown?

  struct Shown {
    /// The text of its `ListPosition`.
    let position: String
    let counted: Counted
  }

  /// What a todo is counted by.
  struct Counted: Hashable {
    let category: String
    let isDone: Bool
  }

  /// A row of `todo`: its columns `id`, `place`, `category` and `is_done`.
  fileprivate struct Head {
    let row: Int64
    let shown: Shown?

    init(_ row: borrowing Row) {
      self.row = row.integer(0)
      shown = row.optionalText(1).map { position in
        Shown(position: position, counted: Counted(category: row.text(2), isDone: row.boolean(3)))
      }
    }
  }
}

extension SQLConnection {
  /// All that is stored of a todo; nil where nothing ever was.
  func stored(_ id: ID<TodoItem>) throws(AppError) -> StoredTodo? {
    let found = try first("SELECT id, place, category, is_done FROM todo WHERE name = \(id.rawValue)") {
      row throws(AppError) in StoredTodo.Head(row)
    }
    guard let found else { return nil }
    var (fields, shared) = ([TodoField: TimedValue](), Set<TodoField>())
    _ = try rows(
      "SELECT field, value, time, device, is_shared FROM todo_field WHERE todo_id = \(found.row)"
    ) { row throws(AppError) in
      guard let field = TodoField(rawValue: row.text(0)) else { throw .storage(.damaged) }
      fields[field] = TimedValue(FieldValue(json: row.text(1)), at: HybridTime(row, at: 2))
      if row.boolean(4) { shared.insert(field) }
    }
    return StoredTodo(
      row: found.row, record: TodoRecord(id, fields: fields), shared: shared, shown: found.shown)
  }

  /// All that is stored of a todo, and its row, made where nothing was.
  func storedOrNew(_ id: ID<TodoItem>) throws(AppError) -> StoredTodo {
    if let stored = try stored(id) { return stored }
    let row = try first("INSERT INTO todo (name) VALUES (\(id.rawValue)) RETURNING id") {
      row throws(AppError) in row.integer(0)
    }
    guard let row else { throw .storage(.damaged) }
    return StoredTodo(row: row, record: TodoRecord(id), shared: [], shown: nil)
  }
}

extension HybridTime {
  /// Reads two columns.
  init(_ row: borrowing Row, at column: Int) {
    self.init(
      packed: UInt64(bitPattern: row.integer(column)), device: DeviceID(stored: row.integer(column + 1)))
  }

  /// As it is stored: the same bits.
  var storedTime: Int64 { Int64(bitPattern: packed) }
}

extension DeviceID {
  /// - Parameter number: As it is stored.
  fileprivate init(stored number: Int64) {
    self.init(number: UInt64(bitPattern: number))
  }

  /// As it is stored: the number that its digits are.
  var stored: Int64 { Int64(bitPattern: Hexadecimal.number(rawValue.utf8) ?? 0) }
}
