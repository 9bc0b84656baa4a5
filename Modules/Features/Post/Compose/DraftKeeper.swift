import AppValues

/// Saves the draft of what is being written, one change after another.
@MainActor
final class DraftKeeper {
  let writing: Writing
  private let drafts: DraftInteractor
  private(set) var id: ID<Draft>
  /// The draft as last saved, with the key to publish with.
  private(set) var draft: Draft?
  /// Why the last change couldn't be saved; nil if it was.
  private var problem: AppError?
  /// The last write to the store. Writes take place one after another.
  private var lastWrite: Task<Void, Never>?

  init(_ writing: Writing, drafts: DraftInteractor, named id: ID<Draft>? = nil) {
    self.writing = writing
    self.drafts = drafts
    self.id = id ?? drafts.name(for: writing)
  }

  /// Continues a saved draft.
  func resume(_ draft: Draft) {
    id = draft.id
    self.draft = draft
  }

  /// Uses another key to publish from now on.
  func renewKey() {
    draft = nil
  }

  /// Saves the form as it is when its turn comes; a form of nil discards the draft. Returns why it couldn't be saved;
  /// nil if it was.
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

  /// Discards the draft.
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

  /// Writes to the store after the writes before it, even if the action that asked is cancelled: what was typed last is
  /// what is saved.
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
