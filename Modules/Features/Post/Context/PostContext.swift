public import Entities

/// What surrounds a post in its conversation: the posts that it replies to, and everything below it, without those that
/// were deleted.
public struct PostContext: Hashable, Sendable {
  /// The posts it replies to, from the first of the conversation down to its parent.
  public let ancestors: [Post]
  /// The replies to it, the replies to those, and so on: each post comes before what replies to it, and the replies to
  /// one post come from the oldest to the newest.
  public let descendants: [Post]

  /// A context as its source returns it.
  public init(ancestors: [Post], descendants: [Post]) {
    self.ancestors = ancestors
    self.descendants = descendants
  }
}

/// How much of a post's context is read.
public struct PostContextLimits: Hashable, Sendable {
  /// The most posts above it; the nearest are read.
  public var ancestors: Int
  /// The most posts below it; the first of them are read.
  public var descendants: Int
  /// How far down they are read: 1 for the replies to the post itself; nil for all the way.
  public var depth: Int?

  /// Limits of at least 1.
  public init(ancestors: Int, descendants: Int, depth: Int?) {
    self.ancestors = ancestors
    self.descendants = descendants
    self.depth = depth
  }

  /// What people who aren't signed in can read at once.
  public static let anonymous = PostContextLimits(ancestors: 40, descendants: 60, depth: 20)
  /// What people who are signed in can read at once.
  public static let signedIn = PostContextLimits(ancestors: 4096, descendants: 4096, depth: nil)
}
