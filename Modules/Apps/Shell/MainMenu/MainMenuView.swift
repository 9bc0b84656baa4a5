import Entities
import Navigation
import Presentation

/// Draws the main menu.
struct MainMenuView {
  let words: Words

  func screen(_ viewer: Viewer) -> Screen<MainMenuPresenter.Action> {
    var screen = Screen<MainMenuPresenter.Action>(title: words.pick("Menu", "メニュー"))
    guard let session = viewer.session else {
      screen.menu = [
        item("Public timeline", "公開タイムライン", .publicTimeline),
        item("Search", "検索", .search("")),
        item("Sign in", "サインイン", .signIn),
        item("Create an account", "アカウントを作成", .signUp),
        item("Accounts", "アカウント一覧", .accounts),
      ]
      return screen
    }
    screen.blocks = [
      .text(
        words.pick(
          "You are \(session.name) @\(session.handle).",
          "\(session.name) @\(session.handle) としてサインインしています。"))
    ]
    screen.menu = [
      item("Home", "ホーム", .home),
      item("Public timeline", "公開タイムライン", .publicTimeline),
      item("New post", "新しい投稿", key: "n", .compose(commentOn: nil)),
      item("Notices", "お知らせ", .notifications),
      item("Search", "検索", .search("")),
      item("My profile", "自分のプロフィール", .profile(session.user)),
      item("Accounts", "アカウント", .accounts),
    ]
    return screen
  }

  private func item(
    _ english: String, _ japanese: String, key: String? = nil, _ route: Route
  ) -> MenuItem<MainMenuPresenter.Action> {
    MenuItem(key: key, label: words.pick(english, japanese), action: .go(route))
  }
}
