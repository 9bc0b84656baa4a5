public import AppScreens
import AppValues
public import Observation

/// Presents the question for a new todo: one line, which goes straight in, with the day and the category that it names.
/// What is typed is saved as a draft until it is added.
@MainActor
@Observable
public final class NewTodoPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Saves the text so far as a draft.
    case typing(String)
    /// Adds the todo that this line says (``TodoLine``), unless an open one says the same; then the screen asks.
    case add(String)
    /// Adds it all the same.
    case addAgain
    /// Adds nothing, discards the text and leaves.
    case dontAdd
    /// Back to the text.
    case change
    /// Leaves, adds nothing, and keeps the text as a draft.
    case leave
    /// Continues the draft that is offered.
    case resume
    /// Discards the draft that is offered.
    case discard
    /// Discards the text that can't be saved, and leaves.
    case confirmDiscard
    /// Back to the text that can't be saved.
    case keep
  }

  /// What the screen shows.
  public internal(set) var state: NewTodoState

  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let drafts: TodoDrafts
  @ObservationIgnored private let router: TodoRouter
  @ObservationIgnored private let keeper: DraftKeeper<TodoDraft>
  @ObservationIgnored private var isFirst = true
  /// Whether it was added, or given up.
  @ObservationIgnored private var isFinished = false
  /// Stands for the text at hand, so that it is added once however often that is tried.
  @ObservationIgnored private var key: String
  /// The text that may have been added, although the answer was lost.
  @ObservationIgnored private var tried: String?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(
    _ text: String, category: TodoCategory?, interactor: TodoInteractor, drafts: TodoDrafts,
    router: TodoRouter
  ) {
    state = NewTodoState(entered: text, category: category, canAdd: interactor.capabilities.edits)
    key = interactor.newKey()
    keeper = drafts.keeper(drafts.id(of: .new(in: category, key: key, wasTried: false)))
    self.interactor = interactor
    self.drafts = drafts
    self.router = router
  }

  /// Adds at once the text that the screen was opened with. Without one, offers what was begun before.
  public func appear() async {
    guard isFirst else { return }
    defer { isFirst = false }
    if !state.entered.isEmpty {
      await send(.add(state.entered))
    } else if state.canAdd {
      await runner.change(.queue, await offer())
    }
  }

  public func send(_ action: Action) async {
    switch action {
    // Typing leaves the last outcome on the screen.
    case .typing(let text): await type(text)
    case .add(let text): await runner.change(.refuseWhileBusy, try await add(text))
    case .addAgain: await runner.change(.refuseWhileBusy, try await addAgain())
    case .dontAdd: await runner.change(.queue, try await dontAdd())
    case .change: await runner.change(.queue, state.same = nil)
    case .leave: await runner.change(.queue, await leave())
    case .resume: await runner.change(.queue, try resume())
    case .discard: await runner.change(.refuseWhileBusy, try await discard())
    case .confirmDiscard: await runner.change(.refuseWhileBusy, try await confirmDiscard())
    case .keep: await runner.change(.queue, state.isDiscarding = false)
    }
  }

  // MARK: Adding

  private func add(_ text: String) async throws(AppError) {
    // Another question is answered otherwise.
    guard state.asksForText else { throw .cancelled }
    take(text)
    try await add(again: tried == text)
  }

  private func addAgain() async throws(AppError) {
    if state.same == nil { throw .cancelled }
    try await add(again: true)
  }

  private func add(again isWanted: Bool) async throws(AppError) {
    // What was tried must be saved before that: after a crash, the draft becomes the same todo.
    await save(tried: state.entered)
    do throws(AppError) {
      switch try await addition(again: isWanted) {
      case .added(let item):
        isFinished = true
        // If the draft can't be discarded, its key gives this very todo again.
        try? await keeper.forget()
        router.added(item, in: state.category ?? .personal)
      case .alreadyThere(let item):
        await save(tried: nil)
        state.same = item
      }
    } catch {
      // Otherwise it may be there: tried again, it isn't taken for another that says the same.
      if case .invalid = error { await save(tried: nil) }
      throw error
    }
  }

  private func addition(again isWanted: Bool) async throws(AppError) -> TodoInteractor.Addition {
    let new = try await interactor.line(state.entered).new(in: state.category ?? .personal)
    do throws(AppError) {
      return try await interactor.add(new, key: key, again: isWanted)
    } catch .gone {
      // What it became before a crash was deleted since: this is another one.
      key = interactor.newKey()
      await save(tried: state.entered)
      return try await interactor.add(new, key: key)
    }
  }

  private func dontAdd() async throws(AppError) {
    if state.same == nil { throw .cancelled }
    try await keeper.forget()
    goAway()
  }

  // MARK: The draft

  /// Offers what was begun before, what has waited longest first.
  private func offer() async {
    do throws(AppError) {
      state.draft = try await drafts.ofNewTodo()
    } catch {
      state.draftProblem = error
    }
  }

  private func resume() throws(AppError) {
    guard let draft = state.draft, case .new(let category, let key, let wasTried) = draft.subject else {
      throw .cancelled
    }
    keeper.resume(draft, named: draft.id)
    self.key = key
    tried = wasTried ? draft.text : nil
    state.category = category
    state.entered = draft.text
    state.draft = nil
  }

  private func discard() async throws(AppError) {
    guard let draft = state.draft else { throw .cancelled }
    try await drafts.discard(draft.id)
    state.draft = nil
    await offer()
  }

  private func type(_ text: String) async {
    guard state.asksForText, !isFinished else { return }
    take(text)
    state.categories = await interactor.categories(for: text)
    await save(tried: tried)
  }

  /// Another text is another todo, also where another program has added the draft in the meantime.
  private func take(_ text: String) {
    if text == state.entered { return }
    state.entered = text
    key = interactor.newKey()
    tried = nil
  }

  private func save(tried: String?) async {
    self.tried = tried
    state.draftProblem = await keeper.keep { [self] in
      drafts.draft(
        state.entered,
        about: .new(in: state.category, key: key, wasTried: self.tried == state.entered),
        named: keeper.id, after: keeper.draft)
    }
  }

  // MARK: Leaving

  private func leave() async {
    // What is offered is a draft already.
    if isFinished || state.draft != nil { return router.leave() }
    await save(tried: tried)
    if keeper.draft == nil {
      goAway()
    } else if drafts.areKept, state.draftProblem == nil {
      isFinished = true
      router.leaveDraft()
    } else {
      // Leaving would lose it.
      state.isDiscarding = true
    }
  }

  private func confirmDiscard() async throws(AppError) {
    guard state.isDiscarding else { throw .cancelled }
    // An earlier form of it may have been saved.
    try? await keeper.forget()
    goAway()
  }

  private func goAway() {
    isFinished = true
    router.leave()
  }
}
