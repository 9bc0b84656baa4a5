public import AppScreens
public import AppValues
import Entities
public import Observation

/// Presents the items, and adds some.
@MainActor
@Observable
public final class NewRoomPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens the profile of the person who added an item.
    case open(ID<NewRoomItem>)
    /// Asks for the name of a new item; `add` or `leave` answers.
    case ask
    /// Adds an item of this name.
    case add(String)
    /// Stops asking.
    case leave
    /// Reads more items; reads everything again.
    case more, refresh
    case signIn
  }

  /// What the screen shows; nothing is read until `appear()`.
  public internal(set) var state: NewRoomState

  @ObservationIgnored private let interactor: NewRoomInteractor
  @ObservationIgnored private let router: NewRoomRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.capabilities = $0.interactor.capabilities
    $0.state.places = $0.router.places
  }

  init(interactor: NewRoomInteractor, viewer: Viewer, router: NewRoomRouter) {
    state = NewRoomState(
      isSignedIn: viewer.session != nil, capabilities: interactor.capabilities, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Reads the items again, as many as are shown.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): runner.atOnce(try open(id))
    case .ask: await runner.change(.queue, state.naming = "")
    case .add(let name): await runner.change(.refuseWhileBusy, try await add(name), then: try await read())
    case .leave: await runner.change(.queue, state.naming = nil)
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func open(_ id: ID<NewRoomItem>) throws(AppError) {
    guard let item = state.items?[id] else { throw .notFound }
    try router.open(item.author.id)
  }

  private func add(_ name: String) async throws(AppError) -> NewRoomItem {
    // Answered already.
    if state.naming == nil { throw .cancelled }
    state.naming = name
    let item = try await interactor.add(name)
    state.naming = nil
    return item
  }

  // MARK: Reading

  private func read() async throws(AppError) {
    state.items = try await runner.reads.latest(try await first(state.items?.items.count ?? 0))
  }

  private func first(_ count: Int) async throws(AppError) -> PagedList<NewRoomItem> {
    try await PagedList.first(atLeast: max(count, 1), reading)
  }

  private func readMore() async throws(AppError) {
    let older = state.items?.older
    guard let page = try await state.items?.more(reading) else { return }
    // A refresh under way must read as many again.
    if state.items?.append(page, below: older) == true { runner.reads.wrote() }
  }

  private var reading: PagedList<NewRoomItem>.Read {
    { [interactor] (request) async throws(AppError) in try await interactor.items(request) }
  }
}
