import AppScreens
import SocialMenuShell
import SocialTodoStore
import Todo

/// A place that the shell can stand at: one of the room's, or the shell's own.
enum TodoDestination: Hashable, Sendable {
  case place(TodoPlace)
  /// The main menu.
  case menu
}

/// Every place of the app, brought to life.
@MainActor
struct TodoScreens: ScreenMaker {
  private let factory: TodoFactory
  private let preferences: ShellPreferences
  private let words: Words

  init(_ environment: TodoEnvironment, preferences: ShellPreferences) {
    let context = ViewContext(words: environment.words, clock: environment.clock)
    factory = TodoFactory(
      ports: environment.store.ports, strings: .shell(environment.words.language), context: context)
    self.preferences = preferences
    words = environment.words
  }

  func has(_ place: TodoDestination) -> Bool {
    switch place {
    case .menu, .place(.settings): true
    case .place(let place): factory.screen(for: place, navigator: Nowhere()) != nil
    }
  }

  func screen(
    for place: TodoDestination, navigator: VisitNavigator<TodoDestination>
  ) -> LiveScreen {
    switch place {
    case .menu:
      let view = TodoMenuView(strings: .of(words.language))
      return LiveScreen(TodoMenuPresenter(navigator)) { _ in view.screen }
    case .place(.settings): return preferences.screen(words, hasPictures: false)
    case .place(let place):
      return factory.screen(for: place, navigator: PlaceNavigator(navigator)) ?? .unsupported(words)
    }
  }
}

/// The navigator of one visit, by the room's places.
@MainActor
private final class PlaceNavigator: Navigator {
  private let visit: VisitNavigator<TodoDestination>

  init(_ visit: VisitNavigator<TodoDestination>) {
    self.visit = visit
  }

  func has(_ place: TodoPlace) -> Bool { visit.has(.place(place)) }
  func show(_ place: TodoPlace) { visit.show(.place(place)) }
  func replace(with place: TodoPlace) { visit.replace(with: .place(place)) }
  func back() { visit.back() }
  func remove(_ place: TodoPlace) { visit.remove(.place(place)) }
  func say(_ notice: ScreenNotice) { visit.say(notice) }
}

/// The navigator of a screen that no one sees.
@MainActor
private final class Nowhere: Navigator {
  func has(_ place: TodoPlace) -> Bool { false }
  func show(_ place: TodoPlace) {}
  func replace(with place: TodoPlace) {}
  func back() {}
  func remove(_ place: TodoPlace) {}
  func say(_ notice: ScreenNotice) {}
}
