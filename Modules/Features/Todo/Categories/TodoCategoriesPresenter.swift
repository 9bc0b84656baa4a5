public import AppScreens
import AppValues
public import Observation

/// Presents the categories in use, and how much there is to do in each.
@MainActor
@Observable
public final class TodoCategoriesPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens the todos of a category; nil for all.
    case open(TodoCategory?)
    /// Counts again.
    case refresh
  }

  /// What the screen shows; nothing is counted until `appear()`.
  public internal(set) var state: TodoCategoriesState

  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let router: TodoRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(interactor: TodoInteractor, router: TodoRouter) {
    state = TodoCategoriesState(places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Counts again, since todos change on other screens.
  public func appear() async {
    await send(.refresh)
  }

  /// Counts again when others change something.
  public func follow() async {
    guard let changes = interactor.changes() else { return }
    do throws(AppError) {
      for try await _ in changes { await runner.catchUp(try await read()) }
    } catch {
      // No one asked for it: the screen only says that it may be out of date.
      state.action.isStale = true
    }
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let category): runner.atOnce(try router.list(category))
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  private func read() async throws(AppError) {
    state.counts = try await runner.reads.latest(try await interactor.counts())
  }
}
