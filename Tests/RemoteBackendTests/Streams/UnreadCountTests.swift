import AppValues
import MastodonAPI
import Notifications
import SocialBackend
import SocialNetworkingTesting
import SocialTestSupport
import Testing

@Suite("The unread count at a server", .timeLimit(.minutes(2)))
struct UnreadCountTests {
  private static let path = "/api/v1/notifications/unread_count"

  private static func count(_ count: Int) -> FakeAnswer { .value(MastodonUnreadCount(count: count)) }

  @Test("is asked for once while a stream tells of everything, and again once something happens")
  func streamed() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    world.transport.expect(.get, Self.path, Self.count(2), Self.count(3))
    world.streams.open()
    let (list, marks) = (world.mia.notifications.list, try world.mia.notifications.marks.orUnsupported())
    var notices = list.changes().makeAsyncIterator()
    #expect(await notices.next() == .lagged)
    for _ in 1...3 { #expect(try await marks.unreadCount() == 2) }
    #expect(world.count(Self.path) == 1)

    let follow = #"{"id": "1", "type": "follow", "account": {"id": "8", "username": "ken"}}"#
    events.send(MastodonStreamMessage(stream: ["user"], event: .notification, payload: follow))
    #expect(await notices.next() == .changed)
    for _ in 1...3 { #expect(try await marks.unreadCount() == 3) }
    #expect(world.count(Self.path) == 2)
  }

  @Test("is asked for again after a while, since no stream tells what is read in another app")
  func forgotten() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    world.transport.expect(.get, Self.path, Self.count(2), Self.count(0))
    world.streams.open()
    let (list, marks) = (world.mia.notifications.list, try world.mia.notifications.marks.orUnsupported())
    var notices = list.changes().makeAsyncIterator()
    #expect(await notices.next() == .lagged)
    #expect(try await marks.unreadCount() == 2)
    world.clock.advance(seconds: 15)
    #expect(try await marks.unreadCount() == 0)
  }

  @Test("is asked for again after the notifications were dismissed here")
  func dismissed() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    world.transport.expect(.get, Self.path, Self.count(2), Self.count(0))
    world.transport.expect(.post, "/api/v1/notifications/clear", .text("{}"))
    world.streams.open()
    let (list, marks) = (world.mia.notifications.list, try world.mia.notifications.marks.orUnsupported())
    var notices = list.changes().makeAsyncIterator()
    #expect(await notices.next() == .lagged)
    #expect(try await marks.unreadCount() == 2)
    try await marks.dismissAll()
    #expect(try await marks.unreadCount() == 0)
  }

  @Test("is asked for each time while no stream tells what happens")
  func alone() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, Self.path, Self.count(1), Self.count(2))
    let marks = try world.mia.notifications.marks.orUnsupported()
    #expect(try await marks.unreadCount() == 1)
    #expect(try await marks.unreadCount() == 2)
  }

  @Test("is got ready while something else is read, where it's still right when it's asked for")
  func prepared() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    let (list, marks) = (world.mia.notifications.list, try world.mia.notifications.marks.orUnsupported())
    await marks.prepareUnreadCount()
    #expect(world.transport.requests.isEmpty)
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    world.transport.expect(.get, Self.path, Self.count(2))
    world.streams.open()
    var notices = list.changes().makeAsyncIterator()
    #expect(await notices.next() == .lagged)
    await marks.prepareUnreadCount()
    #expect(world.count(Self.path) == 1)
    #expect(try await marks.unreadCount() == 2)
  }
}
