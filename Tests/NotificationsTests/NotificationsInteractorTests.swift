import AppValues
import Entities
import Notifications
import SocialTestSupport
import Testing

@MainActor
@Suite("The rules about notices")
struct NotificationsInteractorTests {
  let repository = FakeNotificationsRepository()

  func interactor(_ viewer: Viewer = asBob) -> NotificationsInteractor {
    NotificationsInteractor(ports: repository.ports, viewer: viewer, alerts: nil)
  }

  @Test("passes on what is asked for who is signed in")
  func passesOn() async throws {
    repository.expect(.unread, before("x"), page([notice("1")]))
    repository.expect(unread: 3)
    repository.expect(.markRead([ID("1")]))
    #expect(try await interactor().page(.unread, before("x")) == page([notice("1")]))
    #expect(try await interactor().unreadCount() == 3)
    try await interactor().markRead([ID("1")])
    try await interactor().markRead([])
    repository.verify()
  }

  @Test("an anonymous viewer has no notices, and nothing is asked for them")
  func anonymous() async throws {
    let interactor = interactor(.anonymous)
    await #expect(throws: AppError.unauthenticated) { try await interactor.page() }
    await #expect(throws: AppError.unauthenticated) { try await interactor.markRead([ID("1")]) }
    #expect(throws: AppError.unauthenticated) { try interactor.marks() }
    #expect(try await interactor.unreadCount() == 0)
    var counts: [Int] = []
    for await count in interactor.unreadCounts() { counts.append(count) }
    #expect(counts == [0])
    for await signal in interactor.changes() { Issue.record("\(signal)") }
    #expect(repository.calls.isEmpty)
  }

  @Test("tells the unread count at once and after each change, never the same twice")
  func counts() async throws {
    repository.expect(unread: 2)
    var counts = interactor().unreadCounts().makeAsyncIterator()
    #expect(await counts.next() == 2)
    repository.expect(unread: 2)
    repository.expect(unread: 5)
    #expect(repository.signal(.changed))
    #expect(try await eventually { repository.calls.count == 2 })
    #expect(repository.signal(.lagged))
    #expect(await counts.next() == 5)
  }

  @Test("a burst of signals while one count is read takes one more")
  func burst() async throws {
    let (gate, burst) = (Gate(), Gate())
    repository.expectBurst(Array(repeating: .changed, count: 100), at: burst)
    repository.expect(unread: 1, at: gate)
    repository.expect(unread: 9)
    let told = Task { @MainActor [interactor = interactor()] in
      var last: Int?
      for await count in interactor.unreadCounts() { last = count }
      return last
    }
    await gate.waitForArrival()
    burst.open()
    #expect(try await eventually { repository.isLeft })
    gate.open()
    #expect(await told.value == 9)
    #expect(repository.calls.count == 2)
  }

  @Test("outlives a source that is away: the number stays until it is back")
  func awayAndBack() async throws {
    repository.expect(.unreadCount, fails: .offline)
    let first = Task { [interactor = interactor()] () -> Int? in
      for await count in interactor.unreadCounts() { return count }
      return nil
    }
    #expect(try await eventually { repository.calls.count == 1 })
    #expect(repository.signal(.disconnected))
    repository.expect(unread: 4)
    #expect(repository.signal(.changed))
    #expect(await first.value == 4)
    #expect(repository.calls.count == 2)
  }

  @Test("stops listening when no one wants the count any more")
  func stops() async throws {
    repository.expect(unread: 1)
    let listening = Task { [interactor = interactor()] in
      for await _ in interactor.unreadCounts() {}
    }
    #expect(try await eventually { repository.calls.count == 1 })
    listening.cancel()
    await listening.value
    #expect(try await eventually { repository.isLeft })
  }
}
