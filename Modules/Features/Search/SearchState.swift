public import AppScreens
public import AppValues
public import Entities
public import PostActions
public import Presentation

/// What the screen of a search shows.
public struct SearchState: Equatable, Sendable, PostsState, ActingState {
  /// The signed-in viewer; nil when signed out.
  public let viewer: ID<User>?
  /// Whether the query is being asked for.
  public var isAsking = false
  /// What was last entered, to be mended or changed.
  public var entered: String
  /// What the results are for; nil before the first search.
  public var query: SearchQuery?
  /// The kind of results that alone is shown; nil for all.
  public var scope: SearchScope?
  /// The people found so far, in the order of the source.
  public var people = PagedList<User>()
  /// The hashtags found so far, by their names.
  public var hashtags = PagedList<Hashtag>()
  /// The posts found so far, newest first.
  public var posts = PagedList<Post>()
  /// The places of the app that what was found leads to.
  public var places = SearchPlaces.all
  /// What the screen remembers of acting on its posts: those that vanished, and the one to be deleted.
  public var acting = PostActing()
  /// What became of the last action. When it failed to do something to a post, its subject says what.
  public var action = ActionState<PostOutcome, ErrorSubject>()

  /// A search of which nothing was found yet.
  ///
  /// - Parameters:
  ///   - entered: What to look for.
  ///   - viewer: The signed-in viewer.
  public init(entered: String, viewer: ID<User>?) {
    self.entered = entered
    self.viewer = viewer
  }

  /// The kinds of results on the screen.
  public var shownScopes: [SearchScope] { scope.map { [$0] } ?? query?.scopes ?? [] }

  /// The posts on the screen.
  package var shownPosts: [Post] { shownScopes.contains(.posts) ? posts.items : [] }

  /// How many results of the kind `scope` there are so far.
  public func count(of scope: SearchScope) -> Int {
    switch scope {
    case .people: people.items.count
    case .hashtags: hashtags.items.count
    case .posts: posts.items.count
    }
  }

  /// Whether the kind `scope` has further results.
  public func hasMore(of scope: SearchScope) -> Bool {
    switch scope {
    case .people: people.older != nil
    case .hashtags: hashtags.older != nil
    case .posts: posts.older != nil
    }
  }

  package mutating func changePosts(_ change: (Post) -> Post) {
    posts.changeItems { $0 = change($0) }
  }
}

/// Which of the places that what was found leads to the app has.
public struct SearchPlaces: Equatable, Sendable {
  /// The profile of a person.
  public var profile: Bool

  /// - Parameter profile: Whether the app has profiles.
  public init(profile: Bool) {
    self.profile = profile
  }

  /// All that there are.
  public static let all = SearchPlaces(profile: true)
}
