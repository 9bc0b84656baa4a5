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
  /// How often it comes again once it's done; nil for once.
  public var repetition: TodoRepetition?

  /// - Parameters:
  ///   - description: What is to be done, in one line.
  ///   - category: What it belongs to.
  ///   - due: The day by which it's to be done; nil for any time.
  ///   - notes: More about it; empty for none.
  ///   - repetition: How often it comes again once it's done; nil for once.
  public init(
    _ description: String, category: TodoCategory = .personal, due: CalendarDate? = nil, notes: String = "",
    repetition: TodoRepetition? = nil
  ) {
    self.description = description
    self.category = category
    self.due = due
    self.notes = notes
    self.repetition = repetition
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

  /// A change to how often a todo comes again.
  public enum Repetition: Hashable, Sendable {
    /// It comes again so often once it's done.
    case every(TodoRepetition)
    /// It doesn't come again.
    case never
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
  /// How often it comes again once it's done.
  public var repetition: Repetition?

  /// A change to the given values.
  public init(
    description: String? = nil, isDone: Bool? = nil, category: TodoCategory? = nil, due: Due? = nil,
    notes: String? = nil, repetition: Repetition? = nil
  ) {
    self.description = description
    self.isDone = isDone
    self.category = category
    self.due = due
    self.notes = notes
    self.repetition = repetition
  }

  /// What of it would change anything about the todo `item`.
  public func changing(_ item: TodoItem) -> TodoEdit {
    var edit = self
    if description == item.description { edit.description = nil }
    if isDone == item.isDone { edit.isDone = nil }
    if category == item.category { edit.category = nil }
    if due == item.due.map({ .day($0) }) ?? .anyTime { edit.due = nil }
    if notes == item.notes { edit.notes = nil }
    switch repetition {
    // The same, whichever day of the month was meant.
    case .every(let repetition) where repetition.onTheDueDate == item.repetition?.onTheDueDate:
      edit.repetition = nil
    case .never where item.repetition == nil: edit.repetition = nil
    default: break
    }
    return edit
  }

  /// The todo `item` once it's changed. What repeats has a day: where it has none, it's due today; and without its day
  /// it doesn't come again.
  ///
  /// - Parameter today: The day that it is for the person.
  public func changed(_ item: TodoItem, today: CalendarDate) -> TodoItem {
    var item = item
    if let description { item.description = description }
    if let isDone { item.isDone = isDone }
    if let category { item.category = category }
    if let notes { item.notes = notes }
    switch due {
    case .day(let day):
      // The day says from now on which of the month is meant.
      if day != item.due { item.repetition = item.repetition?.onTheDueDate }
      item.due = day
    case .anyTime: (item.due, item.repetition) = (nil, nil)
    case nil: break
    }
    switch repetition {
    case .every(let repetition):
      item.repetition = repetition
      item.due = item.due ?? today
    case .never: item.repetition = nil
    case nil: break
    }
    return item
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == TodoEdit() }
}
