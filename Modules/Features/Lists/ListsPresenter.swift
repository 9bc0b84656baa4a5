public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Presents the viewer's lists of people.
@MainActor
@Observable
public final class ListsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens the timeline of a list, or its people if the app has no timelines of lists.
    case open(ID<UserList>)
    /// Asks for the name of a new list; `create` or `leave` answers.
    case ask
    /// Creates a list with this title.
    case create(String)
    /// Stops asking.
    case leave
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: ListsState

  @ObservationIgnored private let interactor: ListsInteractor
  @ObservationIgnored private let router: ListsRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(interactor: ListsInteractor, viewer: Viewer, router: ListsRouter) {
    state = ListsState(isSignedIn: viewer.session != nil, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Reads the lists again, since their titles and people change on other screens.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): runner.atOnce(try router.open(id))
    case .ask: await runner.change(.queue, state.naming = "")
    case .create(let title):
      await runner.change(.refuseWhileBusy, try await create(title), then: try await read())
    case .leave: await runner.change(.queue, state.naming = nil)
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func create(_ title: String) async throws(AppError) -> UserList {
    // Answered already.
    if state.naming == nil { throw .cancelled }
    state.naming = title
    let list = try await interactor.create(title)
    state.naming = nil
    // A refresh may have shown it already.
    if state.lists?.contains(where: { $0.id == list.id }) == false { state.lists?.append(list) }
    return list
  }

  private func read() async throws(AppError) {
    let page = try await runner.reads.latest(try await interactor.repository.lists())
    (state.lists, state.readAt) = (page.items, page.readAt)
  }
}
