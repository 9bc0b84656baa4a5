public import Entities

/// What the screen of a post and its thread shows.
public struct PostState: Equatable, Sendable {
  /// Who reads; nil for somebody without an account.
  public let viewer: ID<User>?
  /// The post and what it answers; nil until it has been read.
  public internal(set) var thread: PostThread?
  public internal(set) var comments = CommentList()
  /// Posts that vanished while they stood here. The post itself stays readable; the others keep their
  /// place, so that no number comes to mean another post, until the thread is read anew.
  public internal(set) var gone: Set<ID<Post>> = []
  /// How many comments have come since the list was read to its end.
  public internal(set) var newComments = 0
  /// The post whose deletion waits for a yes or a no.
  public internal(set) var confirming: Post?
  /// What the last action achieved.
  public internal(set) var done: PostDone?
  /// Why the last action failed.
  public internal(set) var problem: SocialError?

  init(viewer: ID<User>?) {
    self.viewer = viewer
  }

  /// Whether the post that the thread is about was deleted.
  public var isDeleted: Bool {
    thread.map { gone.contains($0.post.id) } ?? false
  }

  /// Every post on the screen.
  var posts: [Post] {
    guard let thread else { return [] }
    return thread.ancestors + [thread.post] + comments.posts
  }

  /// Brings the posts up to date; nothing changes its place.
  mutating func apply(_ post: Post) {
    guard let thread else { return }
    func current(_ old: Post) -> Post { old.id == post.id ? post : old }
    self.thread = PostThread(
      ancestors: thread.ancestors.map(current), post: current(thread.post))
    comments.posts = comments.posts.map(current)
  }

  mutating func markGone(_ id: ID<Post>) {
    if posts.contains(where: { $0.id == id }) { gone.insert(id) }
  }
}

/// What an action achieved.
public enum PostDone: Hashable, Sendable, CaseIterable {
  case liked, unliked, shared, unshared, deleted
}
