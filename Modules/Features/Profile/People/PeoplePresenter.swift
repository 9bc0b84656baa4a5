public import AppScreens
public import AppValues
public import Entities
public import Observation
import Presentation

/// Presents a list of people, such as a person's followers or the people the viewer blocks.
@MainActor
@Observable
public final class PeoplePresenter: ScreenPresenter {
  /// What can be done on a list of people.
  public enum Action: Sendable {
    case more, refresh
    case open(ID<User>)
    /// Follows, blocks or otherwise changes the relation to a person in the list.
    case relate(RelationAction, ID<User>)
    case openOwner, findPeople, signIn
  }

  public private(set) var state: PeopleState

  /// Whose list it is; nil where an anonymous viewer asks for one of their own.
  @ObservationIgnored private let owner: ID<User>?
  @ObservationIgnored private let interactor: ProfileInteractor
  @ObservationIgnored private let router: ProfileRouter
  @ObservationIgnored private let lists = LatestRead()
  @ObservationIgnored private let backgroundReads = LatestRead()
  /// Whom the viewer went to see, and may have followed there.
  @ObservationIgnored private var visited: ID<User>?

  init(_ list: PeopleList, interactor: ProfileInteractor, router: ProfileRouter) {
    state = PeopleState(list: list, isSignedIn: interactor.isSignedIn)
    owner = list.owner ?? interactor.viewerID
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    state.forgetOutcome()
    await catchUp()
  }

  public func follow() async {
    guard let owner else { return }
    for await signal in interactor.changes(of: owner) {
      switch signal {
      case .disconnected: state.isStale = true
      case .changed, .lagged: await catchUp()
      }
    }
  }

  public func send(_ action: Action) async {
    state.forgetOutcome()
    switch action {
    case .more: await loadMore()
    case .refresh: await load()
    case .open(let id):
      visited = id
      router.open(id)
    case .relate(let action, let id): await relate(action, id)
    case .openOwner: if let owner { router.open(owner) }
    case .findPeople: router.findPeople()
    case .signIn: router.signIn()
    }
  }

  private func load() async {
    let list = state.list
    do throws(AppError) {
      let answer = try await lists.read { () async throws(AppError) -> (User?, Page<User>) in
        var user: User?
        if let id = list.owner { user = try await interactor.user(.id(id)) }
        return (user, try await interactor.people(list))
      }
      guard let (user, page) = answer else { return }
      state.show(page, of: user)
    } catch {
      report(error)
    }
  }

  private func loadMore() async {
    // An empty page is not the end of the list: all it held may be listed already.
    let shown = state.people.count
    while let older = state.older, state.people.count == shown {
      do throws(AppError) {
        let page = try await interactor.people(state.list, PageRequest(.before(older)))
        // Another action has moved the end of the list meanwhile: this page lies elsewhere now.
        guard state.older == older else { return }
        state.append(page)
        // A page that leads to itself would be asked for without end.
        if page.older == older { state.older = nil }
      } catch {
        return report(error)
      }
    }
  }

  private func relate(_ action: RelationAction, _ id: ID<User>) async {
    guard let user = state.people.first(where: { $0.id == id }) else { return }
    do throws(AppError) {
      let answer = try await interactor.perform(action, on: user)
      lists.wrote()
      backgroundReads.wrote()
      state.update(answer.user)
      state.outcome = answer.outcome
    } catch {
      state.failedAction = .following.with(user.relationship)
      report(error)
    }
  }

  /// Refreshes what may have changed, without moving anything: the person just visited, and whether there is
  /// someone new at the top. Runs unasked, so a failure only marks the list as stale.
  private func catchUp() async {
    guard state.isLoaded else { return await load() }
    do throws(AppError) {
      try await refreshVisited()
      let list = state.list
      let top = try await backgroundReads.read { () async throws(AppError) -> Page<User> in
        try await interactor.people(list, PageRequest(limit: 1))
      }
      if let first = top?.items.first, !state.people.contains(where: { $0.id == first.id }) {
        state.hasNews = true
      }
      state.isStale = false
    } catch {
      if error != .cancelled { state.isStale = true }
    }
  }

  private func refreshVisited() async throws(AppError) {
    guard let id = visited else { return }
    do throws(AppError) {
      let user = try await backgroundReads.read { () async throws(AppError) -> User in
        try await interactor.user(.id(id))
      }
      if let user { state.update(user) }
    } catch {
      // Who is not there any more stays listed until the list is read again; opening them says so.
      if error != .notFound, error != .gone { throw error }
    }
    if visited == id { visited = nil }
  }

  private func report(_ error: AppError) {
    if error != .cancelled, !Task.isCancelled { state.problem = error }
  }
}
