public import AppValues
public import Entities

/// Where notices are read.
public protocol NotificationsRepository: Sendable {
  /// A page of the viewer's notices, grouped, newest first. A group that grows moves to the top, and none ever
  /// moves down.
  ///
  /// Throws `unauthenticated`.
  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice>
  /// A page of all notices, ungrouped, newest first.
  ///
  /// Throws `unauthenticated`.
  func ungrouped(_ request: PageRequest) async throws(AppError) -> Page<Notice>
  /// The number of unread notices, a group counted once, up to `UnreadCount.maximum`; 0 for
  /// an anonymous viewer.
  func unreadCount() async throws(AppError) -> Int
  /// Marks some notices read, with all that was grouped with them when they were listed; those unknown or
  /// read already are passed over.
  func markRead(_ ids: [ID<Notice>]) async throws(AppError)
  /// Marks every notice read that exists now.
  func markAllRead() async throws(AppError)
  /// Takes some notices from the list for good, with all that was grouped with them when they were listed.
  /// What was dismissed before stays so.
  ///
  /// Throws `notFound` where one is none of the viewer's, and dismisses none then.
  func dismiss(_ ids: [ID<Notice>]) async throws(AppError)
  /// Takes every notice from the list that exists now.
  func dismissAll() async throws(AppError)
  /// Which activity notifies the viewer, and their quiet hours.
  ///
  /// Throws `unauthenticated`.
  func settings() async throws(AppError) -> NoticeSettings
  /// Changes some settings from now on; returns all of them.
  func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings
  /// Signals when notices or their unread count may have changed, until cancelled. Each call answers a fresh stream:
  /// an `AsyncStream` has one listener, and several screens listen at once.
  func changes() -> AsyncStream<LiveSignal>
}
