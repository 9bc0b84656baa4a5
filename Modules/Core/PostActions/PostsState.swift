public import AppValues
public import Entities
public import Navigation

/// What a screen stores about actions on its posts.
public struct PostActing: Equatable, Sendable {
  /// Posts that were deleted or hidden while they were on the screen. They stay in their position until the screen is
  /// read again, so that each number keeps its meaning.
  public var gone: Set<ID<Post>> = []
  /// Posts whose hidden text and photos the reader has chosen to see.
  public var revealed: Set<ID<Post>> = []
  /// What the reader has chosen in polls, and not voted for yet: options counted from 0.
  public var ballots: [ID<Post>: Set<Int>] = [:]
  /// The post that the screen asks about deleting.
  public var confirming: Post?
  /// The actions available on the posts.
  public var capabilities: PostActionCapabilities
  /// Whether the links and photos of posts can be opened.
  public var opensLinks: Bool

  /// Makes a state in which nothing has vanished and nothing is asked.
  ///
  /// - Parameters:
  ///   - capabilities: The actions available on the posts.
  ///   - opensLinks: Whether the links and photos of posts can be opened.
  public init(capabilities: PostActionCapabilities = .all, opensLinks: Bool = false) {
    self.capabilities = capabilities
    self.opensLinks = opensLinks
  }
}

extension PostActing {
  /// The initial state, before the screen shows any posts.
  ///
  /// - Parameter actions: The rules for actions on the posts.
  @MainActor
  public init(_ actions: PostActionsInteractor) {
    self.init(capabilities: actions.capabilities, opensLinks: actions.opensLinks)
  }
}

/// The state of a screen with posts, which `ShownPosts` acts on and `PostsView` draws.
public protocol PostsState {
  /// The signed-in reader; nil if signed out.
  var viewer: ID<User>? { get }
  /// Where the posts are shown, for the viewer's filters; nil where those don't apply.
  var filterContext: FilterContext? { get }
  /// Every post on the screen, including those that vanished.
  var shownPosts: [Post] { get }
  /// The kinds of places that the app has.
  var places: Set<Route.Kind> { get set }
  /// What the screen stores about actions on its posts.
  var acting: PostActing { get set }

  /// Changes the posts wherever they are on the screen, without moving any.
  ///
  /// - Parameter change: Returns the new version of a post.
  mutating func changePosts(_ change: (Post) -> Post)
}

extension PostsState {
  /// The post `id`, even if it has vanished.
  ///
  /// Throws `gone` if it isn't on the screen.
  public func anyPost(_ id: ID<Post>) throws(AppError) -> Post {
    guard let post = shownPosts.first(where: { $0.id == id }) else { throw .gone }
    return post
  }

  /// The post `id`, if it hasn't vanished.
  ///
  /// Throws `gone` otherwise.
  public func post(_ id: ID<Post>) throws(AppError) -> Post {
    if acting.gone.contains(id) { throw .gone }
    return try anyPost(id)
  }

  /// The posts that haven't vanished.
  public var presentPosts: [ID<Post>] {
    shownPosts.map(\.id).filter { !acting.gone.contains($0) }
  }

  /// Throws `unauthenticated` if the reader is signed out.
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
