public import AppValues

/// Saves the draft of what is being written, one change after another, so that the last thing typed is what's saved.
@MainActor
public final class DraftKeeper<Draft: Equatable & Sendable> {
  /// Saves a draft.
  public typealias Save = @Sendable (Draft) async throws(AppError) -> Void
  /// Discards a draft. Does nothing if there is none.
  public typealias Discard = @Sendable (ID<Draft>) async throws(AppError) -> Void

  /// The ID of the draft.
  public private(set) var id: ID<Draft>
  /// The draft as it was last passed for saving; nil if there's nothing to save.
  public private(set) var draft: Draft?
  private let save: Save
  private let discard: Discard
  /// Why the last change couldn't be saved; nil if it was.
  private var problem: AppError?
  /// The last write to the store. Writes take place one after another.
  private var lastWrite: Task<Void, Never>?

  /// - Parameters:
  ///   - id: The ID of the draft.
  ///   - save: Saves a draft durably.
  ///   - discard: Discards a draft.
  public init(_ id: ID<Draft>, save: @escaping Save, discard: @escaping Discard) {
    self.id = id
    self.save = save
    self.discard = discard
  }

  /// Continues a saved draft.
  ///
  /// - Parameters:
  ///   - draft: The draft as it was saved.
  ///   - id: Its ID.
  public func resume(_ draft: Draft, named id: ID<Draft>) {
    self.id = id
    self.draft = draft
  }

  /// Begins a new draft with the same ID: what follows doesn't continue the last one.
  public func renew() {
    draft = nil
  }

  /// Saves the draft as it is when its turn comes; nil discards it. Returns why it couldn't be saved, or nil if it
  /// was.
  public func keep(_ next: @escaping @MainActor () -> Draft?) async -> AppError? {
    await inTurn { [self] in
      let next = next()
      if next == draft, problem == nil { return }
      draft = next
      do throws(AppError) {
        if let next { try await save(next) } else { try await discard(id) }
        problem = nil
      } catch {
        problem = error
      }
    }
    return problem
  }

  /// Discards the draft.
  ///
  /// Throws the store's errors.
  public func forget() async throws(AppError) {
    var problem: AppError?
    await inTurn { [self] in
      do throws(AppError) {
        try await discard(id)
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
  }

  /// Writes to the store after the writes before it, even if the action that asked for it is cancelled, so that the
  /// last thing typed is what's saved.
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
