import AppScreens
import AppValues
import Navigation

/// Stands where a link leads to what this source does not have.
@MainActor
final class UnsupportedPresenter: ScreenPresenter {
  enum Action: Sendable {
    case back
  }

  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  func send(_ action: Action) async {
    switch action {
    case .back: navigator.back()
    }
  }

  /// What it shows, whatever the place.
  func screen(_ words: Words) -> Screen<Action> {
    Screen(
      title: words.app.title, notices: [ScreenNotice(.failed, words.explain(.unsupported))],
      menu: [.back(words, .back)])
  }
}
