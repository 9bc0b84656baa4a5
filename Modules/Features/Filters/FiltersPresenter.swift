public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Presents the viewer's filters.
@MainActor
@Observable
public final class FiltersPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens a filter.
    case open(ID<PostFilter>)
    /// Asks for the phrases of a new filter; `create` or `leave` answers.
    case ask
    /// Makes a filter that warns of these phrases everywhere, separated by commas.
    case create(String)
    /// Stops asking.
    case leave
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: FiltersState

  @ObservationIgnored private let interactor: FiltersInteractor
  @ObservationIgnored private let router: FiltersRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(interactor: FiltersInteractor, viewer: Viewer, router: FiltersRouter) {
    state = FiltersState(isSignedIn: viewer.session != nil, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Reads the filters again, since they change on other screens.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): runner.atOnce(try router.open(id))
    case .ask: await runner.change(.queue, state.entering = "")
    case .create(let line):
      await runner.change(.refuseWhileBusy, try await create(line), then: try await read())
    case .leave: await runner.change(.queue, state.entering = nil)
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func create(_ line: String) async throws(AppError) -> PostFilter {
    // Answered already.
    if state.entering == nil { throw .cancelled }
    state.entering = line
    let filter = try await interactor.create(line: line)
    state.entering = nil
    // A refresh may have shown it already.
    if state.filters?.contains(where: { $0.id == filter.id }) == false { state.filters?.append(filter) }
    return filter
  }

  private func read() async throws(AppError) {
    let page = try await runner.reads.latest(try await interactor.repository.filters())
    (state.filters, state.readAt) = (page.items, page.readAt)
  }
}
