public import AppScreens
public import AppValues

/// What the screen of one todo shows.
public struct TodoDetailState: Equatable, Sendable, TodosState {
  /// A value of the todo that is being asked for.
  public enum Question: Hashable, Sendable {
    /// What is to be done, what it belongs to, when it's due, how often it comes again, and more about it.
    case description, category, due, repetition, notes

    /// Those whose answers are saved as drafts while they are written: texts.
    static let written: [Question] = [.description, .notes]
  }

  /// Whether the screen only asks what the todo is to be called, and is left once that is answered.
  public let onlyAsks: Bool
  /// The todo; nil until it is loaded.
  public var item: TodoItem?
  /// The question that is asked; nil while the todo itself is shown.
  public var question: Question?
  /// What was entered so far, or refused and is to be corrected; nil for what the todo says.
  public var entry: String?
  /// The categories in use, as far as what is entered depends on them.
  public var categories: [TodoCategory] = []
  /// The answer that was begun before and not saved, while the screen offers to continue it; nil otherwise.
  public var draft: TodoDraft?
  /// The questions whose answers were begun before and not saved, as last read.
  public var drafted: Set<Question> = []
  /// Whether the screen asks whether to discard what was entered, since it can't be saved as a draft.
  public var isDiscarding = false
  /// Why a draft couldn't be saved or read.
  public var draftProblem: AppError?
  /// What the screen keeps while people act on the todo.
  public var acting = TodoActing()
  /// The outcome of the last action.
  public var action = ActionState<TodoOutcome, Never>()

  /// A todo that isn't loaded yet.
  ///
  /// - Parameter onlyAsks: Whether the screen only asks what it's to be called.
  public init(onlyAsks: Bool = false) {
    self.onlyAsks = onlyAsks
  }

  /// Whether the todo was deleted.
  public var isGone: Bool { item.map { acting.gone.contains($0.id) } ?? false }

  /// Whether its values can be changed.
  public var canEdit: Bool { item != nil && !isGone && acting.capabilities.edits }

  func todo(_ id: ID<TodoItem>) -> TodoItem? { item?.id == id ? item : nil }

  mutating func show(_ item: TodoItem) {
    if self.item?.id == item.id { self.item = item }
  }

  /// Whether the screen asks for an answer to the question, and nothing else.
  func asks(_ question: Question) -> Bool { self.question == question && draft == nil && !isDiscarding }

  mutating func ask(_ question: Question?, offering draft: TodoDraft? = nil) {
    self.question = question
    self.draft = draft
    entry = nil
    isDiscarding = false
    draftProblem = nil
  }
}
