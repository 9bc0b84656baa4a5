public import AppValues

/// Which todos a list has.
public struct TodoFilter: Codable, Hashable, Sendable {
  /// When they're due.
  public enum Due: Codable, Hashable, Sendable {
    /// On this day or before it.
    case by(CalendarDate)
    /// On no day.
    case anyTime

    /// Whether one that is due then is one of them; nil for no day.
    public func includes(_ due: CalendarDate?) -> Bool {
      switch self {
      case .by(let day): due.map { $0 <= day } ?? false
      case .anyTime: due == nil
      }
    }
  }

  /// Whether those that are done, or else those that are open.
  public var isDone: Bool
  /// What they belong to; nil for anything.
  public var category: TodoCategory?
  /// When they're due; nil for any day and none.
  public var due: Due?

  /// - Parameters:
  ///   - isDone: Whether those that are done, or else those that are open.
  ///   - category: What they belong to; nil for anything.
  ///   - due: When they're due; nil for any day and none.
  public init(isDone: Bool = false, category: TodoCategory? = nil, due: Due? = nil) {
    self.isDone = isDone
    self.category = category
    self.due = due
  }

  /// Whether the todo `item` is one of them.
  public func includes(_ item: TodoItem) -> Bool {
    item.isDone == isDone && (category == nil || item.category == category)
      && (due?.includes(item.due) ?? true)
  }
}

/// Open todos by when they're due, as lists of their own.
public enum TodoSpan: String, CaseIterable, Codable, Hashable, Sendable {
  /// Those due today, and those that are overdue.
  case today
  /// Those due within seven days, today among them, and those that are overdue.
  case week
  /// Those that should have been done before today.
  case overdue
  /// Those that are due on no day.
  case undated

  /// When its todos are due.
  ///
  /// - Parameter today: The day that it is for the person.
  public func due(today: CalendarDate) -> TodoFilter.Due {
    switch self {
    case .today: .by(today)
    case .week: .by(today.adding(days: 6) ?? today)
    case .overdue: .by(today.adding(days: -1) ?? today)
    case .undated: .anyTime
    }
  }
}
