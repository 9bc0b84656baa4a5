import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import SocialShell

@MainActor
@Suite("The way back")
struct NavigationStackTests {
  private func stack(at route: Route = .home) -> NavigationStack {
    NavigationStack(viewer: .anonymous, at: route) { _ in
      FakeScreens { _, _ in FakePresenter(Screen(title: "")).liveScreen }
    }
  }

  private struct Host: NavigatorHost {
    let stack: NavigationStack

    var places: [Destination] { stack.frames.map(\.place) }
    func navigator(at index: Int) -> any Navigator<Destination> { DestinationNavigator(stack, index) }
  }

  /// A screen's navigator, by the places that the stack keeps.
  private final class DestinationNavigator: Navigator {
    private let navigator: any SessionNavigator

    init(_ stack: NavigationStack, _ index: Int) {
      navigator = stack.frames[index].navigator
    }

    func has(_ place: Destination) -> Bool { place.route.map(navigator.has) ?? true }
    func show(_ place: Destination) { place.route.map(navigator.show) }
    func replace(with place: Destination) { place.route.map(navigator.replace) }
    func back() { navigator.back() }
    func remove(_ place: Destination) { place.route.map(navigator.remove) }
  }

  @Test("moves what a screen asks for as any navigator promises", arguments: NavigatorPromise.allCases)
  func keeps(_ promise: NavigatorPromise) {
    let host = Host(stack: stack(at: .welcome))
    #expect(
      promise.breach(by: host, opening: [.route(.signIn), .route(.signUp), .route(.search("a"))]) == nil)
  }

  @Test("leads through every place once, and ends at the first")
  func back() {
    let stack = stack(at: .welcome)
    stack.show(.route(.publicTimeline))
    stack.show(.route(.post(ID("1"))))
    stack.top.navigator.replace(with: .post(ID("2")))
    #expect(stack.top.place == .route(.post(ID("2"))))
    stack.back()
    #expect(stack.top.place == .route(.publicTimeline))
    stack.back()
    #expect(!stack.canGoBack)
    let first = stack.top.id
    stack.back()
    #expect(stack.top.id == first)
    #expect(stack.top.place == .route(.welcome))
  }

  @Test("leads from a first place that a link opened to where one begins")
  func link() {
    let stack = stack(at: .publicTimeline)
    #expect(stack.canGoBack)
    stack.back()
    #expect(stack.frames.map(\.place) == [.route(.welcome)])
    #expect(!stack.canGoBack)
  }

  @Test("a place opened where one stands already is made anew, and left once")
  func again() {
    let stack = stack(at: .welcome)
    stack.show(.route(.publicTimeline))
    let first = stack.top.id
    stack.show(.route(.publicTimeline))
    #expect(stack.top.id != first)
    stack.back()
    #expect(stack.top.place == .route(.welcome))
  }

  @Test("does not grow without end, and still ends at the first place")
  func depth() {
    let stack = stack(at: .welcome)
    for number in 1...200 { stack.show(.route(.post(ID("\(number)")))) }
    var steps = 0
    while stack.canGoBack {
      stack.back()
      steps += 1
    }
    #expect(steps == NavigationStack.depth - 1)
    #expect(stack.top.place == .route(.welcome))
  }

  @Test("begins anew for another viewer, whom no screen of the one before moves back")
  func restart() {
    let stack = stack(at: .publicTimeline)
    let before = stack.top.navigator
    before.restart(as: .signedIn(Stage.alice), at: .notifications)
    before.back()
    #expect(stack.frames.map(\.place) == [.route(.notifications)])
    stack.back()
    #expect(stack.frames.map(\.place) == [.route(.home)])
  }

  /// Keeps its navigator, as presenters do.
  @MainActor
  private final class Keeper {
    let navigator: any SessionNavigator

    init(_ navigator: any SessionNavigator) {
      self.navigator = navigator
    }
  }

  @Test("lets go of the screens that were left, and of all with the stack")
  func release() {
    var made: [Weak] = []
    var stack: NavigationStack? = NavigationStack(viewer: .anonymous, at: .welcome) { _ in
      FakeScreens { _, navigator in
        let keeper = Keeper(navigator)
        made.append(Weak(keeper))
        let presenter = FakePresenter(Screen(title: ""))
        presenter.onAction = { _ in keeper.navigator.back() }
        return presenter.liveScreen
      }
    }
    stack?.show(.route(.signIn))
    stack?.back()
    #expect(made.map { $0.keeper == nil } == [false, true])
    stack = nil
    #expect(made.allSatisfy { $0.keeper == nil })
  }

  private struct Weak {
    weak var keeper: Keeper?

    init(_ keeper: Keeper) {
      self.keeper = keeper
    }
  }
}

extension Destination {
  /// The route; nil for the main menu.
  fileprivate var route: Route? {
    if case .route(let route) = self { route } else { nil }
  }
}
