public import AppValues
public import Entities

/// What can be asked of a data source about a post that stands on some screen, whichever screen it is.
/// Marks are idempotent: liking twice is one like.
public protocol PostActionsRepository: Sendable {
  /// Likes a post; answers it as it then is.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`.
  func like(_ id: ID<Post>) async throws(AppError) -> Post
  /// Unlikes a post; answers it as it then is.
  func unlike(_ id: ID<Post>) async throws(AppError) -> Post
  /// Shows a post to the viewer's followers.
  ///
  /// Throws `forbidden` for a post that may not be shared.
  func share(_ id: ID<Post>) async throws(AppError) -> Post
  /// Unshares a post.
  func unshare(_ id: ID<Post>) async throws(AppError) -> Post
  /// Bookmarks a post, privately.
  func bookmark(_ id: ID<Post>) async throws(AppError) -> Post
  /// Removes a bookmark.
  func unbookmark(_ id: ID<Post>) async throws(AppError) -> Post
  /// Puts the viewer's own post on top of their profile, above those pinned before.
  ///
  /// Throws `forbidden` for another person's post and for a direct one, `invalid(.pins, .tooLong)` when
  /// `PostActionsInteractor.maximumPins` stand there.
  func pin(_ id: ID<Post>) async throws(AppError) -> Post
  /// Takes a post from the top of the viewer's profile.
  func unpin(_ id: ID<Post>) async throws(AppError) -> Post
  /// Stops notifications about the conversation that a post belongs to.
  func muteConversation(of id: ID<Post>) async throws(AppError) -> Post
  /// Resumes notifications about the conversation that a post belongs to.
  func unmuteConversation(of id: ID<Post>) async throws(AppError) -> Post
  /// Deletes the viewer's own post.
  ///
  /// Throws `forbidden` for another person's post, `gone` for one already deleted, `notFound`.
  func delete(_ id: ID<Post>) async throws(AppError)
  /// The posts of these ids as they now are, in this order, without those gone or hidden.
  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post]
  /// What a person has put on top of their profile and the viewer may see, the last pinned first.
  ///
  /// Throws `notFound`, `gone` for a person who is not there.
  func pinned(by person: ID<User>) async throws(AppError) -> [Post]
  /// What becomes of posts from now on, by this viewer's hand or another's, until cancelled. Each call answers a fresh
  /// stream: an `AsyncStream` has one listener, and several screens listen at once.
  func changes() -> AsyncStream<PostChange>
}

/// Something that became of a post.
public enum PostChange: Hashable, Sendable {
  /// Its text, counts or marks may be others now.
  case changed(ID<Post>)
  case deleted(ID<Post>)
  /// Changes were dropped; any post may be stale.
  case lagged
}
