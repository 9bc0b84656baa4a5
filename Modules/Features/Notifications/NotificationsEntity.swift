public import AppValues
public import Entities

/// Limits of the count of unread notifications.
public enum UnreadCount {
  /// The maximum count; there may be more.
  public static let maximum = 100
}

/// Which notifications a list shows.
public struct NoticeFilter: Hashable, Sendable {
  /// Only unread notifications; needs `NoticeMarkCapabilities.filtersUnread`.
  public var isUnread: Bool
  /// Only notifications of these kinds; nil for all kinds.
  public var kinds: Set<NoticeKind>?
  /// Only what this person did; nil for all people.
  public var person: ID<User>?
  /// Also what waits in requests, each by itself.
  public var includesRequests: Bool

  /// Read and unread notifications of all kinds.
  public static let all = NoticeFilter()
  /// Only unread notifications.
  public static let unread = NoticeFilter(isUnread: true)

  /// A filter of all notifications, unless the parameters say otherwise.
  public init(
    isUnread: Bool = false, kinds: Set<NoticeKind>? = nil, person: ID<User>? = nil,
    includesRequests: Bool = false
  ) {
    self.isUnread = isUnread
    self.kinds = kinds
    self.person = person
    self.includesRequests = includesRequests
  }
}
