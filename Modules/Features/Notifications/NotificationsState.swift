public import AppValues
public import Entities

/// What the list of notices shows.
public struct NotificationsState: Equatable, Sendable {
  /// Notices that came since the list was read, and are not in it yet.
  public struct News: Equatable, Sendable {
    /// The most that are counted.
    static let maximum = 40

    /// How many were counted, up to `maximum`.
    public let count: Int
    /// There are more than were counted.
    public let isMore: Bool
  }

  /// How much was taken from the list.
  public enum Dismissal: Equatable, Sendable {
    case one, all
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  public internal(set) var isLoaded = false
  public internal(set) var filter = NoticeFilter.all
  /// Those loaded so far, newest first, each once.
  public internal(set) var notices: [Notice] = []
  /// Whether there have been any since the list was first read, be they gone by now.
  public internal(set) var hadNotices = false
  /// Where those not loaded yet begin; nil when there are none.
  public internal(set) var older: Cursor?
  /// Where newer ones begin; nil while the list is empty.
  public internal(set) var newer: Cursor?
  /// How many are unread in all, up to `UnreadCount.maximum`.
  public internal(set) var unread = 0
  /// What waits above the list; nil when nothing does.
  public internal(set) var news: News?
  /// Everything has just been marked read; cleared by the next action.
  public internal(set) var saysAllRead = false
  /// What has just been taken from the list; cleared by the next action.
  public internal(set) var dismissed: Dismissal?
  /// Whether to dismiss everything is being asked.
  public internal(set) var asksToDismissAll = false
  /// What went wrong; cleared by the next action.
  public internal(set) var problem: AppError?
  /// The source is out of reach, and what is shown may be out of date.
  public internal(set) var isStale = false

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
  }

  /// Clears what was said about the action before.
  mutating func forgetOutcome() {
    saysAllRead = false
    dismissed = nil
    asksToDismissAll = false
    problem = nil
  }

  /// Begins the list anew.
  mutating func show(_ page: Page<Notice>, _ filter: NoticeFilter, unread: Int) {
    self.filter = filter
    self.unread = unread
    notices = []
    append(page)
    newer = page.newer
    news = nil
    isLoaded = true
    isStale = false
    problem = nil
  }

  /// Puts those of a further page below the others, each once.
  mutating func append(_ page: Page<Notice>) {
    let known = Set(notices.map(\.id))
    notices += page.items.filter { !known.contains($0.id) }
    older = page.older
    if !notices.isEmpty { hadNotices = true }
  }

  /// Counts what stands above the list, leaving it where it is.
  mutating func count(above page: Page<Notice>, unread: Int) {
    let known = Set(notices.map(\.id))
    let count = page.items.count { !known.contains($0.id) }
    news = count > 0 ? News(count: min(count, News.maximum), isMore: count > News.maximum) : nil
    self.unread = unread
    isStale = false
  }

  /// Shows notices as read, where they stand.
  mutating func markRead(where isMeant: (Notice) -> Bool) {
    for index in notices.indices where isMeant(notices[index]) { notices[index].isRead = true }
  }
}
