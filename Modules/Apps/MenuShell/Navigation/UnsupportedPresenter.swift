public import AppScreens
import AppValues

extension LiveScreen {
  /// Stands where a link leads to what an app does not have. There is nothing to do but to leave.
  ///
  /// - Parameter words: The language it's said in.
  public static func unsupported(_ words: Words) -> LiveScreen {
    LiveScreen(UnsupportedPresenter()) { $0.screen(words) }
  }
}

@MainActor
private final class UnsupportedPresenter: ScreenPresenter {
  func send(_ action: Never) async {}

  func screen(_ words: Words) -> Screen<Never> {
    Screen(title: words.app.title, notices: [ScreenNotice(.failed, words.explain(.unsupported))])
  }
}
