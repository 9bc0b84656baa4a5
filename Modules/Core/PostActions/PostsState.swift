public import AppValues
public import Entities
public import Navigation

/// What a screen keeps about actions on its posts.
public struct PostActing: Equatable, Sendable {
  /// Posts that vanished while they were on the screen. They keep their place, so that no number comes to
  /// mean another post, until the screen is read again.
  public var gone: Set<ID<Post>> = []
  /// Posts of which the reader wants to see what their authors' warnings hide, and photos that may disturb people.
  public var revealed: Set<ID<Post>> = []
  /// The post whose deletion is to be confirmed.
  public var confirming: Post?
  /// What can be done to the posts.
  public var capabilities: PostActionCapabilities
  /// Whether the links and photos of posts can be opened.
  public var opensLinks: Bool

  /// Nothing has vanished, and nothing is asked.
  ///
  /// - Parameters:
  ///   - capabilities: What can be done to the posts.
  ///   - opensLinks: Whether the links and photos of posts can be opened.
  public init(capabilities: PostActionCapabilities = .all, opensLinks: Bool = false) {
    self.capabilities = capabilities
    self.opensLinks = opensLinks
  }
}

extension PostActing {
  /// What a screen needs to know before it shows any posts.
  ///
  /// - Parameter actions: The rules by which the posts are acted on.
  @MainActor
  public init(_ actions: PostActionsInteractor) {
    self.init(capabilities: actions.capabilities, opensLinks: actions.opensLinks)
  }
}

/// The state of a screen with posts on it, which `ShownPosts` acts on and `PostsView` draws.
public protocol PostsState {
  /// The signed-in reader; nil when signed out.
  var viewer: ID<User>? { get }
  /// Every post on the screen, with those that vanished.
  var shownPosts: [Post] { get }
  /// The kinds of places that the app has.
  var places: Set<Route.Kind> { get set }
  /// What the screen keeps about actions on them.
  var acting: PostActing { get set }

  /// Changes the posts wherever they are on the screen; nothing moves.
  ///
  /// - Parameter change: Returns what a post is from now on.
  mutating func changePosts(_ change: (Post) -> Post)
}

extension PostsState {
  /// The post `id`, also when it has vanished.
  ///
  /// Throws `gone` for one that isn't on the screen.
  public func anyPost(_ id: ID<Post>) throws(AppError) -> Post {
    guard let post = shownPosts.first(where: { $0.id == id }) else { throw .gone }
    return post
  }

  /// The post `id`, as long as there is something to act on.
  ///
  /// Throws `gone` otherwise.
  public func post(_ id: ID<Post>) throws(AppError) -> Post {
    if acting.gone.contains(id) { throw .gone }
    return try anyPost(id)
  }

  /// The posts that are still there.
  public var presentPosts: [ID<Post>] {
    shownPosts.map(\.id).filter { !acting.gone.contains($0) }
  }

  /// Throws `unauthenticated` for a reader who is signed out.
  public func requireSession() throws(AppError) {
    if viewer == nil { throw .unauthenticated }
  }

  /// Shows an `update` of posts.
  public mutating func apply(_ update: PostUpdate) {
    switch update {
    case .current: changePosts { update.apply(to: $0) ?? $0 }
    case .deleted(let id): if shownPosts.contains(where: { $0.id == id }) { acting.gone.insert(id) }
    }
  }
}
