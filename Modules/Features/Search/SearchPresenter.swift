public import AppScreens
public import AppValues
public import Entities
public import Observation
public import PostActions
import Presentation

/// Presents the people, hashtags and posts found for a query, together or one kind alone.
@MainActor
@Observable
public final class SearchPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Asks for another query.
    case ask
    /// Searches for a query as entered.
    case search(String)
    /// Stops asking and keeps the query as it was.
    case leaveQuery
    /// Shows only one kind of results, or all for nil.
    case show(SearchScope?)
    /// Reads more results: of the kind shown alone, or else posts.
    case more
    /// Searches again for the same query.
    case refresh
    /// Opens the profile of a person in the results.
    case person(ID<User>)
    /// Opens the posts with a hashtag, given without the `#`.
    case hashtag(String)
    /// Acts on a post in the results, or opens it.
    case post(PostIntent)
  }

  /// What the screen shows. There are no results until `appear()` or `send(_:)` searches.
  public internal(set) var state: SearchState

  let interactor: SearchInteractor
  let router: SearchRouter
  private let actions: PostActionsInteractor
  @ObservationIgnored private(set) lazy var runner = ActionRunner(self, \.state.action) {
    $0.readCapabilities()
  }
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

  /// Asks for a query if there is none. Otherwise searches for the one it was created with, and later searches again
  /// for the one shown.
  public func appear() async {
    if state.query == nil, state.entered.isEmpty {
      state.isAsking = true
    } else if state.query == nil {
      await send(.search(state.entered))
    } else if !state.isAsking {
      await send(.refresh)
    }
  }

  /// Keeps the posts in the results up to date. New results appear only when searching again.
  public func follow() async {
    await posts.follow()
  }

  // Asking and leaving count as reads: they cancel a search under way, which is no longer wanted.
  public func send(_ action: Action) async {
    switch action {
    case .ask: await runner.read(.latestWins, self.ask())
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

  /// A source may know more about its capabilities once it has answered.
  private func readCapabilities() { posts.readCapabilities() }
}
