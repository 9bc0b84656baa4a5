public import AppScreens
public import AppValues
public import Entities

/// What the list of notices shows.
public struct NotificationsState: ActingState, Equatable, Sendable {
  /// Notices that came since the list was read, and are not in it yet.
  public struct News: Equatable, Sendable {
    /// The most that are counted.
    static let maximum = 40

    /// How many were counted, up to 40.
    public var count: Int
    /// Whether there are more than were counted.
    public var isMore: Bool

    /// - Parameter count: At most 40; `isMore` says that it stands for more.
    public init(count: Int, isMore: Bool = false) {
      self.count = count
      self.isMore = isMore
    }
  }

  /// What an action achieved.
  public enum Done: Equatable, Sendable {
    /// All are read, one is dismissed, all are dismissed.
    case markedAllRead, dismissed, dismissedAll
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// What can be marked; nil where nothing is kept of what was read or dismissed.
  public var capabilities: NoticeMarkCapabilities?
  /// The places of the app that the list leads to.
  public var places: NotificationsPlaces
  /// Whether the list has been read.
  public var isLoaded: Bool
  /// Which notices are listed.
  public var filter: NoticeFilter
  /// Those read so far.
  public var list: PagedList<Notice>
  /// Whether there have been any since the list was first read, be they gone by now.
  public var hadNotices: Bool
  /// How many are unread in all, up to `UnreadCount.maximum`.
  public var unread: Int
  /// What waits above the list; nil when nothing does.
  public var news: News?
  /// Whether to dismiss everything is being asked.
  public var asksToDismissAll: Bool
  /// What is shown of the actions.
  public var action: ActionState<Done, Never>

  /// - Parameter list: What was read; nil for nothing yet.
  public init(
    isSignedIn: Bool = true, capabilities: NoticeMarkCapabilities? = .all,
    places: NotificationsPlaces = .all, list: PagedList<Notice>? = nil, filter: NoticeFilter = .all,
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

  /// The notices read so far, newest first.
  public var notices: [Notice] { list.items }

  /// Begins the list anew.
  mutating func show(_ list: PagedList<Notice>, _ filter: NoticeFilter, unread: Int) {
    self.filter = filter
    self.list = list
    self.unread = unread
    news = nil
    isLoaded = true
    hadNotices = hadNotices || !list.items.isEmpty
  }

  /// Goes on below; whether the page joined.
  mutating func append(_ page: Page<Notice>, below place: Cursor?) -> Bool {
    defer { hadNotices = hadNotices || !list.items.isEmpty }
    return list.append(page, below: place)
  }

  /// Counts what stands above the list, leaving it where it is.
  mutating func count(above page: Page<Notice>, unread: Int) {
    let count = list.fresh(page.items).count
    news = count > 0 ? News(count: min(count, News.maximum), isMore: count > News.maximum) : nil
    self.unread = unread
  }

  /// Shows notices as read, where they stand.
  mutating func markRead(where isMeant: (Notice) -> Bool) {
    list.changeItems { if isMeant($0) { $0.isRead = true } }
  }
}
