public import AppValues
public import Entities

/// What the administrator tells everyone. Don't hand this to other people.
///
/// Each function that takes an ID throws `notFound` when there is no such announcement.
public protocol Announcing: Sendable {
  /// A page of the announcements, the newest first, also those that have ended. None is dismissed, and no reaction is one's
  /// own.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  func announcements(_ request: PageRequest) async throws(AppError) -> Page<Announcement>
  /// An announcement, also one that has ended.
  func announcement(_ id: ID<Announcement>) async throws(AppError) -> Announcement
  /// Publishes an announcement.
  ///
  /// Throws `invalid(.announcement, …)` for an empty or too long one, `invalid(.endTime, .outOfRange)` for one that ends
  /// before it starts or has ended, and `invalid(.announcements, .outOfRange)` for one too many.
  func announce(_ content: AnnouncementContent) async throws(AppError) -> Announcement
  /// Replaces what an announcement says. Who dismissed it isn't shown it again.
  ///
  /// Throws the same as `announce`.
  func change(
    _ id: ID<Announcement>, to content: AnnouncementContent
  ) async throws(AppError) -> Announcement
  /// Deletes an announcement, with what people gave to it.
  func delete(_ id: ID<Announcement>) async throws(AppError)
}
