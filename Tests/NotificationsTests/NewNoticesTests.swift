import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Notifications

@MainActor
@Suite("What stands as new in the list of notices")
struct NewNoticesTests {
  let repository = FakeNotificationsRepository()

  /// A presenter that shows these.
  private func shown(_ notices: [Notice], unread: Int) async -> NotificationsPresenter {
    repository.expect(.all, PageRequest(), page(notices))
    repository.expect(unread: unread)
    let presenter = NotificationsPresenter(
      interactor: NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil),
      router: NotificationsRouter(navigator: RecordingNavigator()))
    await presenter.appear()
    return presenter
  }

  @Test("who opens one and comes back finds the others as new as they were")
  func opensAndReturns() async throws {
    let presenter = await shown([notice("9"), notice("8"), notice("7")], unread: 3)
    try await visit(presenter) {
      repository.expect(.markRead([ID("9")]))
      await presenter.send(.open(ID("9")))
      repository.expect(.markRead([ID("8"), ID("7")]))
    }
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 0)
    await presenter.appear()
    #expect(presenter.state.notices.map(\.isRead) == [true, false, false])
    // It has been marked read already, when the list was covered.
    try await visit(presenter) { await presenter.send(.open(ID("8"))) }
    #expect(presenter.state.notices.map(\.isRead) == [true, true, false])
    repository.verify()
  }

  @Test("what stands as new does so among the unread ones too, until the list is read again")
  func staysNewUnderFilters() async throws {
    let presenter = await shown(
      [notice("9", minutesAgo: 1), notice("8", minutesAgo: 2), notice("7", minutesAgo: 3)], unread: 3)
    try await visit(presenter) {
      repository.expect(.markRead([ID("8")]))
      await presenter.send(.open(ID("8")))
      repository.expect(.markRead([ID("9"), ID("7")]))
    }
    repository.expect(.unread, PageRequest(), page([notice("5", minutesAgo: 4)]))
    repository.expect(unread: 1)
    await presenter.send(.show(.unread))
    #expect(presenter.state.notices.map(\.id.rawValue) == ["9", "7", "5"])
    let all = ["9", "8", "7"].map { notice($0, isRead: true) } + [notice("5")]
    repository.expect(.all, PageRequest(), page(all))
    repository.expect(unread: 1)
    await presenter.send(.show(.all))
    #expect(presenter.state.notices.map(\.isRead) == [false, true, false, false])
    repository.expect(.all, PageRequest(), page(all))
    repository.expect(unread: 1)
    await presenter.send(.refresh)
    #expect(presenter.state.notices.map(\.isRead) == [true, true, true, false])
    repository.verify()
  }

  /// Follows the list while something is done with it, and leaves it then.
  private func visit(_ presenter: NotificationsPresenter, _ body: () async -> Void) async throws {
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.isHeard })
    await body()
    listening.cancel()
    await listening.value
  }
}
