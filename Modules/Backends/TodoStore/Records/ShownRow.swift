import AppValues
import SocialDatabase
import Todo

/// A row of a todo that is shown.
struct ShownRow: Sendable {
  /// The text of its `ListPosition`.
  let position: String
  let item: TodoItem

  /// The columns, of the table `t`.
  static let columns: SQL =
    "t.place, t.name, t.description, t.is_done, t.category, t.due, t.notes, t.created_at, t.updated_at, t.repeats"

  init(_ row: borrowing Row) {
    position = row.text(0)
    item = TodoItem(
      id: ID(row.text(1)), description: row.text(2), isDone: row.boolean(3),
      category: TodoCategory(rawValue: row.text(4)), due: row.optionalText(5).flatMap { CalendarDate($0) },
      notes: row.text(6), repetition: row.optionalText(9).flatMap { TodoRepetition(rawValue: $0) },
      createdAt: Timestamp(milliseconds: row.integer(7)),
      updatedAt: Timestamp(milliseconds: row.integer(8)))
  }
}

extension SQLConnection {
  /// Todos that are shown.
  ///
  /// - Parameter end: What follows `FROM`, with the table `todo` as `t`.
  func shown(_ end: SQL) throws(AppError) -> [ShownRow] {
    try rows("SELECT \(ShownRow.columns) FROM \(end)") { row throws(AppError) in ShownRow(row) }
  }
}
