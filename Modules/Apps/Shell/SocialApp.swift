import AppScreens
import AppValues
import Authentication
import Entities
import Navigation
import Notifications
import SocialBackend
import SocialMenuShell
import SocialTerminal

/// SocialConnect in the menu shell: its places for the person who is signed in, and its notifications.
@MainActor
final class SocialApp: MenuShellApp {
  /// What the app works with.
  struct Tools {
    let badge: UnreadBadge
    let news: NoticeNews
    /// Sends what waits.
    let courier: OutboxCourier
    let alerter: NoticeAlerter?
    /// Words who did what.
    let notices: NoticeRendering
    /// How many accounts are signed in on this device.
    let accountCount: @Sendable () async -> Int
    /// What has become of the session of someone who is in use no more.
    let fate: @Sendable (Session) async -> SignInFate
    /// Says, once, why something of that account couldn't be removed from this device; nil if all was.
    let leftBehind: @Sendable () -> String?
    /// Notes that someone still works here.
    let noteUse: @MainActor () async -> Void
    let clock: WallClock
  }

  private let session: SessionStack
  private let tools: Tools
  private let strings: ShellStrings
  private var isOneOfSeveral = false
  /// The visit that came to the front last.
  private var front: Int?
  private let language: Language

  init(_ session: SessionStack, _ tools: Tools, language: Language) {
    self.session = session
    self.tools = tools
    strings = .of(language)
    self.language = language
  }

  var stack: NavigationStack<Destination> { session.stack }
  var menu: Destination { .menu }
  var keys: AppKeys<Destination> {
    .shell(language, isSignedIn: session.viewer.session != nil, names: routeNames)
  }
  var placeNames: [String] { routeNames + [Self.settings] }

  /// The names of the screens that the viewer's network has.
  private var routeNames: [String] {
    DeepLinks.shell.places.filter { session.has($0.value.kind) }.map(\.key)
  }

  func place(named text: String) throws(AppError) -> Destination {
    text.lowercased() == Self.settings ? .settings : .route(try DeepLinks.shell.place(from: text))
  }

  /// Names the shell's settings.
  nonisolated static let settings = "settings"

  /// Who is looking.
  var viewer: Viewer { session.viewer }

  /// Ends counting, telling and sending.
  func end() {
    tools.badge.end()
    tools.news.end()
    tools.courier.end()
  }

  // MARK: Titles

  func arrive(at place: Destination) async {
    front = stack.top.id
    if place == .route(.home) { isOneOfSeveral = await tools.accountCount() > 1 }
  }

  func status(at place: Destination) -> [String] {
    var status: [String] = []
    if place == .route(.home), isOneOfSeveral, let viewer = session.viewer.session {
      status.append("@\(viewer.fullHandle)")
    }
    let announced = place == .route(.home) ? tools.badge.newAnnouncements(at: tools.clock.now()) : 0
    if announced > 0 { status.append(strings.announcements(announced)) }
    if tools.badge.count > 0 { status.append(strings.unread(tools.badge.count)) }
    return status
  }

  // MARK: News

  func telling<Value>(
    _ tell: @escaping @MainActor ([ScreenNotice]) async -> Void, while body: @MainActor () async -> Value
  ) async -> Value {
    await tools.news.telling({ [weak self] in await self?.pass($0, to: tell) }, while: body)
  }

  /// Tells who did what, where that is not what the screen is about, and in the ways that the person has switched on.
  private func pass(_ news: [Notice], to tell: @MainActor ([ScreenNotice]) async -> Void) async {
    guard let latest = news.last else { return }
    let sentence = news.count == 1 ? tools.notices.sentence(latest) : nil
    if stack.top.place != .route(.notifications) {
      let text = sentence.map { strings.newNotice($0) } ?? strings.newNotices(news.count)
      await tell([ScreenNotice(.news, text)])
    }
    // No one waits for what may be slow to show itself.
    Task { [tools, text = sentence ?? strings.unread(news.count)] in await tools.alerter?.alert(text) }
  }

  // MARK: Actions

  /// Carries out an action and gets the numbers ready for the title of the screen that shows what became of it: those of one
  /// that comes to the front are asked for while it's read.
  func perform(_ action: @escaping ScreenAction, at place: Destination) async -> [ScreenNotice] {
    let (frame, screen, before) = (stack.top.id, stack.top.liveScreen, session.viewer.session)
    let arrives = frame != front
    // What is done there changes them, and not every server tells.
    if place == .route(.announcements) { tools.badge.expectOtherAnnouncements() }
    let readsAnnouncements = arrives && place == .route(.home) && tools.badge.mayBeOutdated
    if readsAnnouncements { tools.badge.prepareAnnouncements() }
    // The screen of the notifications counts them itself.
    async let counting: Void = arrives && place != .route(.notifications) ? tools.badge.prepare() : ()
    await action()
    await counting
    if stack.top.id == frame, !isRefreshing {
      if readsAnnouncements { await tools.badge.refreshAnnouncements() }
      await tools.badge.refresh()
    }
    guard let before else {
      await tools.noteUse()
      // After signing in, the result is shown on the screen where the person is now.
      return session.viewer.session == nil ? [] : screen.screen.notices.filter { $0.kind == .done }
    }
    var fate = SignInFate.kept
    if tools.badge.hasEnded || session.viewer.session?.isSameAccount(as: before) != true {
      fate = await tools.fate(before)
    }
    await tools.noteUse()
    return takeLeave(of: before, at: place, fate)
  }

  /// Whether the screen shows what was read last while it's read again: who can see it already doesn't wait for a number.
  private var isRefreshing: Bool { stack.top.liveScreen.screen.notices.contains { $0.kind == .working } }

  /// Says what has become of someone who is in use no more, and who is in their place.
  private func takeLeave(of before: Session, at place: Destination, _ fate: SignInFate) -> [ScreenNotice] {
    if tools.badge.hasEnded, session.viewer.session != nil {
      let text = fate == .deleted ? strings.deletedElsewhere : strings.endedElsewhere
      session.restart(as: .anonymous, at: .start(for: .anonymous))
      return [ScreenNotice(.failed, text(before.fullHandle))]
    }
    let next = session.viewer.session
    if next?.isSameAccount(as: before) == true { return [] }
    let end: ScreenNotice? =
      switch fate {
      case _ where place == .route(.deleteAccount):
        ScreenNotice(.done, strings.accountDeleted(before.fullHandle))
      case .deleted: ScreenNotice(.failed, strings.deletedElsewhere(before.fullHandle))
      case .kept where next != nil: nil
      case .kept, .ended: ScreenNotice(.done, strings.signedOut(before.fullHandle))
      }
    let leftBehind = tools.leftBehind().map { ScreenNotice(.failed, $0) }
    return [end, leftBehind, next.map { ScreenNotice(.done, strings.inUse($0.fullHandle)) }]
      .compactMap(\.self)
  }
}

extension SocialApp {
  /// - Parameter start: Where to begin; nil for home, or the welcome of someone who is not signed in.
  convenience init(
    _ environment: ShellEnvironment, preferences: ShellPreferences, viewer: Viewer, start: Destination?
  ) {
    let badge = UnreadBadge()
    let news = NoticeNews(clock: environment.clock, timeZone: environment.words.timeZone)
    let courier = OutboxCourier(
      // What is wrong with the file is said where accounts are chosen; then those stay who were there.
      accounts: { try? await environment.sessions.load().sessions },
      outbox: { environment.backend.repositories(for: .signedIn($0)).outbox })
    let session = SessionStack(viewer: viewer, at: start ?? .route(.start(for: viewer))) { viewer in
      let repositories = environment.backend.repositories(for: viewer)
      let notices = NotificationsInteractor(
        ports: repositories.notifications, viewer: viewer, alerts: nil)
      badge.follow(notices)
      courier.follow(viewer)
      // Over a pipe the next title counts them.
      if environment.io.isInteractive { news.follow(notices) }
      return ScreenRegistry(environment, preferences: preferences, viewer: viewer) { badge.announcements }
    }
    let use = SignInUse(clock: environment.clock) { [weak session] in
      guard let session = session?.viewer.session else { return }
      let accounts = environment.backend.repositories(for: .anonymous).authentication.sessions
      // One that has ended is found out by what is done with it next.
      _ = try? await accounts.refresh(session)
    }
    let tools = Tools(
      badge: badge, news: news, courier: courier,
      alerter: NoticeAlerter(
        store: environment.alerts, io: environment.io, terminal: environment.notification,
        desktop: environment.desktop),
      notices: NoticeRendering(
        strings: .of(environment.words.language),
        context: ViewContext(words: environment.words, clock: environment.clock)),
      accountCount: {
        // Only a title says more for it: what is wrong with the file is said where accounts are chosen.
        (try? await environment.sessions.load().sessions.count) ?? 0
      },
      fate: { await environment.fate(of: $0) },
      leftBehind: { environment.farewell.takeProblem().map { environment.words.explain($0) } },
      noteUse: { await use.note() }, clock: environment.clock)
    self.init(session, tools, language: environment.words.language)
  }
}
