import AppScreens
import AppValues
import Entities
import Navigation
import Notifications
import SocialMenuShell
import SocialTestSupport
import Testing

@testable import SocialShell

@MainActor
@Suite("The main menu")
struct MainMenuTests {
  private let announcements = FakeAnnouncements()
  private let navigator = MenuNavigator()
  private let clock = MovedClock()

  private func presenter(_ viewer: Viewer = .signedIn(Stage.alice)) -> MainMenuPresenter {
    let list = FakeNotices(counts: [0])
    let ports = NotificationPorts(
      list: list, arrivals: list, marks: list, settings: list, announcements: announcements)
    return MainMenuPresenter(
      viewer: viewer, notices: NotificationsInteractor(ports: ports, viewer: viewer, alerts: nil),
      navigator: navigator, clock: clock.clock)
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
    announcements.set([announcement("1", isRead: true), announcement("2"), announcement("3")])
    let presenter = presenter()
    await presenter.appear()
    #expect(
      labels(presenter) == [
        "Home", "Public timeline", "New post", "Drafts", "Scheduled posts", "Outbox",
        "Notifications", "Announcements (2)", "Messages", "Search", "Bookmarks", "Liked posts", "Lists",
        "Followed hashtags", "Filters", "Find people", "Your profile", "Accounts", "Settings",
      ])
    #expect(labels(presenter, .japanese).contains("お知らせ（2）"))
    announcements.set([announcement("1", isRead: true)])
    await presenter.appear()
    #expect(labels(presenter).contains("Announcements"))
    #expect(labels(presenter, .japanese).contains("お知らせ"))
    await presenter.send(.go(.route(.announcements)))
    #expect(navigator.opened == [.route(.announcements)])
  }

  @Test("doesn't mention announcements where there are none, or no place for them, or no one is signed in")
  func none() async {
    let presenter = presenter()
    await presenter.appear()
    #expect(labels(presenter).count == 18 && !labels(presenter).contains { $0.hasPrefix("Announcements") })
    announcements.set([announcement("1")])
    navigator.missing = .route(.announcements)
    await presenter.appear()
    #expect(!labels(presenter).contains { $0.hasPrefix("Announcements") })
    let stranger = self.presenter(.anonymous)
    navigator.missing = nil
    await stranger.appear()
    #expect(!labels(stranger).contains { $0.hasPrefix("Announcements") })
  }

  @Test("follows what comes, is dismissed elsewhere and ends, and keeps what it knows when it can't ask")
  func follows() async {
    let presenter = presenter()
    await presenter.appear()
    let following = Task { await presenter.follow() }
    while !announcements.isHeard { await Task.yield() }
    announcements.tell([announcement("1"), announcement("2", endsIn: 60)])
    while presenter.newAnnouncements != 2 { await Task.yield() }
    announcements.tell([announcement("1", isRead: true), announcement("2", endsIn: 60)])
    while presenter.newAnnouncements != 1 { await Task.yield() }
    clock.advance(seconds: 60)
    #expect(presenter.newAnnouncements == 0)
    announcements.fail()
    await presenter.appear()
    #expect(presenter.newAnnouncements == 0)
    announcements.tell([])
    while presenter.newAnnouncements != nil { await Task.yield() }
    following.cancel()
    await following.value
  }
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
