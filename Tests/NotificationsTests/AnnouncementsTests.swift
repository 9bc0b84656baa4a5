import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import Presentation
import SocialTestSupport
import Testing

@testable import Notifications

@MainActor
@Suite("The announcements")
struct AnnouncementsTests {
  private let navigator = RecordingNavigator()
  private let announcements = FakeAnnouncements()
  private let opened = LockedValue<[String]>([])

  private func presenter(_ viewer: Viewer = asBob, opens: Bool = true) -> AnnouncementsPresenter {
    let ports = NotificationPorts(
      list: FakeNotificationsRepository(), arrivals: nil, marks: nil, settings: nil,
      announcements: announcements)
    return AnnouncementsPresenter(
      interactor: NotificationsInteractor(ports: ports, viewer: viewer, alerts: nil),
      router: NotificationsRouter(navigator: navigator),
      opener: LinkOpener { [opened] address in
        opened.change { $0.append(address) }
        return opens
      })
  }

  private func draw(_ presenter: AnnouncementsPresenter, _ language: Language = .english) -> String {
    drawn(AnnouncementsView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  private static let maintenance = announcement(
    "2", "No service while we move. Ask @alice, see #moving and https://example.org/plan",
    from: 3600 * 24, until: 3600 * 25 + 1800, reactions: [("👍", 3, false), ("🎉", 1, true)])
  private static let welcome = announcement("1", "Welcome!", minutesAgo: 120, isRead: true, isEdited: true)

  // MARK: What is shown

  @Test("are shown with their times and reactions, new ones as such")
  func list() async {
    announcements.listing.answers(page([Self.maintenance, Self.welcome]))
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter) == """
        Announcements

        1. New · 5 min ago
           22 Nov 2026, 12:00–13:30
           No service while we move. Ask @alice, see #moving and
           https://example.org/plan
           👍 3 · 🎉 1 (including you)

        2. 2 h ago · edited
           Welcome!

        3. Mark all as read
        4. Refresh (r)

        """)
    #expect(
      draw(presenter, .japanese) == """
        お知らせ

        1. 未読 · 5分前
           2026年11月22日 12:00〜13:30
           No service while we move. Ask @alice, see #moving and
           https://example.org/plan
           👍 3 · 🎉 1（自分を含む）

        2. 2時間前 · 編集済み
           Welcome!

        3. すべて既読にする
        4. 更新 (r)

        """)
  }

  @Test("mark what they mention as posts do, and one's own reaction not by its colour alone")
  func emphasis() {
    let lines = AnnouncementRendering(strings: .english, context: context()).lines(Self.maintenance)
    #expect(
      lines[2].spans.filter { $0.emphasis == .accent }.map(\.text) == [
        "@alice", "#moving", "https://example.org/plan",
      ])
    #expect(lines[2].spans.last?.link == "https://example.org/plan")
    #expect(lines[3].spans.filter { $0.emphasis == .own }.map(\.text) == ["🎉 1 (including you)"])
  }

  @Test("are nothing at first and once they have ended, and ask those to sign in who aren't")
  func nothing() async {
    announcements.listing.answers(page([Self.announcement("1", "Over", from: -60, until: 0)]))
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter) == """
        Announcements

        No announcements. What the administrator wants everyone to
        know is shown here.

        1. Refresh (r)

        """)
    let stranger = self.presenter(.anonymous)
    await stranger.appear()
    #expect(draw(stranger) == "Announcements\n\n1. Sign in (i)\n")
    await stranger.send(.signIn)
    #expect(navigator.moves == [.show(.signIn)] && announcements.listing.inputs.count == 1)
  }

  @Test("are shown as they were read last, with the time, while their source is away")
  func kept() async {
    announcements.listing.answers(
      Page(items: [Self.welcome], older: nil, newer: nil, readAt: noon.adding(seconds: -60)))
    let presenter = presenter()
    await presenter.appear()
    #expect(draw(presenter).hasPrefix("Announcements\n! Offline · as of 11:59\n"))
    announcements.listing.fails(.offline)
    await presenter.send(.refresh)
    #expect(draw(presenter).contains("! Can't reach the server."))
    #expect(presenter.state.announcements == [Self.welcome])
  }

  // MARK: What can be done

  @Test("open with all that can be done to one, and lead to what it mentions")
  func opens() async {
    announcements.listing.answers(page([Self.maintenance, Self.welcome]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    #expect(
      draw(presenter) == """
        Announcement

        New · 5 min ago
        22 Nov 2026, 12:00–13:30
        No service while we move. Ask @alice, see #moving and
        https://example.org/plan
        👍 3 · 🎉 1 (including you)

        1. React with 👍
        2. Remove your 🎉
        3. React with an emoji
        4. Profile of @alice
        5. Posts with #moving
        6. Open https://example.org/plan
        7. Mark as read
        8. Back to announcements (b)

        """)
    await presenter.send(.person(handle: "alice"))
    await presenter.send(.hashtag("moving"))
    await presenter.send(.link("https://example.org/plan"))
    #expect(navigator.moves == [.show(.person(handle: "alice")), .show(.hashtag("moving"))])
    #expect(opened.value == ["https://example.org/plan"])
    #expect(draw(presenter).contains("✓ Opened https://example.org/plan"))
    await presenter.send(.close)
    await presenter.send(.open(ID("1")))
    #expect(!draw(presenter).contains("Mark as read"))
  }

  @Test("offer no place that the app doesn't have, and say where there is no program for a link")
  func missingPlaces() async {
    announcements.listing.answers(page([Self.maintenance]))
    navigator.hasPlace = { _ in false }
    let presenter = presenter(opens: false)
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    let screen = draw(presenter)
    #expect(!screen.contains("Profile of") && !screen.contains("Posts with"))
    await presenter.send(.link("https://example.org/plan"))
    #expect(draw(presenter).contains("! There's no app here to open it."))
  }

  @Test("are dismissed, and stay in the list")
  func dismissed() async {
    announcements.listing.answers(page([Self.maintenance, Self.announcement("3", "Tea")]))
    announcements.dismissing.answers(())
    let presenter = presenter()
    await presenter.appear()
    // What can't be read again is shown as it was made.
    announcements.listing.fails(.offline)
    await presenter.send(.open(ID("2")))
    await presenter.send(.dismiss(ID("2")))
    #expect(presenter.state.done == .dismissed && presenter.state.isStale)
    #expect(presenter.state.open?.isRead == true)
    #expect(presenter.state.announcements.map(\.isRead) == [true, false])
    #expect(draw(presenter).contains("✓ Marked as read."))
    #expect(!draw(presenter).contains("Mark as read\n"))
    #expect(announcements.dismissing.inputs == [ID("2")])
  }

  @Test("are dismissed all at once, but for those that have just ended")
  func allDismissed() async {
    announcements.listing.answers(page([Self.maintenance, Self.welcome, Self.announcement("3", "Tea")]))
    announcements.dismissing.fails(.notFound)
    announcements.dismissing.answers(())
    let presenter = presenter()
    await presenter.appear()
    #expect(draw(presenter).contains("Mark all as read\n"))
    announcements.listing.answers(page([Self.welcome]))
    await presenter.send(.dismissAll)
    #expect(announcements.dismissing.inputs == [ID("2"), ID("3")] && presenter.state.done == .dismissed)
    #expect(!draw(presenter).contains("Mark all as read"))
  }

  @Test("are given the emoji that someone types, one that others gave, and have them removed")
  func reactions() async {
    announcements.listing.answers(page([Self.maintenance]))
    announcements.reacting.answers(())
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    await presenter.send(.askForEmoji)
    let asking = AnnouncementsView(strings: .english, context: context()).screen(presenter.state)
    #expect(asking.field?.label == "Emoji" && asking.field?.hint == "One emoji, such as 👍.")
    var given = Self.maintenance
    given.reactions.append(AnnouncementReaction(emoji: "🦉", count: 1, isOwn: true))
    announcements.listing.answers(page([given]))
    await presenter.send(.react(" 🦉 "))
    #expect(presenter.state.done == .reacted("🦉") && presenter.state.entry == nil)
    #expect(draw(presenter).contains("✓ You reacted with 🦉."))
    #expect(draw(presenter).contains("🎉 1 (including you) · 🦉 1 (including you)\n"))
    await presenter.send(.set("👍", true))
    await presenter.send(.set("🎉", false))
    #expect(draw(presenter, .japanese).contains("✓ 自分の 🎉 を取り消しました。"))
    #expect(
      announcements.reacting.inputs == [
        FakeAnnouncements.Reaction(emoji: "🦉", isGiven: true, id: ID("2")),
        FakeAnnouncements.Reaction(emoji: "👍", isGiven: true, id: ID("2")),
        FakeAnnouncements.Reaction(emoji: "🎉", isGiven: false, id: ID("2")),
      ])
  }

  @Test("ask again for what isn't one emoji, and for none where there is room for none")
  func refused() async {
    let full = Self.announcement(
      "1", "Fruit", reactions: ["🍎", "🍐", "🍊", "🍋", "🍌", "🍉", "🍇", "🍓"].map { ($0, 1, false) })
    announcements.listing.answers(page([full, Self.maintenance]))
    announcements.reacting.fails(.invalid(.emoji, .malformed))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    await presenter.send(.askForEmoji)
    await presenter.send(.react("tea"))
    #expect(draw(presenter).contains("! Enter one emoji."))
    #expect(presenter.state.entry == "tea")
    await presenter.send(.keep)
    #expect(presenter.state.entry == nil)
    await presenter.send(.close)
    await presenter.send(.open(ID("1")))
    #expect(!draw(presenter).contains("React with an emoji") && draw(presenter).contains("React with 🍓"))
  }

  @Test("leave the screen once they're gone, whoever finds that out")
  func gone() async {
    announcements.listing.answers(page([Self.maintenance, Self.welcome]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    await presenter.send(.askForEmoji)
    announcements.reacting.fails(.notFound)
    announcements.listing.answers(page([Self.welcome]))
    await presenter.send(.react("🦉"))
    #expect(presenter.state.open == nil && presenter.state.entry == nil)
    #expect(draw(presenter).contains("! This announcement is no longer here."))
    await presenter.send(.open(ID("1")))
    #expect(presenter.state.problem == nil)
    announcements.listing.answers(page([]))
    await presenter.send(.refresh)
    #expect(presenter.state.open == nil && draw(presenter).contains("! This announcement is no longer here."))
    await presenter.send(.open(ID("1")))
    #expect(presenter.state.problem == .notFound)
  }

  @Test("are read again when one comes, and say when they may be out of date")
  func news() async {
    announcements.listing.answers(page([Self.welcome]))
    let presenter = presenter()
    await presenter.appear()
    let following = Task { await presenter.follow() }
    while !announcements.isHeard { await Task.yield() }
    announcements.listing.answers(page([Self.maintenance, Self.welcome]))
    announcements.tell(.changed)
    while presenter.state.announcements.count < 2 { await Task.yield() }
    announcements.tell(.disconnected)
    while !presenter.state.isStale { await Task.yield() }
    #expect(draw(presenter).contains("out of date"))
    announcements.tell(.lagged)
    while presenter.state.isStale { await Task.yield() }
    following.cancel()
    await following.value
  }

  // MARK: Samples

  private nonisolated static func content(
    from start: Int64? = nil, until end: Int64? = nil, isAllDay: Bool = false
  ) -> AnnouncementContent {
    AnnouncementContent(
      text: "x", startsAt: start.map { noon.adding(seconds: $0) },
      endsAt: end.map { noon.adding(seconds: $0) }, isAllDay: isAllDay)
  }

  private nonisolated static func announcement(
    _ id: String, _ text: String, from start: Int64? = nil, until end: Int64? = nil, minutesAgo: Int64 = 5,
    isRead: Bool = false, isEdited: Bool = false, reactions: [(String, Int, Bool)] = []
  ) -> Announcement {
    var content = content(from: start, until: end)
    content.text = text
    return Announcement(
      id: ID(id), content: content, publishedAt: noon.adding(seconds: -60 * minutesAgo),
      editedAt: isEdited ? noon : nil, isRead: isRead,
      reactions: reactions.map { AnnouncementReaction(emoji: $0.0, count: $0.1, isOwn: $0.2) })
  }
}

/// Announcements that answer what a test tells them to.
private final class FakeAnnouncements: AnnouncementsRepository {
  struct Reaction: Hashable, Sendable {
    let emoji: String
    let isGiven: Bool
    let id: ID<Announcement>
  }

  let listing = Expected<Void, Page<Announcement>>("announcements")
  let dismissing = Expected<ID<Announcement>, Void>("dismiss")
  let reacting = Expected<Reaction, Void>("setReaction")
  private let listener = LockedValue<AsyncStream<LiveSignal>.Continuation?>(nil)

  var isHeard: Bool { listener.value != nil }
  func tell(_ signal: LiveSignal) { listener.value?.yield(signal) }

  func announcements() async throws(AppError) -> Page<Announcement> { try await listing(()) }
  func dismiss(_ id: ID<Announcement>) async throws(AppError) { try await dismissing(id) }
  func setReaction(
    _ emoji: String, _ isGiven: Bool, to id: ID<Announcement>
  ) async throws(AppError) {
    try await reacting(Reaction(emoji: emoji, isGiven: isGiven, id: id))
  }
  func announcementChanges() -> AsyncStream<LiveSignal> {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveSignal.self)
    listener.change { $0 = continuation }
    return stream
  }
}
