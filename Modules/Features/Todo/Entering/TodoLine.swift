import AppValues

/// A todo as someone enters it in one line, taken apart: what is to be done, and what the line says beside that.
public struct TodoLine: Hashable, Sendable {
  /// What is to be done, as entered.
  public var description: String
  /// When it's due; nil where the line doesn't say.
  public var due: TodoEdit.Due?
  /// What it belongs to, as entered; nil where the line doesn't say.
  public var category: TodoCategory?
  /// How often it comes again; nil where the line doesn't say.
  public var repetition: TodoEdit.Repetition?

  /// - Parameters:
  ///   - description: What is to be done.
  ///   - due: When it's due; nil where the line doesn't say.
  ///   - category: What it belongs to; nil where the line doesn't say.
  ///   - repetition: How often it comes again; nil where the line doesn't say.
  public init(
    _ description: String, due: TodoEdit.Due? = nil, category: TodoCategory? = nil,
    repetition: TodoEdit.Repetition? = nil
  ) {
    self.description = description
    self.due = due
    self.category = category
    self.repetition = repetition
  }

  /// The todo that it says.
  ///
  /// - Parameter usual: What it belongs to where the line doesn't say.
  public func new(in usual: TodoCategory = .personal) -> NewTodo {
    NewTodo(description, category: category ?? usual, due: day, repetition: everySo)
  }

  private var everySo: TodoRepetition? {
    if case .every(let repetition) = repetition { repetition } else { nil }
  }

  /// The day by which it's to be done; nil where there is none, or the line doesn't say.
  var day: CalendarDate? {
    if case .day(let day) = due { day } else { nil }
  }
}
