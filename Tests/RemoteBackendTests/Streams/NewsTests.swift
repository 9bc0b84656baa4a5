import AppValues
import Entities
import MastodonAPI
import Notifications
import PostActions
import SocialBackend
import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Testing
import Timeline

@Suite("News of a server", .timeLimit(.minutes(2)))
struct NewsTests {
  private static func status(_ id: String, by author: String = "8", on parent: String? = nil) -> String {
    let parent = parent.map { #", "in_reply_to_id": "\#($0)""# } ?? ""
    return #"{"id": "\#(id)", "content": "", "account": {"id": "\#(author)", "username": "ken"}\#(parent)}"#
  }

  private static func message(
    _ event: MastodonStreamEvent, _ payload: String?, _ stream: String...
  ) -> MastodonStreamMessage {
    MastodonStreamMessage(stream: stream, event: event, payload: payload)
  }

  @Test("comes over one connection, to each what concerns them")
  func oneConnection() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    let mia = world.mia
    let cats = HashtagSelection(any: ["Cats"])
    var home = try #require(mia.timeline.news(of: .home)).makeAsyncIterator()
    var everyone = try #require(mia.timeline.news(of: .everyone)).makeAsyncIterator()
    var tagged = try #require(world.mia.timeline.news(of: .hashtag(cats))).makeAsyncIterator()
    var list = try #require(mia.timeline.news(of: .list(ID("5")))).makeAsyncIterator()
    var ken = try #require(mia.timeline.news(of: .user(ID("8")))).makeAsyncIterator()
    var notices = world.mia.notifications.list.changes().makeAsyncIterator()
    var merges = try mia.notifications.requests.orUnsupported().requestMerges().makeAsyncIterator()
    var posts = mia.postLookup.changes().makeAsyncIterator()
    world.streams.open()
    #expect(await home.next() == .lagged)
    #expect(await everyone.next() == .lagged)
    #expect(await tagged.next() == .lagged)
    #expect(await list.next() == .lagged)
    #expect(await notices.next() == .lagged)
    #expect(await merges.next() == .lagged)
    #expect(await posts.next() == .lagged)

    events.send(Self.message(.update, Self.status("1", by: "9"), "public"))
    #expect(await everyone.next() == .changed)
    events.send(Self.message(.update, Self.status("2"), "hashtag", "cats"))
    #expect(await tagged.next() == .changed)
    #expect(await ken.next() == .changed)
    events.send(Self.message(.update, Self.status("3", on: "1"), "list", "5"))
    #expect(await list.next() == .changed)
    #expect(await posts.next() == .changed(ID("1")))
    events.send(Self.message(.update, Self.status("4"), "user"))
    #expect(await home.next() == .changed)
    let like = #"{"id": "1", "type": "favourite", "account": {"id": "8"}, "status": \#(Self.status("6"))}"#
    events.send(Self.message(.notification, like, "user"))
    #expect(await notices.next() == .changed)
    #expect(await posts.next() == .changed(ID("6")))
    events.send(Self.message(.notificationsMerged, "1", "user"))
    #expect(await merges.next() == .changed)
    events.send(Self.message(.statusUpdate, Self.status("6"), "user"))
    #expect(await posts.next() == .edited(ID("6")))
    events.send(Self.message(.delete, "6", "user"))
    #expect(await posts.next() == .deleted(ID("6")))

    let request = try #require(world.transport.requests.first)
    #expect(world.transport.requests.count == 1 && request.target == "/api/v1/streaming?stream=user")
    guard case .webSocket(let sent) = request.kind else { throw NetworkError.failed("no WebSocket") }
    var asked: Set<String> = []
    for await text in sent {
      asked.insert(text)
      if asked.count == 3 { break }
    }
    #expect(
      asked == [
        #"{"type":"subscribe","stream":"public"}"#, #"{"type":"subscribe","stream":"hashtag","tag":"Cats"}"#,
        #"{"type":"subscribe","stream":"list","list":"5"}"#,
      ])
  }

  @Test("that can't be read is skipped")
  func garbage() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    var posts = world.mia.postLookup.changes().makeAsyncIterator()
    world.streams.open()
    #expect(await posts.next() == .lagged)
    events.send(text: "\u{1}nothing of the kind")
    events.send(Self.message(.update, nil, "user"))
    events.send(Self.message(.statusUpdate, #"{"id": {}}"#, "user"))
    events.send(Self.message(.notification, "[]", "user"))
    events.send(Self.message(.delete, "", "user"))
    events.send(Self.message(MastodonStreamEvent(rawValue: "pleroma:chat_update"), "{}", "user"))
    events.send(text: #"{"event": "delete", "payload": 12}"#)
    #expect(await posts.next() == .deleted(ID("12")))
    events.send(Self.message(.filtersChanged, nil, "user"))
    #expect(await posts.next() == .lagged)
  }

  @Test("that was missed is read again, and then it goes on")
  func gap() async throws {
    let (world, first, second) = (try StreamWorld(), FakeEvents(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, first.answer, .failure(.refused), second.answer)
    world.streams.open()
    var home = try #require(world.mia.timeline.news(of: .home)).makeAsyncIterator()
    #expect(await home.next() == .lagged)
    first.end()
    #expect(await home.next() == .lagged)
    second.send(Self.message(.delete, "1", "user"))
    #expect(await home.next() == .changed)
  }

  @Test("is no longer listened to once no one does")
  func end() async throws {
    let (world, first, second) = (try StreamWorld(), FakeEvents(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, first.answer, second.answer)
    world.streams.open()
    for number in 1...2 {
      let task = Task { await world.mia.notifications.list.changes().first { _ in true } }
      #expect(await task.value == .lagged)
      #expect(world.count(StreamWorld.webSocket) == number)
    }
  }

  @Test("comes by server-sent events where there's no WebSocket, which isn't asked for again")
  func serverSent() async throws {
    let (world, user, everyone, again) = (try StreamWorld(), FakeEvents(), FakeEvents(), FakeEvents())
    let path = "/api/v1/streaming/user"
    world.transport.expect(.get, StreamWorld.webSocket, .text("{}", status: 404))
    world.transport.expect(.get, path, user.answer, again.answer)
    world.transport.expect(.get, "/api/v1/streaming/public", everyone.answer)
    world.streams.open()
    let mia = world.mia
    do {
      var home = try #require(mia.timeline.news(of: .home)).makeAsyncIterator()
      var all = try #require(mia.timeline.news(of: .everyone)).makeAsyncIterator()
      #expect(await home.next() == .lagged)
      #expect(await all.next() == .lagged)
      everyone.send(text: "event: update\ndata: \(Self.status("1"))\n\n")
      #expect(await all.next() == .changed)
      user.send(text: "event: delete\ndata: 1\n\n")
      #expect(await home.next() == .changed)
    }
    var posts = mia.postLookup.changes().makeAsyncIterator()
    #expect(await posts.next() == .lagged)
    #expect(world.count(StreamWorld.webSocket) == 1 && world.count(path) == 2)
  }
}
