public import Entities
public import Navigation
public import Observation
import PostActions

/// People and posts found for a query, together or one kind alone.
@MainActor
@Observable
public final class SearchPresenter: ScenePresenter {
  /// Every choice of the screen. Posts are named by id: one may have vanished before the choice arrives.
  public enum Action: Hashable, Sendable {
    /// Asks for another query.
    case ask
    case search(String)
    /// Leaves the query as it was.
    case leaveQuery
    /// Shows one kind of results alone, or both for nil.
    case show(SearchScope?)
    /// Goes on with further people where they are shown alone, else with further posts.
    case more
    /// Searches anew for the same.
    case refresh
    case person(ID<User>)
    case open(ID<Post>)
    case author(ID<Post>)
    /// Likes, or takes the like back.
    case like(ID<Post>)
    /// Shares, or takes the share back.
    case share(ID<Post>)
    case comment(ID<Post>)
    /// Asks whether to delete; `confirmDeletion` or `keep` answers.
    case delete(ID<Post>)
    case confirmDeletion
    case keep
    case signIn
  }

  public internal(set) var state: SearchState

  let interactor: SearchInteractor
  let actions: PostActionsInteractor
  let router: SearchRouter
  @ObservationIgnored let reads = LatestRead()

  init(
    query: String, interactor: SearchInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: SearchRouter
  ) {
    state = SearchState(entered: query, viewer: viewer.session?.user)
    self.interactor = interactor
    self.actions = actions
    self.router = router
  }

  public func appear() async {
    if state.query == nil, state.entered.isEmpty {
      state.isAsking = true
    } else if state.query == nil {
      await send(.search(state.entered))
    } else if !state.isAsking {
      await send(.refresh)
    }
  }

  public func follow() async {
    let updates = actions.updates { [weak self] in self?.state.shownPosts.map(\.id) ?? [] }
    for await update in updates {
      switch update {
      case .current(let posts): for post in posts { state.apply(post) }
      case .deleted(let id): state.markGone(id)
      }
    }
  }

  public func send(_ action: Action) async {
    do throws(SocialError) {
      state.done = try await handle(action)
      state.problem = nil
    } catch {
      // What was cancelled leaves everything as it was.
      if error == .cancelled || Task.isCancelled { return }
      state.done = nil
      state.problem = error
    }
  }

  private func handle(_ action: Action) async throws(SocialError) -> SearchDone? {
    switch action {
    case .ask: state.isAsking = true
    case .search(let text): try await search(text)
    case .leaveQuery: leaveQuery()
    case .show(let scope): try await show(scope)
    case .more: try await readMore()
    case .refresh: try await refresh()
    case .like(let id): return try await toggleLike(id)
    case .share(let id): return try await toggleShare(id)
    case .confirmDeletion: return try await deleteConfirmed()
    case .delete(let id): state.confirming = try ownPost(id)
    case .keep: state.confirming = nil
    case .person(let id): router.openProfile(of: id)
    case .open(let id): router.open(try post(id).id)
    case .author(let id): router.openProfile(of: try post(id).author.id)
    case .comment(let id): try comment(id)
    case .signIn: router.signIn()
    }
    return nil
  }
}
