import AppScreens
import AppValues
import Entities
import Navigation
import SocialMenuShell
import SocialShellTestSupport
import Testing

@testable import SocialShell

@MainActor
@Suite("The way back of a viewer")
struct SessionStackTests {
  /// A stack that keeps the navigators it gives to screens, in order.
  @MainActor
  private final class Visits {
    private(set) var navigators: [any SessionNavigator] = []
    private(set) var viewers: [Viewer] = []

    /// - Parameter missing: The places that the app does not have.
    func stack(_ viewer: Viewer = .anonymous, at route: Route, missing: Route.Kind? = nil) -> SessionStack {
      SessionStack(viewer: viewer, at: .route(route)) { [weak self] viewer in
        self?.viewers.append(viewer)
        return FakeScreens(missing: missing) { _, navigator in
          self?.navigators.append(navigator)
          return FakePresenter(Screen(title: "")).liveScreen
        }
      }
    }
  }

  @Test("a screen moves it by routes")
  func routes() throws {
    let visits = Visits()
    let session = visits.stack(at: .welcome, missing: .archive)
    let first = try #require(visits.navigators.first)
    #expect(first.has(.home) && !first.has(.archive))
    first.show(.publicTimeline)
    visits.navigators.last?.replace(with: .signIn)
    #expect(session.stack.frames.map(\.place) == [.route(.welcome), .route(.signIn)])
    first.show(.search("cats"))
    first.remove(.signIn)
    #expect(session.stack.frames.map(\.place) == [.route(.welcome), .route(.search("cats"))])
    visits.navigators.last?.back()
    #expect(session.stack.frames.map(\.place) == [.route(.welcome)])
  }

  @Test("begins again for another viewer, whom no screen of the one before moves back")
  func restart() throws {
    let visits = Visits()
    let session = visits.stack(at: .publicTimeline)
    let before = try #require(visits.navigators.first)
    before.restart(as: .signedIn(Stage.alice), at: .notifications)
    before.back()
    #expect(visits.viewers == [.anonymous, .signedIn(Stage.alice)])
    #expect(session.viewer == .signedIn(Stage.alice))
    #expect(session.stack.frames.map(\.place) == [.route(.notifications)])
    session.stack.back()
    #expect(session.stack.frames.map(\.place) == [.route(.home)])
  }

  @Test("begins at the main menu where the app has nothing else to begin with")
  func start() {
    let visits = Visits()
    let session = visits.stack(at: .publicTimeline, missing: .welcome)
    session.stack.back()
    #expect(session.stack.frames.map(\.place) == [.menu])
    session.restart(as: .anonymous, at: .welcome)
    #expect(session.stack.frames.map(\.place) == [.menu])
  }
}
