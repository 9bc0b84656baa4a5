import AppValues
import Synchronization
import Todo

/// Keeps the drafts that are put into it, and fails when a test says so.
final class FakeTodoDrafts: TodoDraftStore {
  private let drafts: Mutex<[TodoDraft]>
  private let failure = Mutex<AppError?>(nil)

  init(_ drafts: TodoDraft...) {
    self.drafts = Mutex(drafts)
  }

  /// What is kept.
  var all: [TodoDraft] { drafts.withLock { $0 } }

  /// Fails every call from now on; nil for none.
  func fails(_ error: AppError?) { failure.withLock { $0 = error } }

  func list() async throws(AppError) -> [TodoDraft] {
    try check()
    return all
  }

  func load(_ id: ID<TodoDraft>) async throws(AppError) -> TodoDraft? {
    try check()
    return all.first { $0.id == id }
  }

  func save(_ draft: TodoDraft) async throws(AppError) {
    try check()
    drafts.withLock { drafts in
      drafts.removeAll { $0.id == draft.id }
      drafts.append(draft)
    }
  }

  func discard(_ id: ID<TodoDraft>) async throws(AppError) {
    try check()
    drafts.withLock { $0.removeAll { $0.id == id } }
  }

  private func check() throws(AppError) {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}

/// The draft of a new todo, kept at noon.
func newDraft(
  _ text: String, in category: TodoCategory? = nil, key: String = "kept", wasTried: Bool = false,
  named id: String = "new-1", minutesAgo: Int64 = 0
) -> TodoDraft {
  TodoDraft(
    id: ID(id), subject: .new(in: category, key: key, wasTried: wasTried), text: text,
    savedAt: noon.adding(seconds: -60 * minutesAgo))
}
