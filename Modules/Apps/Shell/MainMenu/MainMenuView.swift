import AppScreens
import Entities
import Navigation

/// Draws the main menu.
struct MainMenuView {
  let strings: MainMenuStrings

  func screen(_ viewer: Viewer) -> Screen<MainMenuPresenter.Action> {
    var screen = Screen<MainMenuPresenter.Action>(title: strings.title)
    guard let session = viewer.session else {
      screen.menu = [
        item(strings.publicTimeline, .publicTimeline), item(strings.search, .search("")),
        item(strings.signIn, .signIn), item(strings.signUp, .signUp), item(strings.accounts, .accounts),
      ]
      return screen
    }
    screen.blocks = [.text(strings.whoYouAre(session.name, session.handle))]
    screen.menu = [
      item(strings.home, .home), item(strings.publicTimeline, .publicTimeline),
      item(strings.newPost, key: "n", .compose(commentOn: nil)), item(strings.drafts, .drafts),
      item(strings.notices, .notifications), item(strings.search, .search("")),
      item(strings.bookmarks, .bookmarks), item(strings.likedPosts, .likes), item(strings.lists, .lists),
      item(strings.followedHashtags, .followedHashtags), item(strings.myProfile, .profile(session.user)),
      item(strings.accounts, .accounts),
    ]
    return screen
  }

  private func item(
    _ label: String, key: String? = nil, _ route: Route
  ) -> MenuItem<MainMenuPresenter.Action> {
    MenuItem(key: key, label: label, action: .go(route))
  }
}
