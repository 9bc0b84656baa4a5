import AppValues
import Todo

/// All that is known of a todo: each field with the time at which it was set.
///
/// To merge is commutative, associative and idempotent, field by field, so that the same changes make the same record
/// in any order and however often they arrive.
struct TodoRecord: Hashable, Sendable {
  /// Which todo.
  let id: ID<TodoItem>
  /// What is known of it; fields of newer versions, too.
  private(set) var fields: [TodoField: TimedValue]

  init(_ id: ID<TodoItem>, fields: [TodoField: TimedValue] = [:]) {
    self.id = id
    self.fields = fields
  }

  /// Takes a change of this todo in, where it is later than what is known.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  mutating func apply(_ change: FieldChange) -> Bool {
    if let known = fields[change.field], !change.entry.wins(over: known) { return false }
    fields[change.field] = change.entry
    return true
  }

  /// Takes in what another device knows of this todo.
  mutating func merge(_ other: TodoRecord) {
    for (field, entry) in other.fields { apply(FieldChange(id, field, entry)) }
  }

  /// Whether it's deleted. An edit that was made elsewhere, before or after, doesn't bring it back; undo does, as a
  /// later change of this field.
  var isDeleted: Bool { fields[.deleted]?.value.flag ?? false }

  /// When anything of it was changed last; nil where nothing is known.
  var changedAt: HybridTime? { fields.values.map(\.time).max() }

  /// The changes that make this record, in no particular order.
  var changes: [FieldChange] { fields.map { FieldChange(id, $0.key, $0.value) } }
}
