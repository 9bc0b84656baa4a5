import AppScreens
import AppValues

/// Stands where a link leads to what this source does not have. There is nothing to do but to leave.
@MainActor
final class UnsupportedPresenter: ScreenPresenter {
  func send(_ action: Never) async {}

  /// What it shows, whatever the place.
  func screen(_ words: Words) -> Screen<Never> {
    Screen(title: words.app.title, notices: [ScreenNotice(.failed, words.explain(.unsupported))])
  }
}
