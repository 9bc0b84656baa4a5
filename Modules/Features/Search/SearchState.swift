public import Entities

/// What the screen of a search shows.
public struct SearchState: Equatable, Sendable {
  /// Who searches; nil for somebody without an account.
  public let viewer: ID<User>?
  /// Whether the query is being asked for.
  public internal(set) var isAsking = false
  /// What was last entered, to be mended or changed.
  public internal(set) var entered: String
  /// What the results are for; nil before the first search.
  public internal(set) var query: SearchQuery?
  /// The kind of results that alone is shown; nil for both.
  public internal(set) var scope: SearchScope?
  public internal(set) var people = SearchResults<User>()
  public internal(set) var posts = SearchResults<Post>()
  /// Posts that vanished while they stood here. They keep their place, so that no number comes to mean
  /// another post, until the results are read anew.
  public internal(set) var gone: Set<ID<Post>> = []
  /// The post whose deletion waits for a yes or a no.
  public internal(set) var confirming: Post?
  /// What the last action achieved.
  public internal(set) var done: SearchDone?
  /// Why the last action failed.
  public internal(set) var problem: SocialError?

  init(entered: String, viewer: ID<User>?) {
    self.entered = entered
    self.viewer = viewer
  }

  /// The people on the screen.
  var shownPeople: [User] { scope == .posts ? [] : people.items }

  /// The posts on the screen.
  var shownPosts: [Post] { scope == .people ? [] : posts.items }

  /// Brings a post up to date; nothing changes its place.
  mutating func apply(_ post: Post) {
    posts.items = posts.items.map { $0.id == post.id ? post : $0 }
  }

  mutating func markGone(_ id: ID<Post>) {
    if posts.items.contains(where: { $0.id == id }) { gone.insert(id) }
  }
}

/// What an action achieved.
public enum SearchDone: Hashable, Sendable, CaseIterable {
  case liked, unliked, shared, unshared, deleted
}
