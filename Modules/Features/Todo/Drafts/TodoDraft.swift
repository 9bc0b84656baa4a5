public import AppValues

/// Something written about a todo and not saved with it yet.
public struct TodoDraft: Hashable, Sendable {
  /// What the text is.
  public enum Subject: Hashable, Sendable {
    /// What a new todo says.
    ///
    /// - Parameters:
    ///   - category: What the todo will belong to; nil for the usual category.
    ///   - key: The key to add it with, so that adding it again after a crash doesn't create a second one.
    ///   - wasTried: Whether the todo may have been added with that key already.
    case new(in: TodoCategory?, key: String, wasTried: Bool)
    /// What a todo is to be called instead.
    case description(of: ID<TodoItem>)
    /// New notes of a todo.
    case notes(of: ID<TodoItem>)
  }

  /// The ID of the draft on this device.
  public let id: ID<TodoDraft>
  /// What the text is.
  public let subject: Subject
  /// What was written so far, as entered. It may not be valid.
  public let text: String
  /// When the draft was last saved.
  public let savedAt: Timestamp

  /// A draft as a store reads it.
  public init(id: ID<TodoDraft>, subject: Subject, text: String, savedAt: Timestamp) {
    self.id = id
    self.subject = subject
    self.text = text
    self.savedAt = savedAt
  }
}

/// Keeps drafts of todos on this device. Every call throws `storage` if they can't be read or written.
public protocol TodoDraftStore: Sendable {
  /// All drafts, in any order, without those that can't be read.
  func list() async throws(AppError) -> [TodoDraft]
  /// The draft `id`; nil if there is none.
  func load(_ id: ID<TodoDraft>) async throws(AppError) -> TodoDraft?
  /// Saves a draft, safe from a crash, in place of one with the same ID.
  func save(_ draft: TodoDraft) async throws(AppError)
  /// Discards the draft `id`. Does nothing if there is none.
  func discard(_ id: ID<TodoDraft>) async throws(AppError)
}

extension TextLimit {
  /// A draft: longer than anything that can be saved of a todo.
  static let todoDraft = Self(.text, characters: 20_000)
}
