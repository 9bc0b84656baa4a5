public import AppScreens
public import AppValues
public import Entities
public import PostActions
public import Presentation

/// What the screen of a post and its thread shows.
public struct PostState: Equatable, Sendable, PostsState, ActingState {
  /// The signed-in reader; nil when signed out.
  public let viewer: ID<User>?
  /// The post and what it answers; nil until it has been read, and when it was deleted before that.
  public var thread: PostThread?
  /// The comments on the post itself that were read so far, each with the first of what answers it.
  public var comments: PagedList<CommentBranch>
  /// The places of the app that the post leads to.
  public var places: PostPlaces
  /// The post itself stays readable when it vanishes.
  public var acting: PostActing
  /// Whether the app writes a link to the post.
  public let hasLink: Bool
  /// How many comments have come since the list was read to its end.
  public var newComments: Int
  /// What became of the last action. When it failed to do something to a post, its subject says what.
  public var action: ActionState<PostDone, ErrorSubject>

  /// - Parameters:
  ///   - viewer: The signed-in reader; nil when signed out.
  ///   - thread: The post and what it answers.
  ///   - comments: The comments on it.
  ///   - places: The places of the app that the post leads to.
  ///   - acting: What the screen remembers of acting on its posts.
  ///   - hasLink: Whether the app writes a link to the post.
  ///   - newComments: How many comments have come since.
  ///   - action: What became of the last action.
  public init(
    viewer: ID<User>?, thread: PostThread? = nil, comments: PagedList<CommentBranch> = PagedList(),
    places: PostPlaces = .all, acting: PostActing = PostActing(), hasLink: Bool = true, newComments: Int = 0,
    action: ActionState<PostDone, ErrorSubject> = ActionState()
  ) {
    self.viewer = viewer
    self.thread = thread
    self.comments = comments
    self.places = places
    self.acting = acting
    self.hasLink = hasLink
    self.newComments = newComments
    self.action = action
  }

  /// Whether the post that the thread is about was deleted.
  public var isDeleted: Bool {
    thread.map { acting.gone.contains($0.post.id) } ?? !comments.items.isEmpty
  }

  package var shownPosts: [Post] { (thread?.posts ?? []) + comments.posts }

  package mutating func changePosts(_ change: (Post) -> Post) {
    thread = thread.map { thread in
      PostThread(
        ancestors: thread.ancestors.map { $0.post.map { .post(change($0)) } ?? $0 },
        post: change(thread.post))
    }
    comments.changeItems { $0.changePosts(change) }
  }

  /// Shows the thread of a post as it was read anew. A post that was deleted meanwhile stays readable.
  mutating func show(_ thread: PostThread?, of id: ID<Post>, _ comments: PagedList<CommentBranch>) {
    self.comments = comments
    newComments = 0
    acting.gone = []
    if let thread { self.thread = thread } else { apply(.deleted(id)) }
  }
}

/// What an action achieved.
public enum PostDone: Hashable, Sendable {
  /// What was done to one of the posts.
  case post(PostOutcome)
  /// The link to the post, and whether it was put where other programs can take it.
  case link(String, isCopied: Bool)
}

extension PostThread {
  /// The posts in it, from the first of the conversation down.
  fileprivate var posts: [Post] { ancestors.compactMap(\.post) + [post] }
}
