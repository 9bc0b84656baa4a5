public import AppScreens
import AppValues
public import Observation

/// Presents the question for a new todo: one line, which goes straight in.
@MainActor
@Observable
public final class NewTodoPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Adds a todo with this text, unless an open one says the same; then the screen asks.
    case add(String)
    /// Adds it all the same.
    case addAgain
    /// Back to the text.
    case change
    /// Leaves, and adds nothing.
    case leave
  }

  /// What the screen shows.
  public internal(set) var state: NewTodoState

  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let router: TodoRouter
  @ObservationIgnored private var isFirst = true
  /// Stands for the text at hand, so that it is added once however often that is tried.
  @ObservationIgnored private var key: String
  /// The text that may have been added, although the answer was lost.
  @ObservationIgnored private var tried: String?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(_ text: String, category: TodoCategory?, interactor: TodoInteractor, router: TodoRouter) {
    state = NewTodoState(entered: text, category: category, canAdd: interactor.capabilities.edits)
    key = interactor.newKey()
    self.interactor = interactor
    self.router = router
  }

  /// Adds at once the text that the screen was opened with.
  public func appear() async {
    defer { isFirst = false }
    if isFirst, !state.entered.isEmpty { await send(.add(state.entered)) }
  }

  public func send(_ action: Action) async {
    switch action {
    case .add(let text): await runner.change(.refuseWhileBusy, try await add(text))
    case .addAgain: await runner.change(.refuseWhileBusy, try await addAgain())
    case .change: await runner.change(.queue, state.same = nil)
    case .leave: runner.atOnce(router.leave())
    }
  }

  private func add(_ text: String) async throws(AppError) {
    // That question is answered otherwise.
    if state.same != nil { throw .cancelled }
    state.entered = text
    if let tried, tried != text { key = interactor.newKey() }
    try await add(again: tried == text)
  }

  private func addAgain() async throws(AppError) {
    if state.same == nil { throw .cancelled }
    try await add(again: true)
  }

  private func add(again isWanted: Bool) async throws(AppError) {
    let text = state.entered
    let new = NewTodo(text, category: state.category ?? .personal)
    do throws(AppError) {
      switch try await interactor.add(new, key: key, again: isWanted) {
      case .added(let item): router.added(item)
      case .alreadyThere(let item): state.same = item
      }
    } catch {
      // It may be there: tried again, it isn't taken for another that says the same.
      if case .invalid = error { tried = nil } else { tried = text }
      throw error
    }
  }
}
