public import AppValues

/// A todo as someone enters it in one line, taken apart: what is to be done, and what the line says beside that.
public struct TodoLine: Hashable, Sendable {
  /// What is to be done, as entered.
  public var description: String
  /// When it's due; nil where the line doesn't say.
  public var due: TodoEdit.Due?
  /// What it belongs to, as entered; nil where the line doesn't say.
  public var category: TodoCategory?

  /// - Parameters:
  ///   - description: What is to be done.
  ///   - due: When it's due; nil where the line doesn't say.
  ///   - category: What it belongs to; nil where the line doesn't say.
  public init(_ description: String, due: TodoEdit.Due? = nil, category: TodoCategory? = nil) {
    self.description = description
    self.due = due
    self.category = category
  }

  /// The day by which it's to be done; nil where there is none, or the line doesn't say.
  public var day: CalendarDate? {
    if case .day(let day) = due { day } else { nil }
  }
}
