public import AppScreens
public import AppValues
public import Entities
public import Observation
public import PostActions
import Presentation

/// People, hashtags and posts found for a query, together or one kind alone.
@MainActor
@Observable
public final class SearchPresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    /// Asks for another query.
    case ask
    /// Searches for a query as people type it.
    case search(String)
    /// Leaves the query as it was.
    case leaveQuery
    /// Shows one kind of results alone, or all for nil.
    case show(SearchScope?)
    /// Goes on with the kind that is shown alone, else with further posts.
    case more
    /// Searches anew for the same.
    case refresh
    /// Goes to the profile of a person who was found.
    case person(ID<User>)
    /// Goes to the posts with a hashtag, by its name without the `#`.
    case hashtag(String)
    /// Acts on a post that was found, or goes to it.
    case post(PostIntent)
  }

  /// What the screen shows; nothing is found until `appear()` or a query.
  public internal(set) var state: SearchState

  let interactor: SearchInteractor
  let router: SearchRouter
  private let actions: PostActionsInteractor
  @ObservationIgnored let reads = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, reads: reads)
  @ObservationIgnored private lazy var posts = ShownPosts(
    of: self, \.state, actions: actions, postNavigation: router.posts, runner: runner)

  init(
    query: String, interactor: SearchInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: SearchRouter
  ) {
    state = SearchState(entered: query, viewer: viewer.session?.user)
    self.interactor = interactor
    self.actions = actions
    self.router = router
    readCapabilities()
  }

  /// Asks for a query where there is none, searches for the one it was made with, and later searches anew for what is
  /// shown.
  public func appear() async {
    if state.query == nil, state.entered.isEmpty {
      state.isAsking = true
    } else if state.query == nil {
      await send(.search(state.entered))
    } else if !state.isAsking {
      await send(.refresh)
    }
  }

  /// Keeps the posts that were found as they now are; new results come only by searching anew.
  public func follow() async {
    await posts.follow()
  }

  // Asking and leaving are readings of their own: a search that is under way is wanted no longer.
  public func send(_ action: Action) async {
    switch action {
    case .ask: await runner.read(.latestWins, self.state.isAsking = true)
    case .search(let text): await runner.read(.latestWins, try await self.search(text))
    case .leaveQuery: await runner.read(.latestWins, self.leaveQuery())
    case .refresh: await runner.read(.latestWins, try await self.refresh())
    case .show(let scope):
      runner.atOnce(show(scope))
      await runner.read(.refuseWhileBusy, try await self.fill(scope))
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore(self.state.scope))
    case .person(let id): runner.atOnce(try router.openProfile(of: id))
    case .hashtag(let name): runner.atOnce(try router.open(hashtag: name))
    case .post(let intent): await posts.send(intent) { $0 }
    }
  }
  /// A source may know more once it has answered.
  func readCapabilities() {
    state.places = router.places
    posts.readCapabilities()
  }
}
