import AppScreens
import SocialMenuShell
import Todo

/// Presents the main menu, which only leads to places.
@MainActor
final class TodoMenuPresenter: ScreenPresenter {
  private let navigator: VisitNavigator<TodoDestination>

  init(_ navigator: VisitNavigator<TodoDestination>) {
    self.navigator = navigator
  }

  /// Going back from there leads to where one was before the menu.
  func send(_ place: TodoPlace) async { navigator.replace(with: .place(place)) }
}

/// Draws the main menu.
struct TodoMenuView {
  let strings: TodoMenuStrings

  var screen: Screen<TodoPlace> {
    Screen(
      title: strings.title,
      menu: [
        MenuItem(label: strings.list, action: .list(nil)),
        MenuItem(key: "n", label: strings.new, action: .new("", in: nil)),
        MenuItem(key: "/", label: strings.search, action: .search("")),
        MenuItem(key: "c", label: strings.categories, action: .categories),
        MenuItem(label: strings.settings, action: .settings),
      ])
  }
}
