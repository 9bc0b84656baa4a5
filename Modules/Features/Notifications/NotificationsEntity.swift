/// Which notices to list.
public enum NoticeFilter: Hashable, Sendable {
  case all
  case unread
}
