import AppScreens
import Entities
import Navigation

/// Draws the main menu.
struct MainMenuView {
  let strings: MainMenuStrings

  /// - Parameter has: Whether there is anything at a place; the menu leads to no other.
  func screen(
    _ viewer: Viewer, has: (Route) -> Bool
  ) -> Screen<MainMenuPresenter.Action> {
    var screen = Screen<MainMenuPresenter.Action>(title: strings.title)
    if let session = viewer.session {
      screen.blocks = [.text(strings.whoYouAre(session.name, session.handle))]
    }
    screen.menu = places(viewer).filter { has($0.place) }.map { label, place in
      MenuItem(key: place == .compose(commentOn: nil) ? "n" : nil, label: label, action: .go(place))
    }
    return screen
  }

  private func places(_ viewer: Viewer) -> [(label: String, place: Route)] {
    guard let session = viewer.session else {
      return [
        (strings.publicTimeline, .publicTimeline), (strings.search, .search("")), (strings.signIn, .signIn),
        (strings.signUp, .signUp), (strings.accounts, .accounts),
      ]
    }
    return [
      (strings.home, .home), (strings.publicTimeline, .publicTimeline),
      (strings.newPost, .compose(commentOn: nil)), (strings.drafts, .drafts),
      (strings.notices, .notifications), (strings.search, .search("")), (strings.bookmarks, .bookmarks),
      (strings.likedPosts, .likes), (strings.lists, .lists), (strings.followedHashtags, .followedHashtags),
      (strings.myProfile, .profile(session.user)), (strings.accounts, .accounts),
    ]
  }
}
