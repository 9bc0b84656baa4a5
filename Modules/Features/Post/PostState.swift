public import Entities

/// What a person sees of a post and its thread.
public struct PostState: Equatable, Sendable {
  /// What the person just did, worded by the view.
  public enum Outcome: Equatable, Sendable {
    case liked, unliked, shared, unshared, deleted
  }

  /// The post and what it answers; nil until it has been read.
  public internal(set) var thread: PostThread?
  public internal(set) var comments = CommentList()
  /// How many comments have come since the list was read to its end.
  public internal(set) var newComments = 0
  /// Whether the post was deleted while it stood here; it stays readable until one leaves.
  public internal(set) var isDeleted = false
  /// The post whose deletion waits for a yes or no.
  public internal(set) var deleting: Post?
  public internal(set) var outcome: Outcome?
  public internal(set) var problem: SocialError?

  /// Every post on the screen.
  var posts: [Post] {
    guard let thread else { return [] }
    return thread.ancestors + [thread.post] + comments.posts
  }

  func post(_ id: ID<Post>) -> Post? {
    posts.first { $0.id == id }
  }
}
