import AppScreens
import Authentication
public import Entities
public import Navigation
import Notifications
import SocialBackend
import SocialTerminal

/// The menu shell: a linear text interface over every feature.
public struct ShellApp: Sendable {
  private let environment: ShellEnvironment

  public init(environment: ShellEnvironment) {
    self.environment = environment
  }

  /// Talks with the person until they quit or the input ends.
  ///
  /// - Parameters:
  ///   - viewer: Whoever is signed in, or no one.
  ///   - start: Where to begin; nil for home, or the welcome of someone who is not signed in.
  @MainActor
  public func run(as viewer: Viewer, at start: Route? = nil) async -> ExitCode {
    let environment = environment
    let badge = UnreadBadge()
    let news = NoticeNews(clock: environment.clock, timeZone: environment.words.timeZone)
    let stack = NavigationStack(viewer: viewer, at: start ?? .start(for: viewer)) { viewer in
      let repositories = environment.backend.repositories(for: viewer)
      let notices = NotificationsInteractor(
        ports: repositories.notifications, viewer: viewer, alerts: nil)
      badge.follow(notices)
      // Over a pipe the next title counts them.
      if environment.io.isInteractive { news.follow(notices) }
      return ScreenRegistry(environment, viewer: viewer)
    }
    let use = SignInUse(clock: environment.clock) { [weak stack] in
      guard let session = stack?.viewer.session else { return }
      let accounts = environment.backend.repositories(for: .anonymous).authentication.sessions
      // One that has ended is found out by whatever is done with it.
      _ = try? await accounts.refresh(session)
    }
    let tools = ShellLoop.Tools(
      io: environment.io, editor: environment.editor, pictures: environment.pictures,
      words: environment.words,
      patience: environment.patience, pace: .seconds(1), badge: badge, news: news,
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
      noteUse: { await use.note() })
    await ShellLoop(tools, stack: stack).run()
    await environment.io.close()
    return .done
  }
}
