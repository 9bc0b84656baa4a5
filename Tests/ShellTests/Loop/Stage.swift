import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import Notifications
import SocialMenuShell
import SocialShellTestSupport
import SocialTerminal
import SocialTestSupport
import Testing

@testable import SocialShell

/// A shell over fake screens: one for each place, made at its first visit.
@MainActor
final class Stage {
  /// The account that is signed in unless a test says otherwise.
  nonisolated static let alice = Session(
    id: ID("s"), user: ID("7"), handle: "alice", name: "Alice", token: "t")

  let io: ScriptedIO
  let badge = UnreadBadge()
  let clock = MovedClock()
  let news = NoticeNews(
    pace: .zero, clock: WallClock { Timestamp(milliseconds: 1_767_268_800_000) }, timeZone: .gmt)
  /// Tells in the ways that someone has switched on.
  var alerter: NoticeAlerter?
  /// How many accounts are signed in on the machine.
  var accountCount = 1
  /// The fate of an account that is no longer current, and whose fate was asked for.
  var fate = SignInFate.kept
  /// Why something of that account couldn't be removed.
  var leftBehind: String?
  private(set) var left: [Session] = []
  /// Draws pictures; nil where none are shown.
  var pictures: TerminalPictures?
  private(set) var stack: SessionStack?
  private var presenters: [Destination: FakePresenter]
  /// Every viewer that screens were made for, in order.
  private(set) var viewers: [Viewer] = []
  private let language: Language
  private let patience: Duration
  private let pace: Duration

  init(
    _ io: ScriptedIO, _ presenters: [Route: FakePresenter], language: Language = .english,
    patience: Duration = .seconds(3600), pace: Duration = .zero
  ) {
    self.io = io
    self.presenters = Dictionary(uniqueKeysWithValues: presenters.map { (.route($0), $1) })
    self.presenters[.menu] = FakePresenter(Screen(title: "The menu"))
    self.language = language
    self.patience = patience
    self.pace = pace
  }

  /// Runs the conversation to its end and answers what was seen.
  @discardableResult
  func run(as viewer: Viewer = .signedIn(Stage.alice), at route: Route = .home) async -> String {
    let stack = SessionStack(viewer: viewer, at: .route(route)) { viewer in
      self.viewers.append(viewer)
      return FakeScreens { destination, _ in
        guard let presenter = self.presenters[destination] else {
          Issue.record("unexpected place: \(destination)")
          return FakePresenter(Screen(title: "unexpected")).liveScreen
        }
        return presenter.liveScreen
      }
    }
    self.stack = stack
    let words = Words.shell(language, timeZone: .gmt)
    let app = SocialApp(
      stack,
      SocialApp.Tools(
        badge: badge, news: news, courier: OutboxCourier(accounts: { [] }, outbox: { _ in nil }),
        alerter: alerter,
        notices: NoticeRendering(strings: .of(language), context: ViewContext(words: words)),
        accountCount: { [accountCount] in accountCount }, fate: { await self.fate(of: $0) },
        leftBehind: { [leftBehind] in leftBehind }, noteUse: {}, clock: clock.clock),
      language: language)
    _ = await MenuShell(
      app,
      MenuShell.Tools(
        io: io, pictures: pictures, words: words, preferences: ShellPreferences(), patience: patience,
        pace: pace)
    ).run()
    app.end()
    return io.transcript
  }

  private func fate(of session: Session) -> SignInFate {
    left.append(session)
    return fate
  }
}
