public import Entities
public import PostActions

/// What the screen of a post and its thread shows.
public struct PostState: Equatable, Sendable, PostsState {
  /// Who reads; nil for somebody without an account.
  public let viewer: ID<User>?
  /// The post and what it answers; nil until it has been read.
  public internal(set) var thread: PostThread?
  public internal(set) var comments = CommentList()
  /// The post itself stays readable when it vanishes.
  public package(set) var acting = PostActing()
  /// How many comments have come since the list was read to its end.
  public internal(set) var newComments = 0
  /// What the last action achieved.
  public package(set) var done: PostOutcome?
  /// Why the last action failed.
  public package(set) var problem: SocialError?

  init(viewer: ID<User>?) {
    self.viewer = viewer
  }

  /// Whether the post that the thread is about was deleted.
  public var isDeleted: Bool {
    thread.map { acting.gone.contains($0.post.id) } ?? false
  }

  package var shownPosts: [Post] {
    guard let thread else { return [] }
    return thread.ancestors + [thread.post] + comments.posts
  }

  package mutating func changePosts(_ change: (Post) -> Post) {
    guard let thread else { return }
    self.thread = PostThread(ancestors: thread.ancestors.map(change), post: change(thread.post))
    comments.posts = comments.posts.map(change)
  }
}
