public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions
public import Presentation

/// What the screen of a post and its thread shows.
public struct PostState: Equatable, Sendable, PostsState, ActingState {
  /// The signed-in reader; nil when signed out.
  public let viewer: ID<User>?
  /// The post and the posts it replies to; nil until it's read, and if it was deleted before that.
  public var thread: PostThread?
  /// The comments on the post read so far, each with its first replies.
  public var comments: PagedList<CommentBranch>
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// What the screen keeps while people act on its posts. The post itself stays readable when it vanishes.
  public var acting: PostActing
  /// Whether the app has a link to the post.
  public let hasLink: Bool
  /// How many comments were added since the comments were read.
  public var newComments: Int
  /// Whether all posts that come before it in the conversation are shown in full.
  public var showsEarlier: Bool
  /// The outcome of the last action. When an action on a post failed, its subject says which.
  public var action: ActionState<PostDone, ErrorSubject>

  /// - Parameters:
  ///   - viewer: The signed-in reader; nil when signed out.
  ///   - thread: The post and the posts it replies to.
  ///   - comments: The comments on it.
  ///   - places: The kinds of places that the app has.
  ///   - acting: What the screen keeps while people act on its posts.
  ///   - hasLink: Whether the app has a link to the post.
  ///   - newComments: How many comments were added since.
  ///   - showsEarlier: Whether all posts that come before it are shown in full.
  ///   - action: The outcome of the last action.
  public init(
    viewer: ID<User>?, thread: PostThread? = nil, comments: PagedList<CommentBranch> = PagedList(),
    places: Set<Route.Kind> = .all, acting: PostActing = PostActing(), hasLink: Bool = true,
    newComments: Int = 0,
    showsEarlier: Bool = false, action: ActionState<PostDone, ErrorSubject> = ActionState()
  ) {
    self.viewer = viewer
    self.thread = thread
    self.comments = comments
    self.places = places
    self.acting = acting
    self.hasLink = hasLink
    self.newComments = newComments
    self.showsEarlier = showsEarlier
    self.action = action
  }

  /// Whether the post that the thread is about was deleted.
  public var isDeleted: Bool {
    thread.map { acting.gone.contains($0.post.id) } ?? !comments.items.isEmpty
  }

  public var filterContext: FilterContext? { .thread }

  public var shownPosts: [Post] { (thread?.posts ?? []) + comments.posts }

  public mutating func changePosts(_ change: (Post) -> Post) {
    thread = thread.map { thread in
      PostThread(
        ancestors: thread.ancestors.map { $0.post.map { .post(change($0)) } ?? $0 },
        post: change(thread.post))
    }
    comments.changeItems { $0.changePosts(change) }
  }

  /// Shows the thread of a post after reading it again. A post that was deleted since stays readable.
  mutating func show(_ thread: PostThread?, of id: ID<Post>, _ comments: PagedList<CommentBranch>) {
    self.comments = comments
    newComments = 0
    acting.gone = []
    if let thread { self.thread = thread } else { apply(.deleted(id)) }
  }
}

/// What an action achieved.
public enum PostDone: Hashable, Sendable {
  /// The outcome of an action on a post.
  case post(PostOutcome)
  /// The link to the post, and whether it was copied to the clipboard.
  case link(String, isCopied: Bool)
}

extension PostThread {
  /// The posts of the thread, from the first of the conversation down.
  fileprivate var posts: [Post] { ancestors.compactMap(\.post) + [post] }
}
