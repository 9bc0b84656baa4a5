import AppScreens
import AppValues
import Entities
import Navigation
import Observation
import SocialMenuShell
import SocialTestSupport
import Testing

@testable import SocialShell

@MainActor
@Suite("The main menu")
struct MainMenuTests {
  private let announcements = KnownAnnouncements()
  private let navigator = MenuNavigator()
  private let clock = MovedClock()

  private func presenter(_ viewer: Viewer = .signedIn(Stage.alice)) -> MainMenuPresenter {
    MainMenuPresenter(
      viewer: viewer, announcements: { [announcements] in announcements.all }, navigator: navigator,
      clock: clock.clock)
  }

  private func labels(_ presenter: MainMenuPresenter, _ strings: MainMenuStrings = .english) -> [String] {
    MainMenuView(strings: strings).screen(
      presenter.viewer, newAnnouncements: presenter.newAnnouncements, has: presenter.has
    ).menu.map(\.label)
  }

  private func announcement(_ id: String, isRead: Bool = false, endsIn seconds: Int64? = nil) -> Announcement
  {
    let now = clock.clock.now()
    return Announcement(
      id: ID(id),
      content: AnnouncementContent(text: id, endsAt: seconds.map { now.adding(seconds: $0) }),
      publishedAt: now, isRead: isRead)
  }

  @Test("leads to announcements while there are any, with the number of new ones")
  func announcementsRow() async {
    announcements.all = [announcement("1", isRead: true), announcement("2"), announcement("3")]
    let presenter = presenter()
    #expect(
      labels(presenter) == [
        "Home", "Public timeline", "New post", "Drafts", "Scheduled posts", "Outbox",
        "Notifications", "Announcements (2)", "Messages", "Search", "Bookmarks", "Liked posts", "Lists",
        "Followed hashtags", "Filters", "Find people", "Your profile", "Accounts", "Settings",
      ])
    #expect(labels(presenter, .japanese).contains("お知らせ（2）"))
    announcements.all = [announcement("1", isRead: true)]
    #expect(labels(presenter).contains("Announcements"))
    #expect(labels(presenter, .japanese).contains("お知らせ"))
    await presenter.send(.go(.route(.announcements)))
    #expect(navigator.opened == [.route(.announcements)])
  }

  @Test("doesn't mention announcements where there are none, or no place for them, or no one is signed in")
  func none() {
    let presenter = presenter()
    #expect(labels(presenter).count == 18 && !labels(presenter).contains { $0.hasPrefix("Announcements") })
    announcements.all = [announcement("1")]
    navigator.missing = .route(.announcements)
    #expect(!labels(presenter).contains { $0.hasPrefix("Announcements") })
    navigator.missing = nil
    #expect(!labels(self.presenter(.anonymous)).contains { $0.hasPrefix("Announcements") })
  }

  @Test("is drawn anew when one comes, and doesn't count what has ended")
  func changes() async {
    announcements.all = [announcement("1", endsIn: 60)]
    let presenter = presenter()
    await confirmation { changed in
      withObservationTracking {
        #expect(presenter.newAnnouncements == 1)
      } onChange: {
        changed()
      }
      announcements.all.append(announcement("2"))
    }
    #expect(presenter.newAnnouncements == 2)
    clock.advance(seconds: 60)
    #expect(presenter.newAnnouncements == 1)
    announcements.all = []
    #expect(presenter.newAnnouncements == nil)
  }
}

/// Announcements as the shell knows them.
@MainActor
@Observable
private final class KnownAnnouncements {
  var all: [Announcement] = []
}

/// Notes where the menu leads.
private final class MenuNavigator: Navigator {
  /// The kind of places that there aren't; nil where there are all.
  var missing: Destination.Kind?
  private(set) var opened: [Destination] = []

  func has(_ kind: Destination.Kind) -> Bool { kind != missing }
  func show(_ place: Destination) { opened.append(place) }
  func replace(with place: Destination) { opened.append(place) }
  func back() {}
  func remove(_ place: Destination) {}
  func say(_ notice: ScreenNotice) {}
}
