public import AppScreens
public import AppValues
public import Entities
public import Observation
import Presentation

/// Presents a list of people, such as a person's followers or the people the viewer blocks.
@MainActor
@Observable
public final class PeoplePresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Sendable {
    /// Loads the next page; reloads the list.
    case more, refresh
    /// Opens the profile of a person in the list.
    case open(ID<User>)
    /// Follows, blocks or otherwise changes the relationship to a person in the list.
    case relate(RelationAction, ID<User>)
    /// Opens the profile of the list's owner, the search, or the sign-in.
    case openOwner, findPeople, signIn
    /// Opens the directory; shows it in another order.
    case openDirectory, order(DirectoryOrder)
  }

  /// The list as far as it is loaded, and the outcome of the last action.
  public internal(set) var state: PeopleState

  /// The list's owner; nil if an anonymous viewer asks for one of their own lists.
  @ObservationIgnored private let owner: ID<User>?
  @ObservationIgnored private let interactor: ProfileInteractor
  @ObservationIgnored private let router: ProfileRouter
  /// The reads of the people shown, and of the first of the list.
  @ObservationIgnored private let looks = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: looks) {
    $0.state.capabilities = $0.interactor.relationCapabilities
    $0.state.places = $0.router.places
  }

  init(_ list: PeopleList, interactor: ProfileInteractor, router: ProfileRouter) {
    state = PeopleState(
      list: list, isSignedIn: interactor.isSignedIn, capabilities: interactor.relationCapabilities,
      places: router.places)
    owner = list.owner ?? interactor.viewerID
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    // Earlier messages belong to the previous visit.
    runner.atOnce(())
    if state.isLoaded { await runner.catchUp(try await look()) } else { await send(.refresh) }
  }

  public func follow() async {
    guard let owner else { return }
    for await signal in interactor.changes(of: owner) {
      switch signal {
      case .disconnected: state.action.isStale = true
      case .changed, .lagged: await runner.catchUp(try await state.isLoaded ? look() : readAtLast())
      }
    }
  }

  public func send(_ action: Action) async {
    switch action {
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .open(let id): runner.atOnce(try router.open(id))
    case .relate(let action, let id):
      await runner.change(.queue, about: subject(id), try await relate(action, id))
    case .openOwner: if let owner { runner.atOnce(try router.open(owner)) }
    case .findPeople: runner.atOnce(try router.findPeople())
    case .signIn: runner.atOnce(try router.signIn())
    case .openDirectory: runner.atOnce(try router.openPeople(.directory(.active)))
    case .order(let order): runner.atOnce(try router.changePeople(to: .directory(order)))
    }
  }

  private func subject(_ id: ID<User>) -> ErrorSubject {
    .following.with(state.people[id]?.relationship ?? Relationship())
  }

  private func relate(_ action: RelationAction, _ id: ID<User>) async throws(AppError) -> RelationOutcome {
    guard let user = state.people[id] else { throw .cancelled }
    let answer = try await interactor.perform(action, on: user)
    if action == .dismissSuggestion {
      state.people.removeAll { $0.id == id }
    } else {
      state.update(answer.user)
    }
    return answer.outcome
  }

  // MARK: Reading

  private func read() async throws(AppError) {
    let (owner, page) = try await runner.reads.latest(
      (try await readOwner(), try await interactor.people(state.list)))
    state.show(page, of: owner)
    // A look that is under way may be older than this.
    looks.wrote()
  }

  private func readOwner() async throws(AppError) -> User? {
    guard let owner = state.list.owner else { return nil }
    return try await interactor.user(.id(owner))
  }

  private func readMore() async throws(AppError) {
    let older = state.people.older
    let page = try await state.people.more {
      [list = state.list, interactor] (request) async throws(AppError) in
      try await interactor.people(list, request)
    }
    if let page { state.people.append(page, below: older) }
  }

  /// Reads the list that could not be read before.
  private func readAtLast() async throws(AppError) {
    let told = state.action.outcome
    try await read()
    // The problem that kept it from being shown is over.
    if state.action.outcome == told { runner.atOnce(()) }
  }

  /// Reads what may have changed, without moving anything: the people shown, and whether there is someone new at the
  /// top. A deleted account stays listed until the list is reloaded; opening it says so.
  private func look() async throws(AppError) {
    let (list, ids) = (state.list, state.people.items.map(\.id))
    let (users, top) = try await looks.latest(
      (try await interactor.users(ids), try await interactor.people(list, PageRequest(limit: 1))))
    for user in users { state.update(user) }
    // A read of the list that is under way may be older than this.
    runner.reads.wrote()
    if !state.people.fresh(top.items).isEmpty { state.hasNews = true }
  }
}
