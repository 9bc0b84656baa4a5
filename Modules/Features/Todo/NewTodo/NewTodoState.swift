public import AppScreens
public import AppValues

/// What the screen for a new todo shows.
public struct NewTodoState: Equatable, Sendable, ActingState {
  /// What the new todo will belong to; nil for the usual category.
  public var category: TodoCategory?
  /// Whether todos can be added here.
  public var canAdd: Bool
  /// What the field starts with: what was entered before.
  public var entered: String
  /// The categories in use, as far as what is typed depends on them.
  public var categories: [TodoCategory] = []
  /// The open todo that says the same, while the screen asks whether to add it again; nil while it asks for the text.
  public var same: TodoItem?
  /// What was begun before and not added, while the screen offers to continue it; nil otherwise.
  public var draft: TodoDraft?
  /// Whether the screen asks whether to discard what was typed, since it can't be saved as a draft.
  public var isDiscarding = false
  /// Why a draft couldn't be saved or read.
  public var draftProblem: AppError?
  /// The outcome of the last action: nothing is said of what was added, since the screen is left then.
  public var action = ActionState<Never, Never>()

  /// The question for a text.
  ///
  /// - Parameters:
  ///   - entered: What the field starts with.
  ///   - category: What the new todo will belong to; nil for the usual category.
  ///   - canAdd: Whether todos can be added here.
  public init(entered: String = "", category: TodoCategory? = nil, canAdd: Bool = true) {
    self.entered = entered
    self.category = category
    self.canAdd = canAdd
  }

  /// Whether the screen asks for a text, and nothing else.
  var asksForText: Bool { draft == nil && same == nil && !isDiscarding }
}
