public import AppScreens
import AppValues
public import Observation

/// Presents one todo, to be read and edited. Each change is saved at once.
@MainActor
@Observable
public final class TodoDetailPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Acts on the todo.
    case todo(TodoIntent)
    /// Asks for a value; `enter` or `keep` answers.
    case ask(TodoDetailState.Question)
    /// Answers with a text as entered; an empty one, or `-`, removes the day that it's due. Ignored if that question
    /// isn't asked.
    case enter(String, for: TodoDetailState.Question)
    /// Stops asking and changes nothing.
    case keep
    /// Reads it again.
    case refresh
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: TodoDetailState

  @ObservationIgnored private let id: ID<TodoItem>
  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let router: TodoRouter
  @ObservationIgnored private let news = LatestRead()
  /// Where in the changes the todo was read.
  @ObservationIgnored private var place: Cursor?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: news)
  @ObservationIgnored private lazy var shown = ShownTodos(
    of: self, \.state, interactor: interactor, router: router, runner: runner, news: news)

  init(_ id: ID<TodoItem>, onlyAsks: Bool, interactor: TodoInteractor, router: TodoRouter) {
    state = TodoDetailState(onlyAsks: onlyAsks)
    self.id = id
    self.interactor = interactor
    self.router = router
    state.acting.capabilities = interactor.capabilities
    state.acting.places = router.places
  }

  /// Reads the todo again. If it was deleted here before, it can no longer be brought back.
  public func appear() async {
    shown.begin()
    let isNew = state.item == nil
    await send(.refresh)
    if isNew, state.onlyAsks, state.canEdit { state.ask(.description) }
  }

  /// Shows what others change as it happens; what is being entered stays.
  public func follow() async {
    await shown.follow(after: place)
  }

  public func send(_ action: Action) async {
    switch action {
    case .todo(let intent): await shown.send(intent)
    case .ask(let question): await runner.change(.queue, try ask(question))
    case .enter(let text, let question):
      await runner.change(.refuseWhileBusy, try await enter(text, for: question))
    case .keep: await runner.change(.queue, try keep())
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  // MARK: Answers

  private func ask(_ question: TodoDetailState.Question) throws(AppError) {
    if state.isGone { throw .gone }
    guard state.canEdit else { throw .unsupported }
    state.ask(question)
  }

  private func keep() throws(AppError) {
    // Answered already.
    if state.question == nil { throw .cancelled }
    close()
  }

  private func enter(
    _ text: String, for question: TodoDetailState.Question
  ) async throws(AppError) -> TodoOutcome? {
    // A second answer is ignored, so that what became of the first stays on the screen.
    guard state.question == question, let item = state.item else { throw .cancelled }
    state.entry = text
    let edit = try edit(text, of: question).changing(item)
    if edit.isEmpty {
      close()
      return nil
    }
    _ = try await shown.edit(id, edit)
    state.ask(nil)
    if state.onlyAsks {
      router.saved()
      return nil
    }
    return .saved
  }

  private func edit(_ text: String, of question: TodoDetailState.Question) throws(AppError) -> TodoEdit {
    switch question {
    case .description: return TodoEdit(description: try interactor.description(text))
    case .category: return TodoEdit(category: try interactor.category(text))
    case .due:
      let day = try interactor.due(text)
      return TodoEdit(due: day.map { .day($0) } ?? .anyTime)
    case .notes: return TodoEdit(notes: try interactor.notes(text))
    }
  }

  private func close() {
    state.ask(nil)
    if state.onlyAsks { router.leave() }
  }

  // MARK: Reading

  private func read() async throws(AppError) {
    defer { shown.readCapabilities() }
    do throws(AppError) {
      // The place first, so that what changes while the todo is read comes as news.
      let (place, item) = try await runner.reads.latest(
        (try await interactor.lastChange(), try await interactor.todo(id)))
      self.place = place
      state.item = item
      state.acting.read()
    } catch {
      if error == .gone { state.acting.gone.insert(id) }
      throw error
    }
  }
}
