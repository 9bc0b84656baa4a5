public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Presents the list of notifications.
@MainActor
@Observable
public final class NotificationsPresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Sendable {
    /// Loads the next page; reloads the list.
    case more, refresh
    /// Opens the subject of a notification and marks the notification read; so do the next two.
    case open(ID<Notice>)
    /// Opens the profile of the person.
    case openPerson(ID<Notice>)
    /// Opens the editor for a comment on its post.
    case comment(ID<Notice>)
    /// Marks all notifications read, including those not loaded yet.
    case markAllRead
    /// Dismisses a notification.
    case dismiss(ID<Notice>)
    /// Asks whether to dismiss all notifications.
    case dismissAll
    /// Answers that question with yes, or with no.
    case confirmDismissal, keep
    /// Lists all notifications, or only the unread ones.
    case show(NoticeFilter)
    /// Opens the settings.
    case settings
    case signIn, signUp
  }

  /// The list as far as it is loaded, and the outcome of the last action.
  public internal(set) var state: NotificationsState

  @ObservationIgnored private let interactor: NotificationsInteractor
  @ObservationIgnored private let router: NotificationsRouter
  @ObservationIgnored private let counts = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: counts) {
    $0.readCapabilities()
  }
  /// The notifications that this visit has shown as unread and that aren't marked read yet, in the order shown.
  @ObservationIgnored private var seen: [ID<Notice>] = []
  /// The notifications that this visit has marked read but still shows as new, also while another screen covers it:
  /// someone who opens one and comes back sees which they haven't opened.
  @ObservationIgnored private var marked: Set<ID<Notice>> = []

  init(interactor: NotificationsInteractor, router: NotificationsRouter) {
    state = NotificationsState(
      isSignedIn: interactor.isSignedIn, capabilities: interactor.markCapabilities, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    // Messages of the previous visit aren't repeated.
    runner.atOnce(state.asksToDismissAll = false)
    await catchUp()
  }

  /// Counts new notifications above the list. When it ends, the notifications shown are marked read; here they stay
  /// new until they're opened or the list is refreshed.
  public func follow() async {
    for await signal in interactor.changes() {
      switch signal {
      case .disconnected: state.action.isStale = true
      case .changed, .lagged: await catchUp()
      }
    }
    await markSeen()
  }

  public func send(_ action: Action) async {
    switch action {
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read(self.state.filter))
    case .show(let filter): await runner.read(.latestWins, try await self.read(filter))
    case .open(let id): await open(id, router.open)
    case .openPerson(let id): await open(id, router.openPerson)
    case .comment(let id): await open(id, router.comment)
    case .markAllRead: await runner.change(.queue, try await markAllRead(), then: try await count())
    case .dismiss(let id): await runner.change(.queue, try await dismiss(id), then: try await count())
    case .dismissAll: await runner.change(.queue, try askToDismissAll())
    case .confirmDismissal:
      await runner.change(.refuseWhileBusy, try await dismissAll(), then: try await count())
    case .keep: await runner.change(.queue, try keep())
    case .settings: runner.atOnce(try router.settings())
    case .signIn: runner.atOnce(try router.signIn())
    case .signUp: runner.atOnce(try router.signUp())
    }
  }

  // MARK: Reading

  private func read(_ filter: NoticeFilter) async throws(AppError) {
    guard state.isSignedIn else { return }
    let (page, unread) = try await runner.reads.latest(try await interactor.counted(filter))
    state.show(PagedList(filter == state.filter ? page : withStillNew(page, filter)), filter, unread: unread)
    noteSeen()
  }

  /// A source may know its capabilities only once it has answered.
  private func readCapabilities() {
    state.capabilities = interactor.markCapabilities
    state.places = router.places
  }

  private func readMore() async throws(AppError) {
    let (filter, older) = (state.filter, state.list.older)
    let page = try await state.list.more { [interactor] (request) async throws(AppError) in
      try await interactor.page(filter, request)
    }
    // A page of another filter doesn't continue this list, even if it starts at the same cursor.
    guard let page, filter == state.filter, state.append(page, below: older) else { return }
    await markSeen()
    noteSeen()
  }

  /// Counts new notifications without moving the list.
  private func count() async throws(AppError) {
    let filter = state.filter
    let request = PageRequest(
      state.list.newer.map { .justAbove($0) } ?? .first, limit: PageRequest.limits.upperBound)
    let (page, unread) = try await counts.latest(try await interactor.counted(filter, request))
    if filter == state.filter { state.count(above: page, unread: unread) }
  }

  /// This runs in the background, so a passing problem only marks the list as possibly out of date.
  private func catchUp() async {
    if state.isLoaded {
      await runner.catchUp(try await countOrRefuse())
    } else {
      await send(.refresh)
    }
  }

  private func countOrRefuse() async throws(AppError) {
    do throws(AppError) {
      try await count()
    } catch .unauthenticated {
      // Only signing in again helps.
      runner.fail(.unauthenticated)
    }
  }

  // MARK: Changing

  private func open(_ id: ID<Notice>, _ navigate: @MainActor (Notice) throws(AppError) -> Void) async {
    guard let notice = state.list[id] else { return }
    runner.atOnce(try navigate(notice))
    // A notification that wasn't opened wasn't read.
    if state.problem != nil { return }
    if !notice.isRead, canMarkSingly { await runner.change(.queue, try await markRead(id)) }
  }

  private func markRead(_ id: ID<Notice>) async throws(AppError) {
    if state.list[id]?.isRead != false { throw .cancelled }
    if !marked.contains(id) { try await interactor.markRead([id]) }
    state.markRead { $0.id == id }
    seen.removeAll { $0 == id }
  }

  private func markAllRead() async throws(AppError) -> NotificationsState.Done {
    // Notifications that arrive during the change stay unread.
    let meant = Set(state.notices.map(\.id))
    try await interactor.marks().markAllRead()
    state.markRead { meant.contains($0.id) }
    seen.removeAll { meant.contains($0) }
    return .markedAllRead
  }

  private func dismiss(_ id: ID<Notice>) async throws(AppError) -> NotificationsState.Done {
    if state.list[id] == nil { throw .cancelled }
    do throws(AppError) {
      try await interactor.marks().dismiss([id])
    } catch .notFound {
      // Its activity has been undone, and the notification went with it.
    }
    state.list.removeAll { $0.id == id }
    seen.removeAll { $0 == id }
    return .dismissed
  }

  private func askToDismissAll() throws(AppError) {
    _ = try interactor.marks()
    state.asksToDismissAll = true
  }

  private func dismissAll() async throws(AppError) -> NotificationsState.Done {
    guard state.asksToDismissAll else { throw .cancelled }
    state.asksToDismissAll = false
    try await interactor.marks().dismissAll()
    // New notifications are still counted from the same cursor.
    state.list = PagedList(Page(items: [], older: nil, newer: state.list.newer))
    state.news = nil
    seen = []
    return .dismissedAll
  }

  private func keep() throws(AppError) {
    if !state.asksToDismissAll { throw .cancelled }
    state.asksToDismissAll = false
  }

  // MARK: Marking as read

  private var canMarkSingly: Bool { interactor.markCapabilities?.marksSingly == true }

  private func noteSeen() {
    let known = marked.union(seen)
    seen += state.notices.filter { !$0.isRead && !known.contains($0.id) }.map(\.id)
  }

  /// Marks the notifications shown so far as read. The screen shows them as new until the visit ends.
  private func markSeen() async {
    let ids = seen
    guard !ids.isEmpty, canMarkSingly else { return }
    seen = []
    // Leaving cancels the current task; mark them all the same.
    let isDone = await Task { [interactor] in
      do throws(AppError) {
        try await interactor.markRead(ids)
        return true
      } catch {
        // This runs in the background: the next visit shows them as new again.
        return false
      }
    }.value
    if isDone { marked.formUnion(ids) } else { seen = ids + seen }
  }

  /// A page as another filter shows it, in which what stands as new on the screen still does.
  private func withStillNew(_ page: Page<Notice>, _ filter: NoticeFilter) -> Page<Notice> {
    let new = state.notices.filter { !$0.isRead && marked.contains($0.id) }
    let (ids, listed) = (Set(new.map(\.id)), Set(page.items.map(\.id)))
    var items = page.items.map { item in
      var item = item
      if ids.contains(item.id) { item.isRead = false }
      return item
    }
    if filter.isUnread {
      items = (items + new.filter { !listed.contains($0.id) }).sorted { $0.at > $1.at }
    }
    return Page(items: items, older: page.older, newer: page.newer)
  }
}
