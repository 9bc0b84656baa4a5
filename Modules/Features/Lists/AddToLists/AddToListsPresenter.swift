public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Presents the viewer's lists, to add a person to them.
@MainActor
@Observable
public final class AddToListsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Adds the person to a list, or removes them.
    case toggle(ID<UserList>)
    /// Asks for the name of a new list; `create` or `leave` answers.
    case ask
    /// Creates a list with this title and adds the person.
    case create(String)
    /// Stops asking.
    case leave
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: AddToListsState

  @ObservationIgnored private let person: ID<User>
  @ObservationIgnored private let interactor: ListsInteractor
  @ObservationIgnored private let router: ListsRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(of person: ID<User>, interactor: ListsInteractor, viewer: Viewer, router: ListsRouter) {
    state = AddToListsState(isSignedIn: viewer.session != nil, places: router.places)
    self.person = person
    self.interactor = interactor
    self.router = router
  }

  /// Reads the lists again, and which of them contain the person.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .toggle(let id): await runner.change(.queue, try await toggle(id), then: try await read())
    case .ask: await runner.change(.queue, state.naming = "")
    case .create(let title):
      await runner.change(.refuseWhileBusy, try await create(title), then: try await read())
    case .leave: await runner.change(.queue, state.naming = nil)
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func toggle(_ id: ID<UserList>) async throws(AppError) -> AddToListsState.Done? {
    guard let membership = state.membership else { return nil }
    let isMember = !membership.containing.contains(id)
    return try await setMember(isMember, of: id)
  }

  private func create(_ title: String) async throws(AppError) -> AddToListsState.Done {
    // Answered already.
    if state.naming == nil { throw .cancelled }
    state.naming = title
    let list = try await interactor.create(title)
    runner.reads.wrote()
    state.naming = nil
    // A refresh may have shown it already.
    if state.membership?.lists.contains(where: { $0.id == list.id }) == false {
      state.membership?.lists.append(list)
    }
    return try await setMember(true, of: list.id)
  }

  private func setMember(_ isMember: Bool, of id: ID<UserList>) async throws(AppError) -> AddToListsState.Done
  {
    let list: UserList
    do throws(AppError) {
      list = try await interactor.setMember(isMember, person, of: id)
    } catch {
      // The list may have just been created, or be gone.
      if error != .cancelled { await runner.catchUp(try await read()) }
      throw error
    }
    state.membership?.mark(list, containsPerson: isMember)
    return isMember ? .added(list.title) : .removed(list.title)
  }

  private func read() async throws(AppError) {
    state.membership = try await runner.reads.latest(
      try await interactor.repository.listMembership(of: person))
  }
}
