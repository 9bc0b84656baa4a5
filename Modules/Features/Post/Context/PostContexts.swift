public import AppValues
public import Entities

/// Reads what surrounds posts, all at once.
public protocol PostContexts: Sendable {
  /// The posts above a post and those below it that the viewer can see. Replies of people whom the viewer mutes are left
  /// out, with everything below them. Of a deleted reply, what replies to it is still there.
  ///
  /// Throws `notFound`, `gone` if the post was deleted.
  func context(
    of id: ID<Post>, within limits: PostContextLimits
  ) async throws(AppError) -> PostContext
}
