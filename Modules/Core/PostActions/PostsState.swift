public import AppValues
public import Entities

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
  /// The places of the app that a post leads to.
  public var places: PostActionPlaces
  /// Whether the links and photos of posts can be opened.
  public var opensLinks: Bool

  /// Nothing has vanished, and nothing is asked.
  ///
  /// - Parameters:
  ///   - capabilities: What can be done to the posts.
  ///   - places: The places of the app that a post leads to.
  ///   - opensLinks: Whether the links and photos of posts can be opened.
  public init(
    capabilities: PostActionCapabilities = .all, places: PostActionPlaces = .all, opensLinks: Bool = false
  ) {
    self.capabilities = capabilities
    self.places = places
    self.opensLinks = opensLinks
  }
}

extension PostActing {
  /// What a screen needs to know before it shows any posts.
  ///
  /// - Parameters:
  ///   - actions: The rules by which the posts are acted on.
  ///   - navigation: Where the posts lead.
  @MainActor
  public init(_ actions: PostActionsInteractor, _ navigation: PostNavigation) {
    self.init(
      capabilities: actions.capabilities, places: navigation.places, opensLinks: actions.opensLinks)
  }
}

/// Which of the places that a post leads to the app has.
public struct PostActionPlaces: Equatable, Sendable {
  /// The post and its conversation.
  public var post: Bool
  /// The profile of its author.
  public var profile: Bool
  /// Writing a comment on it.
  public var comment: Bool
  /// Changing it.
  public var edit: Bool
  /// Signing in, which acting on a post asks for.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(post: Bool, profile: Bool, comment: Bool, edit: Bool, signIn: Bool) {
    self.post = post
    self.profile = profile
    self.comment = comment
    self.edit = edit
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = PostActionPlaces(
    post: true, profile: true, comment: true, edit: true, signIn: true)
}

/// The state of a screen with posts on it, which `ShownPosts` acts on and `PostsView` draws.
public protocol PostsState {
  /// The signed-in reader; nil when signed out.
  var viewer: ID<User>? { get }
  /// Every post on the screen, with those that vanished.
  var shownPosts: [Post] { get }
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
