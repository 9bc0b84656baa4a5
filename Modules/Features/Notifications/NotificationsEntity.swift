/// Limits of the count of unread notifications.
public enum UnreadCount {
  /// The maximum count; there may be more.
  public static let maximum = 100
}

/// A filter of the list of notifications.
public enum NoticeFilter: Hashable, Sendable {
  /// Read and unread notifications.
  case all
  /// Only unread notifications; needs `NoticeMarkCapabilities.filtersUnread`.
  case unread
}
