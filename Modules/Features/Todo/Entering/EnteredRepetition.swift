public import AppValues

/// How often something comes again, as someone entered it.
public struct EnteredRepetition: Hashable, Sendable {
  /// How often.
  public let repetition: TodoRepetition
  /// The day on which it comes first, where that was said with it ("every friday").
  public let first: CalendarDate?

  init(_ repetition: TodoRepetition, first: CalendarDate? = nil) {
    self.repetition = repetition
    self.first = first
  }
}

extension TodoEdit {
  /// Has it come again as someone entered it, and first on the day that was said with it, unless the edit says another.
  /// What comes again has a day, so that one counts also where the edit says that there is none.
  ///
  /// - Parameter entered: Nil where it's not to come again.
  public mutating func setRepetition(_ entered: EnteredRepetition?) {
    repetition = entered.map { Repetition.every($0.repetition) } ?? .never
    if due == nil || due == .anyTime, let first = entered?.first { due = .day(first) }
  }
}
