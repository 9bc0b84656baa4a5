import AppValues

/// Keeps the draft of what is being written, one change after another.
@MainActor
final class DraftKeeper {
  let writing: Writing
  private let drafts: DraftInteractor
  private(set) var id: ID<Draft>
  /// The draft as it was kept last, with the key it will be published with.
  private(set) var draft: Draft?
  /// Why what was written last is not safe over a crash.
  private var problem: AppError?
  /// The last of the writes to the store, which take place one after another.
  private var lastWrite: Task<Void, Never>?

  init(_ writing: Writing, drafts: DraftInteractor, named id: ID<Draft>? = nil) {
    self.writing = writing
    self.drafts = drafts
    self.id = id ?? drafts.name(for: writing)
  }

  /// Goes on with a draft that was kept.
  func resume(_ draft: Draft) {
    id = draft.id
    self.draft = draft
  }

  /// Publishes under another key from now on.
  func renewKey() {
    draft = nil
  }

  /// Keeps what the form holds when its turn has come; nil forgets the draft. Answers why it is not safe, nil
  /// when it is.
  func keep(
    basedOn version: Timestamp?, _ form: @escaping @MainActor () -> PostForm?
  ) async -> AppError? {
    await inTurn { [self] in
      let next = form().flatMap {
        drafts.draft($0, named: id, of: writing, basedOn: version, after: draft)
      }
      if next == draft, problem == nil { return }
      draft = next
      do throws(AppError) {
        if let next { try await drafts.save(next) } else { try await drafts.discard(id) }
        problem = nil
      } catch {
        problem = error
      }
    }
    return problem
  }

  /// Forgets the draft.
  func forget() async throws(AppError) {
    var problem: AppError?
    await inTurn { [self] in
      do throws(AppError) {
        try await drafts.discard(id)
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
  }

  /// Does one thing to the store after those before it, even when the action that asked is cancelled: what was
  /// typed last is what is kept.
  private func inTurn(_ work: @escaping @MainActor () async -> Void) async {
    let before = lastWrite
    let task = Task { @MainActor in
      await before?.value
      await work()
    }
    lastWrite = task
    await task.value
  }
}
