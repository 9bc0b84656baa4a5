public import Entities

/// Where notices are read.
public protocol NotificationsRepository: Sendable {
  /// A page of the viewer's notices, newest first.
  ///
  /// Throws `unauthenticated`.
  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(SocialError) -> Page<Notice>
  /// How many notices are unread; 0 for an anonymous viewer.
  func unreadCount() async throws(SocialError) -> Int
  /// Marks some notices read; those unknown or read already are passed over.
  func markRead(_ ids: [ID<Notice>]) async throws(SocialError)
  /// Marks every notice read that exists now.
  func markAllRead() async throws(SocialError)
  /// Signals when notices or their unread count may have changed, until cancelled.
  func changes() -> AsyncStream<LiveSignal>
}
