public import AppValues
public import Entities

/// Reads the list of the viewer's notifications.
public protocol NotificationsRepository: Sendable {
  /// A page of the viewer's notifications, grouped, newest first. A group that grows moves to the top; none moves
  /// down.
  ///
  /// - Parameter filter: `isUnread` only if `NoticeMarkCapabilities.filtersUnread` allows it. Of a group, only what the
  ///   filter's person did is shown.
  ///
  /// Throws `unauthenticated`; `notFound` for a person who can't exist.
  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice>
  /// Signals when notifications or their unread count may have changed, until cancelled. Each call returns a new
  /// stream: an `AsyncStream` has one listener, and several screens listen at once.
  func changes() -> AsyncStream<LiveSignal>
}

/// Reads notifications one by one, for alerts.
public protocol NoticeArrivals: Sendable {
  /// A page of the viewer's notifications, ungrouped, newest first.
  ///
  /// - Parameter filter: As for the list.
  ///
  /// Throws `unauthenticated`; `notFound` for a person who can't exist.
  func ungrouped(_ filter: NoticeFilter, _ request: PageRequest) async throws(AppError) -> Page<Notice>
}

/// Keeps which notifications the viewer has read or dismissed.
public protocol NoticeMarks: Sendable {
  /// What the source can mark; may change once the source has answered.
  var noticeMarkCapabilities: NoticeMarkCapabilities { get }
  /// The number of unread notifications, a group counted once, up to `UnreadCount.maximum`; 0 for an anonymous
  /// viewer.
  ///
  /// Throws `unauthenticated` if the session has ended; so do the other functions.
  func unreadCount() async throws(AppError) -> Int
  /// Gets the number ready for `unreadCount()`, which is called in a moment, if the source is far away. Unless a source
  /// implements it, nothing is done.
  func prepareUnreadCount() async
  /// Marks some notifications read, with all that were grouped with them when they were listed. Unknown or already
  /// read ones are ignored.
  func markRead(_ ids: [ID<Notice>]) async throws(AppError)
  /// Marks all current notifications read.
  func markAllRead() async throws(AppError)
  /// Dismisses some notifications permanently, with all that were grouped with them when they were listed. Dismissing
  /// them again has no effect.
  ///
  /// Throws `notFound` if one isn't the viewer's; then none is dismissed.
  func dismiss(_ ids: [ID<Notice>]) async throws(AppError)
  /// Dismisses all current notifications.
  func dismissAll() async throws(AppError)
}

extension NoticeMarks {
  /// Does nothing: the number is at hand.
  public func prepareUnreadCount() async {}
}

/// Keeps which activity notifies the viewer.
public protocol NoticeSettingsRepository: Sendable {
  /// What the source can set; may change once the source has answered.
  var noticeSettingsCapabilities: NoticeSettingsCapabilities { get }
  /// Which activity notifies the viewer, and their quiet hours.
  ///
  /// Throws `unauthenticated`; so does the other function.
  func settings() async throws(AppError) -> NoticeSettings
  /// Changes some settings from now on; returns the updated settings.
  func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings
}

/// The ports of a source of notifications. Screens don't offer what needs a port that is nil.
public struct NotificationPorts: Sendable {
  /// Reads the list: the only port that every host needs.
  public var list: any NotificationsRepository
  /// Reads notifications one by one; nil if the source can't, so that there are no alerts.
  public var arrivals: (any NoticeArrivals)?
  /// Keeps what was read or dismissed; nil if the source doesn't.
  public var marks: (any NoticeMarks)?
  /// Keeps the settings; nil if there are none.
  public var settings: (any NoticeSettingsRepository)?
  /// Reads and dismisses notifications one by one; nil if the source can't.
  public var single: (any SingleNotices)?
  /// Reads and dismisses notifications by group; nil if the source can't.
  public var groups: (any NoticeGroups)?
  /// Keeps the policy and the requests; nil if the source accepts everything.
  public var requests: (any NoticeRequests)?
  /// Keeps the push subscription of the session; nil if the source can't push.
  public var push: (any PushSubscriptions)?
  /// Reads what the administrator announced; nil if the source has no announcements.
  public var announcements: (any AnnouncementsRepository)?

  /// The ports of a source; nil for those it doesn't have.
  public init(
    list: any NotificationsRepository, arrivals: (any NoticeArrivals)?, marks: (any NoticeMarks)?,
    settings: (any NoticeSettingsRepository)?, single: (any SingleNotices)? = nil,
    groups: (any NoticeGroups)? = nil, requests: (any NoticeRequests)? = nil,
    push: (any PushSubscriptions)? = nil, announcements: (any AnnouncementsRepository)? = nil
  ) {
    self.list = list
    self.arrivals = arrivals
    self.marks = marks
    self.settings = settings
    self.single = single
    self.groups = groups
    self.requests = requests
    self.push = push
    self.announcements = announcements
  }
}
