import AppScreens
import AppValues

/// The rules of drafts.
struct TodoDrafts: Sendable {
  private let store: (any TodoDraftStore)?
  private let clock: WallClock

  /// - Parameters:
  ///   - store: Keeps drafts on this device; nil if they aren't kept.
  ///   - clock: The time when a draft is saved.
  init(store: (any TodoDraftStore)?, clock: WallClock) {
    self.store = store
    self.clock = clock
  }

  /// Whether drafts are kept.
  var areKept: Bool { store != nil }

  /// The draft of a new todo that has waited longest; nil if there is none.
  func ofNewTodo() async throws(AppError) -> TodoDraft? {
    let drafts = try await store?.list() ?? []
    return drafts.filter { if case .new = $0.subject { true } else { false } }
      .min { ($0.savedAt, $0.id.rawValue) < ($1.savedAt, $1.id.rawValue) }
  }

  /// The draft `id`; nil if there is none.
  func load(_ id: ID<TodoDraft>) async throws(AppError) -> TodoDraft? { try await store?.load(id) }

  /// Discards the draft `id`. Does nothing if there is none.
  func discard(_ id: ID<TodoDraft>) async throws(AppError) { try await store?.discard(id) }

  /// The ID for the draft of what is written about a todo.
  func id(of subject: TodoDraft.Subject) -> ID<TodoDraft> {
    switch subject {
    case .new(_, let key, _): ID("new-\(key.lowercased())")
    case .description(let todo): ID("description-\(todo)")
    case .notes(let todo): ID("notes-\(todo)")
    }
  }

  /// Saves a draft under an `id`, one change after another.
  @MainActor
  func keeper(_ id: ID<TodoDraft>) -> DraftKeeper<TodoDraft> {
    DraftKeeper(id) { (draft) async throws(AppError) in
      try TextLimit.todoDraft.checkBytes(draft.text)
      try await store?.save(draft)
    } discard: { (id) async throws(AppError) in
      try await store?.discard(id)
    }
  }

  /// The draft that replaces `previous` once its text has become `text`; nil if there is nothing to keep.
  func draft(
    _ text: String, about subject: TodoDraft.Subject, named id: ID<TodoDraft>, after previous: TodoDraft?
  ) -> TodoDraft? {
    if text.allSatisfy(\.isWhitespace) { return nil }
    if let previous, previous.text == text, previous.subject == subject { return previous }
    return TodoDraft(id: id, subject: subject, text: text, savedAt: clock.now())
  }
}
