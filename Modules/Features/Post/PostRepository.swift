public import AppValues
public import Entities

/// Reads posts.
public protocol PostRepository: Sendable {
  /// A post with the posts it replies to, up to 100.
  ///
  /// Throws `notFound`, `gone` if it was deleted.
  func thread(of id: ID<Post>) async throws(AppError) -> PostThread
  /// The comments on a post, each with its first replies. Comments by the post's author come first, then the oldest;
  /// the pages `before` a cursor are those further down. A source without pages returns all at once. Comments on a
  /// deleted post can still be read, as long as the source keeps them.
  ///
  /// Throws `notFound`, `invalid(.cursor, .malformed)`.
  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<CommentBranch>
}

/// Reads the edit history of posts.
public protocol PostHistory: Sendable {
  /// All versions of a post, from the first to the current one, for anyone who can see the post.
  ///
  /// Throws `notFound`, `gone`.
  func revisions(of id: ID<Post>) async throws(AppError) -> [Revision]
}

/// Reads who reacted to a post.
public protocol PostReactions: Sendable {
  /// The people who liked or shared a post, most recent first, without those who block the viewer or are blocked.
  ///
  /// Throws `notFound` for a post that the viewer can't see, `gone`, `invalid(.cursor, .malformed)`.
  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User>
}
