public import AppValues
public import Entities
public import PostActions

/// What the screen of a post and its thread shows.
public struct PostState: Equatable, Sendable, ActedPostsState {
  /// The signed-in reader; nil when signed out.
  public let viewer: ID<User>?
  /// The post and what it answers; nil until it has been read, and when it was deleted before that.
  public internal(set) var thread: PostThread?
  public internal(set) var comments = CommentList()
  /// The post itself stays readable when it vanishes.
  public package(set) var acting = PostActing()
  /// How many comments have come since the list was read to its end.
  public internal(set) var newComments = 0
  /// What the last action achieved.
  public package(set) var done: PostDone?
  /// Why the last action failed.
  public package(set) var problem: AppError?

  init(viewer: ID<User>?) {
    self.viewer = viewer
  }

  /// Whether the post that the thread is about was deleted.
  public var isDeleted: Bool {
    thread.map { acting.gone.contains($0.post.id) } ?? !comments.branches.isEmpty
  }

  package var shownPosts: [Post] { (thread?.posts ?? []) + comments.posts }

  package mutating func changePosts(_ change: (Post) -> Post) {
    thread = thread.map { thread in
      PostThread(
        ancestors: thread.ancestors.map { $0.post.map { .post(change($0)) } ?? $0 },
        post: change(thread.post))
    }
    comments.changePosts(change)
  }

  /// Shows the thread of a post as it was read anew. A post that was deleted meanwhile stays readable.
  mutating func show(_ thread: PostThread?, of id: ID<Post>, _ comments: CommentList) {
    self.comments = comments
    newComments = 0
    acting.gone = []
    if let thread { self.thread = thread } else { apply(.deleted(id)) }
  }
}

/// What an action achieved.
public enum PostDone: Hashable, Sendable {
  case post(PostOutcome)
  /// The link to the post, and whether it was put where other programs can take it.
  case link(String, isCopied: Bool)
}

extension PostThread {
  /// The posts in it, from the first of the conversation down.
  fileprivate var posts: [Post] { ancestors.compactMap(\.post) + [post] }
}
