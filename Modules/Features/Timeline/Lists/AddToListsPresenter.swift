public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Puts a person into the viewer's lists.
@MainActor
@Observable
public final class AddToListsPresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    /// Puts the person into a list, or takes them out.
    case toggle(ID<UserList>)
    /// Asks what a new list is called; `create` or `leave` answers.
    case ask
    /// Makes a list with the person in it.
    case create(String)
    /// Leaves the question unanswered.
    case leave
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: AddToListsState

  @ObservationIgnored private let person: ID<User>
  @ObservationIgnored private let interactor: ListsInteractor
  @ObservationIgnored private let router: ListsRouter
  @ObservationIgnored private let reads = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, reads: reads)

  init(of person: ID<User>, interactor: ListsInteractor, viewer: Viewer, router: ListsRouter) {
    state = AddToListsState(isSignedIn: viewer.session != nil, places: router.places)
    self.person = person
    self.interactor = interactor
    self.router = router
  }

  /// Reads the lists anew, and which of them contain the person.
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
    reads.wrote()
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
      // A list may have been made on the way, or be gone.
      if error != .cancelled { await runner.catchUp(try await read()) }
      throw error
    }
    state.membership?.mark(list, containsPerson: isMember)
    return isMember ? .added(list.title) : .removed(list.title)
  }

  private func read() async throws(AppError) {
    defer { state.places = router.places }
    state.membership = try await reads.latest(try await interactor.repository.listMembership(of: person))
  }
}
