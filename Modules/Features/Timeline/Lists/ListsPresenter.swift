public import Entities
public import Navigation
public import Observation
import PostActions

/// The lists of people that somebody has made.
@MainActor
@Observable
public final class ListsPresenter: ScreenPresenter, ActingPresenter {
  /// What can be done there.
  public enum Action: Hashable, Sendable {
    /// Reads what the people of a list post.
    case open(ID<UserList>)
    /// Asks what a new list is called; `create` or `leave` answers.
    case ask
    case create(String)
    case leave
    case refresh, signIn
  }

  public internal(set) var state: ListsState

  @ObservationIgnored private let interactor: ListsInteractor
  @ObservationIgnored private let router: TimelineRouter
  @ObservationIgnored private let reads = LatestRead()

  init(interactor: ListsInteractor, viewer: Viewer, router: TimelineRouter) {
    state = ListsState(isSignedIn: viewer.session != nil)
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    await perform { () async throws(AppError) -> UserList? in
      switch action {
      case .open(let id): router.open(id)
      case .ask: state.naming = ""
      case .create(let title): return try await create(title)
      case .leave: state.naming = nil
      case .refresh: try await read()
      case .signIn: router.posts.signIn()
      }
      return nil
    }
  }

  private func create(_ title: String) async throws(AppError) -> UserList {
    state.naming = title
    let list = try await interactor.create(title)
    reads.wrote()
    state.naming = nil
    state.lists?.append(list)
    await readAgain { () async throws(AppError) in try await read() }
    return list
  }

  private func read() async throws(AppError) {
    let lists = try await reads.read { () async throws(AppError) -> [UserList] in
      try await interactor.lists()
    }
    guard let lists else { return }
    state.lists = lists
    state.isStale = false
  }
}
