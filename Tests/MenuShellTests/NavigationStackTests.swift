import AppScreens
import SocialShellTestSupport
import SocialTestSupport
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("The way back")
struct NavigationStackTests {
  private let blank = FakeScreens { _, _ in FakePresenter(Screen(title: "")).liveScreen }

  private func stack(at place: String = "home") -> NavigationStack<String> {
    NavigationStack(start: "home", at: place, screens: blank)
  }

  private struct Host: NavigatorHost {
    let stack: NavigationStack<String>
    let screens: FakeScreens

    var places: [String] { stack.frames.map(\.place) }
    func navigator(at index: Int) -> any Navigator<String> { stack.frames[index].navigator }
    func setPlaces(of kind: String, areThere: Bool) { screens.missing = areThere ? [] : [kind] }
  }

  @Test("moves what a screen asks for as any navigator promises", arguments: NavigatorPromise.allCases)
  func keeps(_ promise: NavigatorPromise) {
    #expect(promise.breach(by: Host(stack: stack(), screens: blank), opening: ["a", "b", "c"]) == nil)
  }

  @Test("leads through every place once, and ends at the first")
  func back() {
    let stack = stack()
    stack.show("public")
    stack.show("post 1")
    stack.top.navigator.replace(with: "post 2")
    #expect(stack.top.place == "post 2")
    stack.back()
    #expect(stack.top.place == "public")
    stack.back()
    #expect(!stack.canGoBack)
    let first = stack.top.id
    stack.back()
    #expect(stack.top.id == first)
    #expect(stack.top.place == "home")
  }

  @Test("leads from a first place that a link opened to where one begins")
  func link() {
    let stack = stack(at: "public")
    #expect(stack.canGoBack)
    stack.back()
    #expect(stack.frames.map(\.place) == ["home"])
    #expect(!stack.canGoBack)
  }

  @Test("a place opened where one stands already is made again, and left once")
  func again() {
    let stack = stack()
    stack.show("public")
    let first = stack.top.id
    stack.show("public")
    #expect(stack.top.id != first)
    stack.back()
    #expect(stack.top.place == "home")
  }

  @Test("does not grow without end, and still ends at the first place")
  func depth() {
    let stack = stack()
    for number in 1...200 { stack.show("post \(number)") }
    var steps = 0
    while stack.canGoBack {
      stack.back()
      steps += 1
    }
    #expect(steps == NavigationStack<String>.depth - 1)
    #expect(stack.top.place == "home")
  }

  @Test("begins again at another start, and no screen of before moves it")
  func restart() {
    let stack = stack(at: "public")
    let before = stack.top.navigator
    stack.restart(at: "notifications", start: "welcome")
    before.back()
    before.replace(with: "public")
    #expect(stack.frames.map(\.place) == ["notifications"])
    stack.back()
    #expect(stack.frames.map(\.place) == ["welcome"])
  }

  /// Keeps its navigator, as presenters do.
  @MainActor
  private final class Keeper {
    let navigator: VisitNavigator<String>

    init(_ navigator: VisitNavigator<String>) {
      self.navigator = navigator
    }
  }

  @Test("lets go of the screens that were left, and of all with the stack")
  func release() {
    var made: [Weak] = []
    let screens = FakeScreens { _, navigator in
      let keeper = Keeper(navigator)
      made.append(Weak(keeper))
      let presenter = FakePresenter(Screen(title: ""))
      presenter.onAction = { _ in keeper.navigator.back() }
      return presenter.liveScreen
    }
    var stack: NavigationStack<String>? = NavigationStack(start: "home", screens: screens)
    stack?.show("public")
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
