/// How unread notices are counted.
public enum UnreadCount {
  /// The most that are counted: so many, or more.
  public static let maximum = 100
}

/// Which notices to list.
public enum NoticeFilter: Hashable, Sendable {
  /// Read and unread ones.
  case all
  /// Only those that are not read; needs `NoticeMarkCapabilities.filtersUnread`.
  case unread
}
