import AppScreens
import SocialMenuShell
import SocialTodoStore
import Todo

/// Every room's factory, and the one switch from places to screens.
@MainActor
struct TodoScreens: ScreenMaker {
  private let todos: TodoFactory
  private let menu: TodoMenuView
  private let preferences: ShellPreferences
  private let words: Words

  init(_ environment: TodoEnvironment, preferences: ShellPreferences) {
    let language = environment.words.language
    let context = ViewContext(words: environment.words, clock: environment.clock)
    todos = TodoFactory(
      ports: environment.store.ports, strings: .shell(language), context: context, drafts: environment.drafts)
    menu = TodoMenuView(strings: .of(language))
    self.preferences = preferences
    words = environment.words
  }

  func has(_ kind: TodoDestination.Kind) -> Bool {
    switch kind {
    case .todo(let kind): todos.has(kind)
    case .menu, .settings: true
    }
  }

  func screen(for place: TodoDestination, navigator: VisitNavigator<TodoDestination>) -> LiveScreen {
    screen(at: place, navigator: navigator) ?? .unsupported(words)
  }

  /// A place brought to life; nil for what the store does not have.
  private func screen(
    at destination: TodoDestination, navigator: some Navigator<TodoDestination>
  ) -> LiveScreen? {
    switch destination {
    case .todo(let place):
      todos.screen(
        for: place,
        navigator: RoomNavigator(navigator, TodoDestination.todo, kind: TodoDestination.Kind.todo))
    case .menu: LiveScreen(TodoMenuPresenter(navigator)) { [menu] _ in menu.screen }
    case .settings: preferences.screen(words, hasPictures: false)
    }
  }
}
