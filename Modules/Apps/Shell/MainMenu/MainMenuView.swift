import AppScreens
import Entities
import Navigation
import SocialMenuShell

/// Draws the main menu.
struct MainMenuView {
  let strings: MainMenuStrings

  /// - Parameters:
  ///   - newAnnouncements: How many announcements are new; nil where there are none at all.
  ///   - has: Whether there is anything at places of a kind; the menu leads to no other.
  func screen(
    _ viewer: Viewer, newAnnouncements: Int?, has: (Destination.Kind) -> Bool
  ) -> Screen<MainMenuPresenter.Action> {
    var screen = Screen<MainMenuPresenter.Action>(title: strings.title)
    if let session = viewer.session {
      screen.blocks = [.text(strings.whoYouAre(session.name, session.fullHandle))]
    }
    screen.menu = places(viewer, newAnnouncements).filter { has($0.place.kind) }.map { label, place in
      MenuItem(key: keys[place], label: label, action: .go(place))
    }
    return screen
  }

  /// The letters that lead to a place from everywhere.
  private var keys: [Destination: String] {
    [
      .route(.compose(commentOn: nil)): "n", .route(.home): "h", .route(.notifications): "t",
      .route(.search("")): "/",
    ]
  }

  private func places(_ viewer: Viewer, _ newAnnouncements: Int?) -> [(label: String, place: Destination)] {
    let places: [(String, Route)] =
      if let session = viewer.session {
        [
          (strings.home, .home), (strings.publicTimeline, .publicTimeline),
          (strings.newPost, .compose(commentOn: nil)), (strings.drafts, .drafts),
          (strings.scheduled, .scheduled), (strings.outbox, .outbox),
          (strings.notices, .notifications),
        ] + (newAnnouncements.map { [(strings.announcements($0), .announcements)] } ?? []) + [
          (strings.messages, .messages), (strings.search, .search("")), (strings.bookmarks, .bookmarks),
          (strings.likedPosts, .likes), (strings.lists, .lists),
          (strings.followedHashtags, .followedHashtags), (strings.filters, .filters),
          (strings.findPeople, .suggestedPeople), (strings.myProfile, .profile(session.user)),
          (strings.accounts, .accounts),
        ]
      } else {
        [
          (strings.publicTimeline, .publicTimeline), (strings.search, .search("")), (strings.signIn, .signIn),
          (strings.signUp, .signUp), (strings.accounts, .accounts),
        ]
      }
    return places.map { ($0, .route($1)) } + [(strings.settings, .settings)]
  }
}
