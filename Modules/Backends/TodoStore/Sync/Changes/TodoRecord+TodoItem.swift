import AppValues
import Todo

// What people see of a record, and what it says of what they change.
extension TodoRecord {
  /// The todo; nil while it's deleted, or not enough of it has arrived to show it.
  ///
  /// What another version wrote may be longer than ours allows, or hold what must not be printed: as much is shown as
  /// may be, and the record still has all of it.
  var item: TodoItem? { isDeleted ? nil : content }

  /// The same whether or not it's deleted.
  var content: TodoItem? {
    guard let description = text(.description, within: .description), !description.isEmpty,
      let changed = changedAt
    else { return nil }
    let created = fields[.created]?.value.number ?? changed.milliseconds
    return TodoItem(
      id: id, description: description, isDone: fields[.done]?.value.flag ?? false, category: category,
      due: fields[.due]?.value.text.flatMap { CalendarDate($0) },
      notes: text(.notes, within: .notes, lines: true) ?? "",
      repetition: fields[.repeats]?.value.text.flatMap { TodoRepetition(rawValue: $0) },
      createdAt: Timestamp(milliseconds: created),
      updatedAt: changed.timestamp)
  }

  private var category: TodoCategory {
    guard let name = text(.category, within: .category), !name.isEmpty else { return .personal }
    return TodoCategory(rawValue: name)
  }

  private func text(_ field: TodoField, within limit: TextLimit, lines: Bool = false) -> String? {
    fields[field]?.value.text.map { limit.beginning(of: Printable.kept($0, newlines: lines)) }
  }

  /// The changes that make one todo of another.
  ///
  /// - Parameters:
  ///   - item: What it is to be.
  ///   - old: What it was; nil for one that is added.
  ///   - time: When it is changed: one time for all fields.
  /// - Returns: One for each field that differs, and none for `updatedAt`, which is the time of the last.
  static func changes(to item: TodoItem, from old: TodoItem? = nil, at time: HybridTime) -> [FieldChange] {
    let before = old.map(values)
    return values(of: item).compactMap { field, value in
      let isKnown = before.map { $0[field] == value } ?? (field == .repeats && value == .none)
      return isKnown ? nil : FieldChange(item.id, field, value, at: time)
    }
  }

  /// The change that deletes a todo, or brings it back.
  static func change(_ id: ID<TodoItem>, deleted: Bool, at time: HybridTime) -> FieldChange {
    FieldChange(id, .deleted, FieldValue(deleted), at: time)
  }

  private static func values(of item: TodoItem) -> [TodoField: FieldValue] {
    [
      .description: FieldValue(item.description), .done: FieldValue(item.isDone),
      .category: FieldValue(item.category.rawValue),
      .due: item.due.map { FieldValue($0.rawValue) } ?? .none, .notes: FieldValue(item.notes),
      .repeats: item.repetition.map { FieldValue($0.rawValue) } ?? .none,
      .created: FieldValue(item.createdAt.milliseconds),
    ]
  }
}
