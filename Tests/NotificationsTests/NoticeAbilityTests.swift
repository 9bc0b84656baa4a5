import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import SocialTestSupport
import Testing

@testable import Notifications

@MainActor
@Suite("Notices of a source that cannot do everything")
struct NoticeAbilityTests {
  let navigator = RecordingNavigator()

  func factory(_ ports: NotificationPorts, alerts: (any AlertStore)? = nil) -> NotificationsFactory {
    NotificationsFactory(
      ports: ports, viewer: asBob, strings: .english, context: context(.english), alerts: alerts)
  }

  func keys(_ screen: Screen<ScreenAction>) -> Set<String> { Set(screen.menu.compactMap(\.key)) }

  @Test("a list alone is read, and nothing about it can be changed")
  func listAlone() async throws {
    let repository = FakeNotificationsRepository()
    let ports = NotificationPorts(list: repository, arrivals: nil, marks: nil, settings: nil)
    navigator.hasPlace = { $0 != .notificationSettings }
    let factory = factory(ports)
    let presenter = factory.presenter(navigator: navigator)
    repository.expect(.all, PageRequest(), page([notice("9"), notice("8")]))
    await presenter.appear()
    #expect(presenter.state.notices.count == 2)
    #expect(presenter.state.capabilities == nil && !presenter.state.places.contains(.notificationSettings))
    let refused: [NotificationsPresenter.Action] = [
      .markAllRead, .dismiss(ID("9")), .dismissAll, .show(.unread), .settings,
    ]
    for action in refused {
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported && !presenter.state.asksToDismissAll)
    }
    // Opening one marks nothing.
    await presenter.send(.open(ID("9")))
    #expect(presenter.state.problem == nil && navigator.moves == [.show(.profile(alice.id))])
    #expect(factory.settingsPresenter(navigator: navigator) == nil)
    #expect(factory.settingsScreen(navigator: navigator) == nil)
    let screen = factory.screen(navigator: navigator)
    repository.expect(.all, PageRequest(), page([notice("9")]))
    await screen.appear()
    #expect(keys(screen.screen) == ["r"])
    #expect(screen.screen.entries.first?.shortcuts.keys.sorted() == ["p"])
    repository.verify()
  }

  @Test("where there are no marks, nothing is counted or told one by one")
  func nothingCounted() async throws {
    let ports = NotificationPorts(
      list: FakeNotificationsRepository(), arrivals: nil, marks: nil, settings: nil)
    let interactor = NotificationsInteractor(ports: ports, viewer: asBob, alerts: nil)
    #expect(try await interactor.unreadCount() == 0)
    var counts = interactor.unreadCounts().makeAsyncIterator()
    #expect(await counts.next() == 0)
    #expect(await counts.next() == nil)
    #expect(throws: AppError.unsupported) { try interactor.arrivals() }
    #expect(await !interactor.isQuiet(at: noon, in: .gmt))
  }

  @Test("where only all can be marked read, opening and leaving mark none")
  func onlyAll() async throws {
    let repository = FakeNotificationsRepository(
      marks: NoticeMarkCapabilities(marksSingly: false, filtersUnread: false))
    let factory = factory(repository.ports)
    let presenter = factory.presenter(navigator: navigator)
    repository.expect(.all, PageRequest(), page([notice("9")]))
    repository.expect(unread: 1)
    await presenter.appear()
    await presenter.send(.open(ID("9")))
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.isHeard })
    listening.cancel()
    await listening.value
    #expect(presenter.state.notices.map(\.isRead) == [false] && presenter.state.problem == nil)
    repository.expect(.markAllRead)
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 0)
    await presenter.send(.markAllRead)
    #expect(presenter.state.done == .markedAllRead)
    repository.expect(.all, PageRequest(), page([notice("9")]))
    repository.expect(unread: 1)
    let screen = factory.screen(navigator: navigator)
    await screen.appear()
    #expect(
      screen.screen.menu.map(\.label) == [
        "Refresh", "Mark all as read", "Dismiss all", "Notification settings",
      ])
    repository.verify()
  }

  @Test("settings of which the source learns later are asked for, and offered then")
  func learning() async throws {
    let repository = FakeNotificationsRepository(settings: .none)
    let presenter = try #require(factory(repository.ports).settingsPresenter(navigator: navigator))
    repository.expect(.settings, fails: .unsupported)
    await presenter.appear()
    #expect(presenter.state.capabilities == .none && presenter.state.problem == nil)
    repository.tell(settings: .all)
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.send(.refresh)
    #expect(presenter.state.capabilities == .all && presenter.state.settings == NoticeSettings())
    repository.tell(settings: NoticeSettingsCapabilities.none)
    repository.expect(.settings, fails: .offline)
    await presenter.send(.refresh)
    #expect(presenter.state.capabilities == .none && presenter.state.problem == .offline)
    repository.verify()
  }

  @Test("what a source learns of its marks is offered behind each reading, also one that failed")
  func learningMarks() async throws {
    let repository = FakeNotificationsRepository()
    let presenter = factory(repository.ports).presenter(navigator: navigator)
    let few = NoticeMarkCapabilities(marksSingly: false, filtersUnread: false)
    repository.tell(marks: few)
    repository.expect(.page(.all, PageRequest()), fails: .offline)
    repository.expect(unread: 1)
    await presenter.appear()
    #expect(presenter.state.capabilities == few && presenter.state.problem == .offline)
  }

  @Test("offers no way to what the app does not have, and says so where one is asked for")
  func noPlaces() async {
    let repository = FakeNotificationsRepository()
    navigator.hasPlace = { _ in false }
    let presenter = factory(repository.ports).presenter(navigator: navigator)
    repository.expect(.all, PageRequest(), page([notice("9", .like, post: post("p", "Hello"))]))
    repository.expect(unread: 1)
    await presenter.appear()
    let view = NotificationsView(strings: .english, context: context(.english))
    let list = view.screen(presenter.state)
    #expect(list.menu.map(\.label) == ["Refresh", "Mark all as read", "Dismiss all", "Show unread only"])
    #expect(list.entries.first?.shortcuts.keys.sorted() == ["x"])
    #expect(list.entries.first?.open == nil)
    let refused: [NotificationsPresenter.Action] = [
      .open(ID("9")), .openPerson(ID("9")), .comment(ID("9")), .settings, .signIn, .signUp,
    ]
    for action in refused {
      presenter.state.action = ActionState()
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported)
    }
    // What was not opened was not read.
    #expect(presenter.state.notices.map(\.isRead) == [false] && navigator.moves.isEmpty)
    var signedOut = NotificationsState(isSignedIn: false, places: presenter.state.places)
    #expect(view.screen(signedOut).menu.isEmpty)
    signedOut.places = .all
    #expect(view.screen(signedOut).menu.count == 2)
    let settings = NotificationSettingsView(strings: .english, context: context(.english))
    let state = NotificationSettingsState(isSignedIn: false, places: presenter.state.places)
    #expect(settings.screen(state).menu.isEmpty)
    repository.verify()
  }

  @Test("a request and a group of followers lead to the person where the app has no place for them")
  func personInstead() async {
    let repository = FakeNotificationsRepository()
    navigator.hasPlace = { $0 == .profile }
    let presenter = factory(repository.ports).presenter(navigator: navigator)
    let request = notice("9", .followRequest, isRead: true, others: 1)
    repository.expect(.all, PageRequest(), page([request, notice("8", isRead: true, others: 2)]))
    repository.expect(unread: 0)
    await presenter.appear()
    await presenter.send(.open(ID("9")))
    await presenter.send(.open(ID("8")))
    #expect(presenter.state.problem == nil)
    #expect(navigator.moves == [.show(.profile(alice.id)), .show(.profile(alice.id))])
    let view = NotificationsView(strings: .english, context: context(.english))
    func openable() -> [Bool] { view.screen(presenter.state).entries.map { $0.open != nil } }
    #expect(openable() == [true, true])
    presenter.state.places = []
    #expect(openable() == [false, false])
    presenter.state.places.insert(.followRequests)
    #expect(openable() == [true, false])
    presenter.state.places.insert(.newFollowers)
    #expect(openable() == [true, true])
  }

  @Test("what cannot be set is not offered, and refused", arguments: [true, false])
  func settings(hasAudiences: Bool) async throws {
    let repository = FakeNotificationsRepository(
      settings: NoticeSettingsCapabilities(audiences: hasAudiences, quietHours: !hasAudiences))
    let factory = factory(repository.ports)
    let presenter = try #require(factory.settingsPresenter(navigator: navigator))
    repository.expect(.settings, answers: NoticeSettings())
    await presenter.appear()
    await presenter.send(hasAudiences ? .askQuiet : .choose(.like))
    #expect(presenter.state.problem == .unsupported && presenter.state.question == nil)
    await presenter.send(hasAudiences ? .choose(.like) : .askQuiet)
    #expect(presenter.state.problem == nil && presenter.state.question != nil)
    let screen = try #require(factory.settingsScreen(navigator: navigator))
    repository.expect(.settings, answers: NoticeSettings())
    await screen.appear()
    #expect(screen.screen.entries.count == (hasAudiences ? NoticeKind.chosen.count : 1))
    let interactor = NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil)
    let change =
      hasAudiences ? NoticeSettingsChange(quiet: .off) : NoticeSettingsChange(audiences: [.like: .nobody])
    await #expect(throws: AppError.unsupported) { try await interactor.change(change) }
    repository.verify()
  }
}
