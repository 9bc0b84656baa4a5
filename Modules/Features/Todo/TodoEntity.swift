public import AppValues

/// Something to be done.
public struct TodoItem: Identifiable, Codable, Hashable, Sendable {
  /// Opaque; the same on every device. (Alone, `ID` can mean the type that `Identifiable` asks for.)
  public let id: AppValues.ID<TodoItem>
  /// What is to be done: one line of 1 to 500 characters.
  public var description: String
  /// Whether it's done.
  public var isDone: Bool
  /// What it belongs to.
  public var category: TodoCategory
  /// The day by which it's to be done; nil for any time.
  public var due: CalendarDate?
  /// More about it, of several lines; empty for none.
  public var notes: String
  /// How often it comes again once it's done; nil for once.
  public var repetition: TodoRepetition?
  /// When it was added.
  public let createdAt: Timestamp
  /// When any of it was changed last.
  public var updatedAt: Timestamp

  /// - Parameters:
  ///   - id: Opaque; the same on every device.
  ///   - description: What is to be done, in one line.
  ///   - isDone: Whether it's done.
  ///   - category: What it belongs to.
  ///   - due: The day by which it's to be done; nil for any time.
  ///   - notes: More about it; empty for none.
  ///   - repetition: How often it comes again once it's done; nil for once.
  ///   - createdAt: When it was added.
  ///   - updatedAt: When any of it was changed last; when it was added, unless given.
  public init(
    id: AppValues.ID<TodoItem>, description: String, isDone: Bool = false, category: TodoCategory = .personal,
    due: CalendarDate? = nil, notes: String = "", repetition: TodoRepetition? = nil, createdAt: Timestamp,
    updatedAt: Timestamp? = nil
  ) {
    self.id = id
    self.description = description
    self.isDone = isDone
    self.category = category
    self.due = due
    self.notes = notes
    self.repetition = repetition
    self.createdAt = createdAt
    self.updatedAt = updatedAt ?? createdAt
  }
}

/// What a todo belongs to: one of four that every language has a name for, or a name of one's own. Encoded, it is its
/// text.
public struct TodoCategory: RawRepresentable, Codable, Hashable, Sendable {
  /// The code of a built-in category, or a name as it was written.
  public let rawValue: String

  /// Wraps a code or a name; nothing is checked.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Of one's own life.
  public static let personal = TodoCategory(rawValue: "personal")
  /// Of one's work.
  public static let work = TodoCategory(rawValue: "work")
  /// What is to be bought.
  public static let shopping = TodoCategory(rawValue: "shopping")
  /// All that is none of the others.
  public static let other = TodoCategory(rawValue: "other")

  /// Those that every language has a name for.
  public static let builtIn: [TodoCategory] = [.personal, .work, .shopping, .other]
}

extension TodoItem: PagedItem {}

extension TodoItem {
  /// Whether it should have been done by now.
  ///
  /// - Parameter today: The day that it is for the person.
  public func isOverdue(on today: CalendarDate) -> Bool {
    guard !isDone, let due else { return false }
    return due < today
  }
}

// What people enter of a todo.
extension InputField {
  /// What is to be done.
  public static let description = InputField("description")
  /// What a todo belongs to.
  public static let category = InputField("category")
  /// The day by which a todo is to be done.
  public static let due = InputField("due")
  /// More about a todo.
  public static let notes = InputField("notes")
  /// How often a todo comes again.
  public static let repetition = InputField("repetition")
}

/// Every limit of a text of a todo.
extension TextLimit {
  /// What is to be done.
  public static let description = Self(.description, characters: 500)
  /// The name of a category of one's own; it's indexed.
  public static let category = Self(.category, characters: 40)
  /// More about a todo.
  public static let notes = Self(.notes, characters: 5000)
  /// What todos are searched for.
  public static let words = Self(.query, characters: 100)
}
