public import AppValues
public import Entities

/// Where the list of the viewer's notices is read.
public protocol NotificationsRepository: Sendable {
  /// A page of the viewer's notices, grouped, newest first. A group that grows moves to the top, and none ever
  /// moves down.
  ///
  /// - Parameter filter: `unread` is asked for only where `NoticeMarkCapabilities.filtersUnread` says so.
  ///
  /// Throws `unauthenticated`.
  func page(
    _ filter: NoticeFilter, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice>
  /// Signals when notices or their unread count may have changed, until cancelled. Each call answers a fresh stream:
  /// an `AsyncStream` has one listener, and several screens listen at once.
  func changes() -> AsyncStream<LiveSignal>
}

/// Where notices are read one by one, for what tells of each as it comes.
public protocol NoticeArrivals: Sendable {
  /// A page of all notices, ungrouped, newest first.
  ///
  /// Throws `unauthenticated`.
  func ungrouped(_ request: PageRequest) async throws(AppError) -> Page<Notice>
}

/// Keeps what the viewer has read of their notices, and what they have dismissed.
public protocol NoticeMarks: Sendable {
  /// What can be marked here; it may change once the source has been asked. One type can be this port and that of
  /// the settings, so the name is not `capabilities` as elsewhere.
  var markCapabilities: NoticeMarkCapabilities { get }
  /// The number of unread notices, a group counted once, up to `UnreadCount.maximum`; 0 for
  /// an anonymous viewer.
  ///
  /// Throws `unauthenticated` where the sign-in has ended; so do the others.
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
}

/// Keeps which activity notifies the viewer.
public protocol NoticeSettingsRepository: Sendable {
  /// What can be set here; it may change once the source has been asked. For its name, see `NoticeMarks`.
  var settingsCapabilities: NoticeSettingsCapabilities { get }
  /// Which activity notifies the viewer, and their quiet hours.
  ///
  /// Throws `unauthenticated`; so does the other.
  func settings() async throws(AppError) -> NoticeSettings
  /// Changes some settings from now on; returns all of them.
  func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings
}

/// All that a source can offer a viewer about notifications. Of what is nil the screens show nothing.
public struct NotificationPorts: Sendable {
  /// Where the list is read: the only port that every host needs.
  public var list: any NotificationsRepository
  /// Nil where notices are not read one by one, so that none can be told as it comes.
  public var arrivals: (any NoticeArrivals)?
  /// Nil where nothing is kept of what was read or dismissed.
  public var marks: (any NoticeMarks)?
  /// Nil where one cannot choose what notifies one.
  public var settings: (any NoticeSettingsRepository)?

  /// What a source offers; the nil parts are not shown.
  public init(
    list: any NotificationsRepository, arrivals: (any NoticeArrivals)?, marks: (any NoticeMarks)?,
    settings: (any NoticeSettingsRepository)?
  ) {
    self.list = list
    self.arrivals = arrivals
    self.marks = marks
    self.settings = settings
  }
}
