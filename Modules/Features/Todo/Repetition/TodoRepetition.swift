public import AppValues

/// How often a todo comes again once it's done: every so many days, weeks, months or years. Encoded, it is its text.
public struct TodoRepetition: RawRepresentable, Codable, Hashable, Sendable {
  /// What is counted from one day to the next.
  public enum Unit: String, CaseIterable, Codable, Hashable, Sendable {
    case day = "D"
    case week = "W"
    case month = "M"
    case year = "Y"
  }

  /// The counts that there are.
  public static let counts = 1...999

  /// Every how many.
  public let count: Int
  /// Of what.
  public let unit: Unit
  /// The day of the month that is meant where the month at hand is too short for it: after 31 January come
  /// 28 February and 31 March. Nil where the due date says it.
  let dayOfMonth: Int?

  private init(_ count: Int, _ unit: Unit, dayOfMonth: Int?) {
    self.count = count
    self.unit = unit
    self.dayOfMonth = dayOfMonth
  }

  /// - Parameters:
  ///   - count: Every how many; nil is returned for what isn't in `counts`.
  ///   - unit: Of what.
  public init?(every count: Int = 1, _ unit: Unit) {
    guard Self.counts.contains(count) else { return nil }
    self.init(count, unit, dayOfMonth: nil)
  }

  /// Reads a duration of one unit in ISO 8601, such as `P2W`, and behind it the day of the month that is meant where
  /// the due date can't say it: `P1M-31`.
  public init?(rawValue: String) {
    guard let match = rawValue.wholeMatch(of: /P([1-9][0-9]{0,2})([DWMY])(?:-(29|30|31))?/),
      let count = Int(match.1), let unit = Unit(rawValue: String(match.2))
    else { return nil }
    self.init(count, unit, dayOfMonth: match.3.flatMap { Int($0) })
  }

  /// `P1M`, or `P1M-31`.
  public var rawValue: String { "P\(count)\(unit.rawValue)" + (dayOfMonth.map { "-\($0)" } ?? "") }

  /// The same where the due date says which day of the month is meant.
  var onTheDueDate: TodoRepetition { TodoRepetition(count, unit, dayOfMonth: nil) }

  /// When it's due next: the first day behind both `due` and `today` that is a whole number of repetitions after `due`.
  /// Where a month has no such day, its last; those after it are on the day that was meant again.
  ///
  /// - Parameters:
  ///   - due: When it was due.
  ///   - today: The day on which it's done.
  /// - Returns: The day, and the repetition from then on; nil beyond the years that there are.
  public func next(
    after due: CalendarDate, today: CalendarDate
  ) -> (due: CalendarDate, repetition: TodoRepetition)? {
    let (isLastOfMonth, last) = (due == due.lastOfMonth, max(due, today))
    let wanted = isLastOfMonth ? max(dayOfMonth ?? 0, due.day) : due.day
    func day(_ times: Int) -> CalendarDate? {
      switch unit {
      case .day: due.adding(days: times * count)
      case .week: due.adding(days: 7 * times * count)
      case .month: due.adding(months: times * count, on: wanted)
      case .year: due.adding(months: 12 * times * count, on: wanted)
      }
    }
    // How many times it takes is between these.
    var (past, ahead) = (0, 1)
    while let day = day(ahead), day <= last { (past, ahead) = (ahead, 2 * ahead) }
    while ahead - past > 1 {
      let middle = (past + ahead) / 2
      if let day = day(middle), day <= last { past = middle } else { ahead = middle }
    }
    guard let next = day(ahead) else { return nil }
    let isInMonths = unit == .month || unit == .year
    let meant = isInMonths && wanted > next.day ? wanted : nil
    return (next, TodoRepetition(count, unit, dayOfMonth: meant))
  }
}

extension CalendarDate {
  /// A day of a later month: the given one, or the last where the month is too short for it.
  fileprivate func adding(months: Int, on day: Int) -> CalendarDate? {
    adding(months: months).flatMap {
      CalendarDate(year: $0.year, month: $0.month, day: min(day, $0.lastOfMonth.day))
    }
  }
}

extension TodoItem {
  /// What comes after it once it's done; nil where it doesn't repeat.
  ///
  /// - Parameter today: The day on which it's done; it's counted from then where it was due on none.
  public func following(today: CalendarDate) -> NewTodo? {
    guard let next = repetition?.next(after: due ?? today, today: today) else { return nil }
    return NewTodo(
      description, category: category, due: next.due, notes: notes, repetition: next.repetition)
  }
}
