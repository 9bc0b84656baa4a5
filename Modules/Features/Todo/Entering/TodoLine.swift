import AppValues

/// A todo as someone enters it in one line, taken apart: what is to be done, and what the line says beside that.
public struct TodoLine: Hashable, Sendable {
  /// What is to be done, as entered.
  public var description: String
  /// What it says of when that is due, what it belongs to (as entered) and how often it comes again.
  public var said: TodoEdit

  /// - Parameters:
  ///   - description: What is to be done.
  ///   - due: When it's due; nil where the line doesn't say.
  ///   - category: What it belongs to; nil where the line doesn't say.
  ///   - repetition: How often it comes again; nil where the line doesn't say.
  public init(
    _ description: String, due: TodoEdit.Due? = nil, category: TodoCategory? = nil,
    repetition: TodoEdit.Repetition? = nil
  ) {
    self.init(description, said: TodoEdit(category: category, due: due, repetition: repetition))
  }

  init(_ description: String, said: TodoEdit) {
    self.description = description
    self.said = said
  }

  /// When it's due; nil where the line doesn't say.
  public var due: TodoEdit.Due? { said.due }
  /// What it belongs to, as entered; nil where the line doesn't say.
  public var category: TodoCategory? { said.category }
  /// How often it comes again; nil where the line doesn't say.
  public var repetition: TodoEdit.Repetition? { said.repetition }

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
