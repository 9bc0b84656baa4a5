import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Notifications

@MainActor
@Suite("Changes on the list of notices, side by side")
struct NoticeChangesTests {
  let repository = FakeNotificationsRepository()

  /// A presenter that shows these.
  func shown(_ notices: [Notice], unread: Int = 1) async -> NotificationsPresenter {
    repository.expect(.all, PageRequest(), page(notices))
    repository.expect(unread: unread)
    let presenter = NotificationsPresenter(
      interactor: NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil),
      router: NotificationsRouter(navigator: RecordingNavigator()))
    await presenter.appear()
    return presenter
  }

  @Test("two taps dismiss one notice once, and two answers dismiss all once")
  func dismissesOnce() async {
    let presenter = await shown([notice("9"), notice("8")], unread: 2)
    let gate = Gate()
    repository.expect(.dismiss([ID("9")]), at: gate)
    // The second tap may have what was changed read again.
    for _ in 0..<2 {
      repository.expect(.all, above("top"), page([]))
      repository.expect(unread: 1)
    }
    let first = Task { await presenter.send(.dismiss(ID("9"))) }
    await gate.waitForArrival()
    let second = Task { await presenter.send(.dismiss(ID("9"))) }
    gate.open()
    for task in [first, second] { await task.value }
    #expect(presenter.state.done == .dismissed && presenter.state.notices.map(\.id.rawValue) == ["8"])
    await presenter.send(.dismissAll)
    repository.expect(.dismissAll, at: gate)
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 1)
    let confirming = Task { await presenter.send(.confirmDismissal) }
    await gate.waitForArrival()
    await presenter.send(.confirmDismissal)
    gate.open()
    await confirming.value
    await presenter.send(.confirmDismissal)
    #expect(presenter.state.done == .dismissedAll && presenter.state.notices.isEmpty)
    #expect(repository.calls.count { [.dismiss([ID("9")]), .dismissAll].contains($0) } == 2)
  }

  @Test("what was done is said, also when it cannot be read again")
  func staleAfterChange() async {
    let presenter = await shown([notice("9")])
    repository.expect(.markAllRead)
    repository.expect(.page(.all, above("top")), fails: .unauthenticated)
    repository.expect(unread: 0)
    await presenter.send(.markAllRead)
    #expect(presenter.state.done == .markedAllRead && presenter.state.problem == nil)
    #expect(presenter.state.isStale && presenter.state.notices.map(\.isRead) == [true])
  }

  @Test("what was said stays until the next action has answered")
  func outcomeStays() async {
    let presenter = await shown([notice("9")])
    repository.expect(.markAllRead, fails: .storage(.locked))
    await presenter.send(.markAllRead)
    let gate = Gate()
    repository.expect(.all, PageRequest(), page([notice("9")]), at: gate)
    repository.expect(unread: 1)
    let refreshing = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    #expect(presenter.state.problem == .storage(.locked) && presenter.state.action.isWorking)
    gate.open()
    await refreshing.value
    #expect(presenter.state.problem == nil && !presenter.state.action.isWorking)
  }

  @Test("marking all read that fails marks nothing")
  func marksAllFails() async {
    let presenter = await shown([notice("9")])
    repository.expect(.markAllRead, fails: .storage(.locked))
    await presenter.send(.markAllRead)
    #expect(presenter.state.done == nil)
    #expect(presenter.state.notices.map(\.isRead) == [false])
    #expect(presenter.state.problem == .storage(.locked))
  }
}
