import AppScreens
import SocialTestSupport
import Testing
import Todo

@testable import SocialMenuShell
@testable import SocialTodoApp

/// What a room does with the navigator that the app gives it.
@MainActor
@Suite struct RoomNavigatorTests {
  /// Has no categories at first.
  private final class Blank: ScreenMaker {
    var missing = TodoDestination.Kind.todo(.categories)

    func has(_ kind: TodoDestination.Kind) -> Bool { kind != missing }

    func screen(for place: TodoDestination, navigator: VisitNavigator<TodoDestination>) -> LiveScreen {
      .unsupported(.todoApp(.english))
    }
  }

  private struct Host: NavigatorHost {
    let screens = Blank()
    let stack: NavigationStack<TodoDestination>

    init() {
      stack = NavigationStack(start: .todo(.list(nil)), screens: screens)
    }

    var places: [TodoPlace] {
      stack.frames.compactMap { if case .todo(let place) = $0.place { place } else { nil } }
    }

    func navigator(at index: Int) -> any Navigator<TodoPlace> {
      RoomNavigator(stack.frames[index].navigator, TodoDestination.todo, kind: TodoDestination.Kind.todo)
    }

    func setPlaces(of kind: TodoPlace.Kind, areThere: Bool) {
      screens.missing = areThere ? .menu : .todo(kind)
    }
  }

  @Test(arguments: NavigatorPromise.allCases)
  func itMovesAsAnyNavigatorPromises(_ promise: NavigatorPromise) {
    let places: [TodoPlace] = [.list(.work), .search("milk"), .new("", in: nil)]
    #expect(promise.breach(by: Host(), opening: places) == nil)
  }

  @Test func itKnowsWhatTheAppHasAndHasItSpeak() {
    let host = Host()
    let navigator = host.navigator(at: 0)
    #expect(navigator.has(.search) && !navigator.has(.categories))
    navigator.say(ScreenNotice(.done, "Saved."))
    #expect(host.stack.takeNotices() == [ScreenNotice(.done, "Saved.")])
  }
}
