public import AppScreens
public import AppValues
public import Entities
public import Observation
public import PostActions

/// People, hashtags and posts found for a query, together or one kind alone.
@MainActor
@Observable
public final class SearchPresenter: ScreenPresenter, PostsPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    /// Asks for another query.
    case ask
    case search(String)
    /// Leaves the query as it was.
    case leaveQuery
    /// Shows one kind of results alone, or all for nil.
    case show(SearchScope?)
    /// Goes on with the kind that is shown alone, else with further posts.
    case more
    /// Searches anew for the same.
    case refresh
    case person(ID<User>)
    case hashtag(String)
    case post(PostIntent)
  }

  public package(set) var state: SearchState

  let interactor: SearchInteractor
  package let actions: PostActionsInteractor
  let router: SearchRouter
  package var postNavigation: PostNavigation { router.posts }
  @ObservationIgnored package let reads = LatestRead()

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
    await followPosts()
  }

  public func send(_ action: Action) async {
    await perform { () async throws(AppError) -> PostOutcome? in try await handle(action) }
  }

  private func handle(_ action: Action) async throws(AppError) -> PostOutcome? {
    switch action {
    case .ask: state.isAsking = true
    case .search(let text): try await search(text)
    case .leaveQuery: leaveQuery()
    case .show(let scope): try await show(scope)
    case .more: try await readMore()
    case .refresh: try await refresh()
    case .person(let id): postNavigation.openProfile(of: id)
    case .hashtag(let name): router.open(hashtag: name)
    case .post(let intent): return try await act(intent)
    }
    return nil
  }
}
