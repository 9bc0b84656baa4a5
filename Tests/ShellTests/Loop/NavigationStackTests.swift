import AppScreens
import AppValues
import Entities
import Navigation
import Presentation
import Testing

@testable import Shell

@MainActor
@Suite("The way back")
struct NavigationStackTests {
  private func stack(at route: Route = .home) -> NavigationStack {
    NavigationStack(viewer: .anonymous, at: route) { _, _ in
      { _ in FakePresenter(Screen(title: "")).liveScreen }
    }
  }

  @Test("leads through every place once, and ends at the first")
  func back() {
    let stack = stack(at: .welcome)
    stack.show(.publicTimeline)
    stack.show(.post(ID("1")))
    stack.replace(with: .post(ID("2")))
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

  @Test("a place opened where one stands already is made anew, and left once")
  func again() {
    let stack = stack(at: .welcome)
    stack.show(.publicTimeline)
    let first = stack.top.id
    stack.show(.publicTimeline)
    #expect(stack.top.id != first)
    stack.back()
    #expect(stack.top.place == .route(.welcome))
  }

  @Test("does not grow without end, and still ends at the first place")
  func depth() {
    let stack = stack(at: .welcome)
    for number in 1...200 { stack.show(.post(ID("\(number)"))) }
    var steps = 0
    while stack.canGoBack {
      stack.back()
      steps += 1
    }
    #expect(steps == NavigationStack.depth - 1)
    #expect(stack.top.place == .route(.welcome))
  }
}
