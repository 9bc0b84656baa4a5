public import AppScreens
public import AppValues
public import Observation

/// Presents what was deleted in the last 30 days, on this device or another, and brings it back.
@MainActor
@Observable
public final class DeletedTodosPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Brings a todo back, with everything it had.
    case restore(ID<TodoItem>)
    /// Reads more; reads everything again.
    case more, refresh
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: DeletedTodosState

  private static let firstPage = 20

  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(interactor: TodoInteractor) {
    state = DeletedTodosState(canRestore: interactor.capabilities.edits)
    self.interactor = interactor
  }

  /// Reads the list again.
  public func appear() async {
    await send(.refresh)
  }

  /// Reads it again when something is deleted or brought back elsewhere.
  public func follow() async {
    guard let changes = interactor.changes() else { return }
    do throws(AppError) {
      for try await changes in changes where changes.contains(where: { $0.kind != .changed }) {
        // What is brought back on this visit keeps its place.
        if changes.allSatisfy({ state.restored.contains($0.id) }) { continue }
        await runner.catchUp(try await read())
      }
    } catch {
      // No one asked for it: the screen only says that it may be out of date.
      state.action.isStale = true
    }
  }

  public func send(_ action: Action) async {
    switch action {
    case .restore(let id): await runner.change(.queue, try await restore(id))
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  private func restore(_ id: ID<TodoItem>) async throws(AppError) -> TodoOutcome {
    guard let todo = state.todos[id] else { throw .notFound }
    if state.restored.contains(id) { throw .cancelled }
    state.restored.insert(id)
    do throws(AppError) {
      try await interactor.restore([id])
    } catch {
      state.restored.remove(id)
      throw error
    }
    return .restored(todo.item.description)
  }

  private func read() async throws(AppError) {
    let count = max(state.todos.items.count, Self.firstPage)
    state.todos = try await runner.reads.latest(
      try await PagedList.first(atLeast: count, limit: nil, reading))
    state.restored = []
    state.isLoaded = true
  }

  private func readMore() async throws(AppError) {
    let older = state.todos.older
    guard let page = try await state.todos.more(reading) else { return }
    if state.todos.append(page, below: older) { runner.reads.wrote() }
  }

  private var reading: PagedList<DeletedTodo>.Read {
    { [interactor] (request) async throws(AppError) in try await interactor.deleted(request) }
  }
}
