public import AppScreens
public import AppValues
public import Entities
public import Observation

/// The list of what others did.
@MainActor
@Observable
public final class NotificationsPresenter: ScreenPresenter {
  /// What can be done on the list of notices.
  public enum Action: Sendable {
    case more, refresh
    /// Opens what a notice is about, which marks it read; so do the next two.
    case open(ID<Notice>)
    /// Opens the profile of who did it.
    case openPerson(ID<Notice>)
    /// Begins a comment on its post.
    case comment(ID<Notice>)
    case markAllRead
    /// Takes a notice from the list.
    case dismiss(ID<Notice>)
    /// Asks whether to take all from it.
    case dismissAll
    case confirmDismissal, keep
    case show(NoticeFilter)
    case settings
    case signIn, signUp
  }

  public private(set) var state: NotificationsState

  @ObservationIgnored private let interactor: NotificationsInteractor
  @ObservationIgnored private let router: NotificationsRouter
  @ObservationIgnored private let lists = LatestRead()
  @ObservationIgnored private let backgroundReads = LatestRead()
  /// What this visit has shown as unread and no one has marked read yet, in the order of being shown.
  @ObservationIgnored private var seen: [ID<Notice>] = []
  /// What this visit has marked read while it goes on being shown as new.
  @ObservationIgnored private var marked: Set<ID<Notice>> = []

  init(interactor: NotificationsInteractor, router: NotificationsRouter) {
    state = NotificationsState(isSignedIn: interactor.isSignedIn)
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    state.forgetOutcome()
    await catchUp()
  }

  public func follow() async {
    for await signal in interactor.changes() {
      switch signal {
      case .disconnected: state.isStale = true
      case .changed, .lagged: await catchUp()
      }
    }
    await leave()
  }

  public func send(_ action: Action) async {
    state.forgetOutcome()
    switch action {
    case .more: await loadMore()
    case .refresh: await load(state.filter)
    case .show(let filter): await load(filter)
    case .open(let id): await open(id) { router.open($0) }
    case .openPerson(let id): await open(id) { router.openPerson($0.from.id) }
    case .comment(let id): await open(id) { router.comment($0) }
    case .markAllRead: await markAllRead()
    case .dismiss(let id): await dismiss(id)
    case .dismissAll: state.asksToDismissAll = true
    case .confirmDismissal: await dismissAll()
    case .keep: break
    case .settings: router.settings()
    case .signIn: router.signIn()
    case .signUp: router.signUp()
    }
  }

  private func load(_ filter: NoticeFilter) async {
    guard state.isSignedIn else { return }
    do throws(AppError) {
      let answer = try await lists.read { () async throws(AppError) -> (Page<Notice>, Int) in
        (try await interactor.page(filter), try await interactor.unreadCount())
      }
      guard let (page, unread) = answer else { return }
      state.show(page, filter, unread: unread)
      noteSeen()
    } catch {
      report(error)
    }
  }

  private func loadMore() async {
    // An empty page is not the end of the list: all it held may be listed already.
    let (filter, shown) = (state.filter, state.notices.count)
    while let older = state.older, state.notices.count == shown {
      do throws(AppError) {
        let page = try await interactor.page(filter, PageRequest(.before(older)))
        // Another action has moved the end of the list meanwhile: this page lies elsewhere now.
        guard state.older == older, state.filter == filter else { return }
        state.append(page)
        // A page that leads to itself would be asked for without end.
        if page.older == older { state.older = nil }
      } catch {
        return report(error)
      }
      await markSeen()
      noteSeen()
    }
  }

  private func open(_ id: ID<Notice>, navigate: (Notice) -> Void) async {
    guard let notice = state.notices.first(where: { $0.id == id }) else { return }
    navigate(notice)
    guard !notice.isRead else { return }
    do throws(AppError) {
      try await interactor.markRead([id])
      wrote()
      state.markRead { $0.id == id }
      seen.removeAll { $0 == id }
    } catch {
      report(error)
    }
  }

  private func markAllRead() async {
    // Those that come while it is under way stay unread.
    let meant = Set(state.notices.map(\.id))
    do throws(AppError) {
      try await interactor.markAllRead()
      wrote()
      state.markRead { meant.contains($0.id) }
      seen.removeAll { meant.contains($0) }
      state.saysAllRead = true
      await catchUp()
    } catch {
      report(error)
    }
  }

  private func dismiss(_ id: ID<Notice>) async {
    do throws(AppError) {
      do throws(AppError) {
        try await interactor.dismiss([id])
      } catch .notFound {
        // Its activity has been undone, and the notification went with it.
      }
      wrote()
      remove { $0.id == id }
      state.dismissed = .one
      await catchUp()
    } catch {
      report(error)
    }
  }

  private func dismissAll() async {
    do throws(AppError) {
      try await interactor.dismissAll()
      wrote()
      remove { _ in true }
      state.older = nil
      state.dismissed = .all
      await catchUp()
    } catch {
      report(error)
    }
  }

  private func remove(where isMeant: (Notice) -> Bool) {
    let gone = Set(state.notices.filter(isMeant).map(\.id))
    state.notices.removeAll { gone.contains($0.id) }
    seen.removeAll { gone.contains($0) }
  }

  /// Counts what is new without moving what is read. No one asked for it, so a passing fault only marks what
  /// is shown as possibly out of date.
  private func catchUp() async {
    guard state.isLoaded else { return await load(state.filter) }
    let filter = state.filter
    let request = PageRequest(
      state.newer.map { .justAbove($0) } ?? .first, limit: PageRequest.limits.upperBound)
    do throws(AppError) {
      let answer = try await backgroundReads.read { () async throws(AppError) -> (Page<Notice>, Int) in
        (try await interactor.page(filter, request), try await interactor.unreadCount())
      }
      guard let (page, unread) = answer, state.filter == filter else { return }
      state.count(above: page, unread: unread)
    } catch {
      switch error {
      case .unauthenticated: report(error)
      case .cancelled: break
      default: state.isStale = true
      }
    }
  }

  // MARK: What has been seen

  private func noteSeen() {
    let known = marked.union(seen)
    seen += state.notices.filter { !$0.isRead && !known.contains($0.id) }.map(\.id)
  }

  /// Marks read what has been shown so far. On the screen it stays new for as long as one looks.
  private func markSeen() async {
    let ids = seen
    guard !ids.isEmpty else { return }
    seen = []
    // Leaving cancels the current task; mark what was seen all the same.
    let isDone = await Task { [interactor] in
      do throws(AppError) {
        try await interactor.markRead(ids)
        return true
      } catch {
        // Nobody asked for it: the next visit shows it as new once more.
        return false
      }
    }.value
    if isDone { marked.formUnion(ids) } else { seen = ids + seen }
  }

  private func leave() async {
    await markSeen()
    state.markRead { marked.contains($0.id) }
  }

  private func wrote() {
    lists.wrote()
    backgroundReads.wrote()
  }

  private func report(_ error: AppError) {
    if error != .cancelled, !Task.isCancelled { state.problem = error }
  }
}
