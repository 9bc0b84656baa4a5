public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions
public import Presentation

/// What the search screen shows.
public struct SearchState: Equatable, Sendable, PostsState, ActingState {
  /// The signed-in viewer; nil when signed out.
  public let viewer: ID<User>?
  /// Whether the query is being asked for.
  public var isAsking = false
  /// What the field starts with: what was last entered, if it can be tried again.
  public var entered: String
  /// The query of the results; nil before the first search.
  public var query: SearchQuery?
  /// The only kind of results shown; nil for all.
  public var scope: SearchScope?
  /// The people found so far, in the order of the source.
  public var people = PagedList<User>()
  /// The hashtags found so far, by their names.
  public var hashtags = PagedList<Hashtag>()
  /// The posts found so far, newest first.
  public var posts = PagedList<Post>()
  /// The kinds of places that the app has.
  public var places = Set<Route.Kind>.all
  /// What the screen keeps while people act on its posts: those that vanished, and the one to delete.
  public var acting = PostActing()
  /// The outcome of the last action. When an action on a post failed, its subject says which.
  public var action = ActionState<PostOutcome, ErrorSubject>()

  /// A search without results yet.
  ///
  /// - Parameters:
  ///   - entered: What to search for.
  ///   - viewer: The signed-in viewer.
  public init(entered: String, viewer: ID<User>?) {
    self.entered = entered
    self.viewer = viewer
  }

  /// The kinds of results on the screen.
  public var shownScopes: [SearchScope] { scope.map { [$0] } ?? query?.scopes ?? [] }

  /// Filters don't apply to what someone searches for.
  public var filterContext: FilterContext? { nil }

  /// The posts on the screen.
  public var shownPosts: [Post] { shownScopes.contains(.posts) ? posts.items : [] }

  /// How many results of the kind `scope` are loaded.
  public func count(of scope: SearchScope) -> Int {
    switch scope {
    case .people: people.items.count
    case .hashtags: hashtags.items.count
    case .posts: posts.items.count
    }
  }

  /// Whether the kind `scope` has more results to load.
  public func hasMore(of scope: SearchScope) -> Bool {
    switch scope {
    case .people: people.older != nil
    case .hashtags: hashtags.older != nil
    case .posts: posts.older != nil
    }
  }

  public mutating func changePosts(_ change: (Post) -> Post) {
    posts.changeItems { $0 = change($0) }
  }
}
