import AppValues
import Todo

/// One field of one todo set at a time: all that devices tell each other.
struct FieldChange: Hashable, Sendable {
  /// Which todo.
  let todo: ID<TodoItem>
  /// What of it.
  let field: TodoField
  /// What it was set to, and when.
  let entry: TimedValue

  init(_ todo: ID<TodoItem>, _ field: TodoField, _ entry: TimedValue) {
    self.todo = todo
    self.field = field
    self.entry = entry
  }

  init(_ todo: ID<TodoItem>, _ field: TodoField, _ value: FieldValue, at time: HybridTime) {
    self.init(todo, field, TimedValue(value, at: time))
  }
}

/// A value with the time at which it was set: a register in which the last writer wins (an LWW register: Shapiro,
/// Preguiça, Baquero and Zawirski, "A comprehensive study of Convergent and Commutative Replicated Data Types", 2011,
/// section 3.2).
struct TimedValue: Hashable, Sendable {
  /// What was set.
  let value: FieldValue
  /// When.
  let time: HybridTime

  init(_ value: FieldValue, at time: HybridTime) {
    self.value = value
    self.time = time
  }

  /// Whether this one stays, and not the other. Where two have the same time, as after the data folder was copied to
  /// another machine, the bytes of the values decide, so that all devices decide alike.
  func wins(over other: TimedValue) -> Bool {
    time == other.time ? other.value < value : other.time < time
  }
}
