public import AppValues
public import Entities
public import PostActions

/// What the screen of a search shows.
public struct SearchState: Equatable, Sendable, ActedPostsState {
  /// The signed-in viewer; nil when signed out.
  public let viewer: ID<User>?
  /// Whether the query is being asked for.
  public internal(set) var isAsking = false
  /// What was last entered, to be mended or changed.
  public internal(set) var entered: String
  /// What the results are for; nil before the first search.
  public internal(set) var query: SearchQuery?
  /// The kind of results that alone is shown; nil for all.
  public internal(set) var scope: SearchScope?
  public internal(set) var people = SearchResults<User>()
  public internal(set) var hashtags = SearchResults<Hashtag>()
  public internal(set) var posts = SearchResults<Post>()
  public package(set) var acting = PostActing()
  /// What the last action achieved.
  public package(set) var done: PostOutcome?
  /// Why the last action failed.
  public package(set) var problem: AppError?

  init(entered: String, viewer: ID<User>?) {
    self.entered = entered
    self.viewer = viewer
  }

  /// The kinds of results on the screen.
  var shownScopes: [SearchScope] { scope.map { [$0] } ?? query?.scopes ?? [] }

  /// The posts on the screen.
  package var shownPosts: [Post] { shownScopes.contains(.posts) ? posts.items : [] }

  /// How many results of a kind there are so far.
  func count(of scope: SearchScope) -> Int {
    switch scope {
    case .people: people.items.count
    case .hashtags: hashtags.items.count
    case .posts: posts.items.count
    }
  }

  /// Whether a kind has further results.
  func hasMore(of scope: SearchScope) -> Bool {
    switch scope {
    case .people: people.next != nil
    case .hashtags: hashtags.next != nil
    case .posts: posts.next != nil
    }
  }

  package mutating func changePosts(_ change: (Post) -> Post) {
    posts.items = posts.items.map(change)
  }
}
