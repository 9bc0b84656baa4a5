public import AppValues
public import Entities

/// Where posts are read.
public protocol PostRepository: Sendable {
  /// A post and what it answers, at most 100 posts up.
  ///
  /// Throws `notFound`, `gone` when it was deleted.
  func thread(of id: ID<Post>) async throws(AppError) -> PostThread
  /// The comments on a post, each with the first of what answers it. Those by the post's own author come
  /// first, then the oldest; here the pages `before` a cursor hold what stands further down. A source that does
  /// not page answers all at once. What answers a deleted post can still be read, as far as the source keeps it.
  ///
  /// Throws `notFound`, `invalid(.cursor, .malformed)`.
  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<CommentBranch>
}

/// Where the earlier versions of posts are read.
public protocol PostHistory: Sendable {
  /// All versions of a post, from the first to the current one, for anyone who may see the post.
  ///
  /// Throws `notFound`, `gone`.
  func revisions(of id: ID<Post>) async throws(AppError) -> [Revision]
}

/// Where one reads who did something to a post.
public protocol PostReactions: Sendable {
  /// Those who liked a post or shared it, the latest first; without those whom a block parts from the viewer.
  ///
  /// Throws `notFound` for a post that the viewer may not see, `gone`, `invalid(.cursor, .malformed)`.
  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User>
}
