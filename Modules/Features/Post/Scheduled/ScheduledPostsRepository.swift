public import AppValues
public import Entities

/// Keeps the viewer's posts that are published later, and publishes them at their time.
public protocol ScheduledPostsRepository: Sendable {
  /// A page of the scheduled posts, those scheduled last first.
  ///
  /// Throws `unauthenticated`, `invalid(.cursor, .malformed)`.
  func scheduled(_ request: PageRequest) async throws(AppError) -> Page<ScheduledPost>

  /// A scheduled post.
  ///
  /// Throws `unauthenticated`; `notFound`, also once it's published.
  func scheduled(_ id: ID<ScheduledPost>) async throws(AppError) -> ScheduledPost

  /// Schedules a post, once for each key. Its photos are kept for it.
  ///
  /// Throws `unauthenticated`; `invalid(.scheduledPosts, .tooLong)` and `invalid(.scheduledDay, .tooLong)` if there are too many;
  /// for a comment and its photos what `PostWriting.publish(_:key:)` throws.
  func schedule(_ post: NewPost, at time: Timestamp, key: PublishKey) async throws(AppError) -> ScheduledPost

  /// Changes the time of a scheduled post. One that couldn't be published is tried again at that time.
  ///
  /// Throws `unauthenticated`; `notFound`, also once it's published; `invalid(.scheduledDay, .tooLong)`.
  func reschedule(_ id: ID<ScheduledPost>, to time: Timestamp) async throws(AppError) -> ScheduledPost

  /// Deletes a scheduled post. Its photos can be used for another for a day.
  ///
  /// Throws `unauthenticated`; `notFound`, also once it's published.
  func remove(_ id: ID<ScheduledPost>) async throws(AppError)
}
