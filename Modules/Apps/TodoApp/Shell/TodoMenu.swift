import AppScreens
import Todo

/// Presents the main menu, which only leads to places.
@MainActor
final class TodoMenuPresenter: ScreenPresenter {
  private let navigator: any Navigator<TodoDestination>

  init(_ navigator: any Navigator<TodoDestination>) {
    self.navigator = navigator
  }

  /// Going back from there leads to where one was before the menu.
  func send(_ place: TodoDestination) async { navigator.replace(with: place) }
}

/// Draws the main menu.
struct TodoMenuView {
  let strings: TodoMenuStrings

  var screen: Screen<TodoDestination> {
    Screen(
      title: strings.title,
      menu: [
        MenuItem(label: strings.list, action: .todo(.list(nil))),
        MenuItem(label: strings.today, action: .todo(.due(.today))),
        MenuItem(label: strings.week, action: .todo(.due(.week))),
        MenuItem(label: strings.overdue, action: .todo(.due(.overdue))),
        MenuItem(label: strings.undated, action: .todo(.due(.undated))),
        MenuItem(key: "n", label: strings.new, action: .todo(.new("", in: nil))),
        MenuItem(key: "/", label: strings.search, action: .todo(.search(""))),
        MenuItem(key: "c", label: strings.categories, action: .todo(.categories)),
        MenuItem(label: strings.deleted, action: .todo(.deleted)),
        MenuItem(label: strings.settings, action: .settings),
      ])
  }
}
