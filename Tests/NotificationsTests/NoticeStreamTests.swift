import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Notifications

@Suite("Notices as they come")
struct NoticeStreamTests {
  let repository = FakeNotificationsRepository()

  private static func found(_ notices: [Notice], at cursor: String? = nil) -> Page<Notice> {
    Page(items: notices, older: nil, newer: cursor.map { Cursor($0) })
  }

  private func expect(_ request: PageRequest, _ page: Page<Notice>) {
    repository.expect(each: .all, request, answers: page)
  }

  @Test("begin behind the latest there is, and come the oldest first")
  func order() async throws {
    var stream = try NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil)
      .arrivals(pause: .zero).makeAsyncIterator()
    expect(PageRequest(limit: 1), Self.found([notice("1")], at: "a"))
    try await stream.begin()
    expect(above("a"), Self.found([notice("3"), notice("2")], at: "c"))
    #expect(try await stream.next()?.map(\.id.rawValue) == ["2", "3"])
    // What was told is not told again, whatever is signalled.
    expect(above("c"), Self.found([]))
    expect(above("c"), Self.found([notice("4")], at: "d"))
    #expect(repository.signal(.changed))
    #expect(try await stream.next()?.map(\.id.rawValue) == ["4"])
    repository.verify()
  }

  @Test("are waited for while the source is out of reach, and none is lost in the meantime")
  func faults() async throws {
    var stream = try NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil)
      .arrivals(pause: .zero).makeAsyncIterator()
    repository.expect(.ungrouped(.all, PageRequest(limit: 1)), fails: .unavailable)
    expect(PageRequest(limit: 1), Self.found([]))
    for fault in [AppError.unavailable, .timeout, .offline] {
      repository.expect(.ungrouped(.all, PageRequest(limit: 80)), fails: fault)
    }
    expect(PageRequest(limit: 80), Self.found([notice("2"), notice("1")], at: "b"))
    #expect(repository.signal(.changed))
    #expect(try await stream.next()?.map(\.id.rawValue) == ["1", "2"])
    repository.verify()
  }

  @Test("end with the sign-in")
  func end() async throws {
    repository.expect(.ungrouped(.all, PageRequest(limit: 1)), fails: .unauthenticated)
    let repository = repository
    await #expect(throws: AppError.unauthenticated) {
      var stream = try NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil)
        .arrivals(pause: .zero).makeAsyncIterator()
      _ = try await stream.next()
    }
    #expect(throws: AppError.unauthenticated) {
      try NotificationsInteractor(ports: repository.ports, viewer: .anonymous, alerts: nil).arrivals()
    }
  }
}
