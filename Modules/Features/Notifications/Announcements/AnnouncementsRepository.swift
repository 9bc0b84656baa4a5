public import AppValues
public import Entities

/// What the administrator announced, and what the viewer made of it. Every call throws `unauthenticated` when signed out, and
/// `notFound` for an announcement that isn't there or has ended.
public protocol AnnouncementsRepository: Sendable {
  /// All announcements that haven't ended on one page, the newest first, also those that the viewer dismissed.
  func announcements() async throws(AppError) -> Page<Announcement>
  /// Dismisses an announcement. Doing so again has no effect.
  func dismiss(_ id: ID<Announcement>) async throws(AppError)
  /// Gives an emoji to an announcement, or takes it back. Doing so again has no effect. A source may have emoji of its own,
  /// which are named as `:blobcat:`.
  ///
  /// Throws `invalid(.emoji, .malformed)` for what isn't one emoji, and `invalid(.emoji, .outOfRange)` for one more than an
  /// announcement can have.
  func setReaction(
    _ emoji: String, _ isGiven: Bool, to id: ID<Announcement>
  ) async throws(AppError)
  /// A signal for each change of the announcements, of what the viewer dismissed and of what people give, and one when
  /// watching has begun. It ends with the session.
  func announcementChanges() -> AsyncStream<LiveSignal>
}
