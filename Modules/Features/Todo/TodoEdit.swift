public import AppValues

/// A todo that is to be added.
public struct NewTodo: Hashable, Sendable {
  /// What is to be done: one line of 1 to 500 characters.
  public var description: String
  /// What it belongs to.
  public var category: TodoCategory
  /// The day by which it's to be done; nil for any time.
  public var due: CalendarDate?
  /// More about it; empty for none.
  public var notes: String

  /// - Parameters:
  ///   - description: What is to be done, in one line.
  ///   - category: What it belongs to.
  ///   - due: The day by which it's to be done; nil for any time.
  ///   - notes: More about it; empty for none.
  public init(
    _ description: String, category: TodoCategory = .personal, due: CalendarDate? = nil, notes: String = ""
  ) {
    self.description = description
    self.category = category
    self.due = due
    self.notes = notes
  }
}

/// A change to a todo. Values that are nil stay as they are, also where another device changes them at the same time.
public struct TodoEdit: Hashable, Sendable {
  /// A change to the day by which a todo is to be done.
  public enum Due: Hashable, Sendable {
    /// It's to be done by this day.
    case day(CalendarDate)
    /// It can be done at any time.
    case anyTime
  }

  /// What is to be done.
  public var description: String?
  /// Whether it's done.
  public var isDone: Bool?
  /// What it belongs to.
  public var category: TodoCategory?
  /// The day by which it's to be done.
  public var due: Due?
  /// More about it; empty for none.
  public var notes: String?

  /// A change to the given values.
  public init(
    description: String? = nil, isDone: Bool? = nil, category: TodoCategory? = nil, due: Due? = nil,
    notes: String? = nil
  ) {
    self.description = description
    self.isDone = isDone
    self.category = category
    self.due = due
    self.notes = notes
  }

  /// What of it would change anything about the todo `item`.
  public func changing(_ item: TodoItem) -> TodoEdit {
    var edit = self
    if description == item.description { edit.description = nil }
    if isDone == item.isDone { edit.isDone = nil }
    if category == item.category { edit.category = nil }
    if due == item.due.map({ .day($0) }) ?? .anyTime { edit.due = nil }
    if notes == item.notes { edit.notes = nil }
    return edit
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == TodoEdit() }
}
