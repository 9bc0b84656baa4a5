public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The state of the list of notifications.
public struct NotificationsState: ActingState, Equatable, Sendable {
  /// The number of new notifications that aren't in the list yet.
  public struct News: Equatable, Sendable {
    /// The maximum count.
    static let maximum = 40

    /// The number, up to 40.
    public var count: Int
    /// Whether there are more than `count`.
    public var isMore: Bool

    /// - Parameter count: Up to 40; with `isMore`, there are more.
    public init(count: Int, isMore: Bool = false) {
      self.count = count
      self.isMore = isMore
    }
  }

  /// The outcome of an action.
  public enum Done: Equatable, Sendable {
    /// All were marked read, one was dismissed, all were dismissed.
    case markedAllRead, dismissed, dismissedAll
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// What the source can mark; nil if it doesn't keep what was read or dismissed.
  public var capabilities: NoticeMarkCapabilities?
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// Whether the list has been loaded.
  public var isLoaded: Bool
  /// The filter of the list.
  public var filter: NoticeFilter
  /// The pages loaded so far.
  public var list: PagedList<Notice>
  /// Whether there has been any notification since the list was first loaded, even if dismissed since.
  public var hadNotices: Bool
  /// The number of unread notifications, up to `UnreadCount.maximum`.
  public var unread: Int
  /// The new notifications above the list; nil for none.
  public var news: News?
  /// Whether the question to dismiss all is open.
  public var asksToDismissAll: Bool
  /// The outcome of the last action.
  public var action: ActionState<Done, Never>

  /// - Parameter list: The loaded pages; nil if not loaded yet.
  public init(
    isSignedIn: Bool = true, capabilities: NoticeMarkCapabilities? = .all,
    places: Set<Route.Kind> = .all, list: PagedList<Notice>? = nil, filter: NoticeFilter = .all,
    unread: Int = 0, news: News? = nil, asksToDismissAll: Bool = false,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.capabilities = capabilities
    self.places = places
    isLoaded = list != nil
    self.filter = filter
    self.list = list ?? PagedList()
    hadNotices = !self.list.items.isEmpty
    self.unread = unread
    self.news = news
    self.asksToDismissAll = asksToDismissAll
    self.action = action
  }

  /// The notifications loaded so far, newest first.
  public var notices: [Notice] { list.items }

  /// Shows a list from its first page.
  mutating func show(_ list: PagedList<Notice>, _ filter: NoticeFilter, unread: Int) {
    self.filter = filter
    self.list = list
    self.unread = unread
    news = nil
    isLoaded = true
    hadNotices = hadNotices || !list.items.isEmpty
  }

  /// Appends the next page; returns whether it continued the list.
  mutating func append(_ page: Page<Notice>, below place: Cursor?) -> Bool {
    defer { hadNotices = hadNotices || !list.items.isEmpty }
    return list.append(page, below: place)
  }

  /// Counts the new notifications above the list, without moving it.
  mutating func count(above page: Page<Notice>, unread: Int) {
    let count = list.fresh(page.items).count
    news = count > 0 ? News(count: min(count, News.maximum), isMore: count > News.maximum) : nil
    self.unread = unread
  }

  /// Shows notifications as read, without moving them.
  mutating func markRead(where isMeant: (Notice) -> Bool) {
    list.changeItems { if isMeant($0) { $0.isRead = true } }
  }
}
