import AppValues
import MastodonAPI
import SocialConnectTesting
import SocialNetworking
import SocialNetworkingTesting
import Testing

@Suite("Streams of events") struct EventStreamTests {
  private static let (events, webSocket) = ("/api/v1/streaming/user", "/api/v1/streaming")

  private let transport = FakeTransport()
  private let time = TestTime()

  private func serverSent() throws -> EventStream.Iterator {
    try APIClient.test(over: transport, time: time)
      .events(Endpoints.Streaming.user, with: MastodonStreamFilters()).makeAsyncIterator()
  }

  private static func update(_ id: String) -> StreamNews {
    .event(MastodonStreamMessage(stream: [], event: .update, payload: id))
  }

  @Test("Events come, and after a gap it's said that some may be missing")
  func gap() async throws {
    let (first, second) = (FakeEvents(), FakeEvents())
    transport.expect(
      .get, Self.events, first.answer, .failure(.refused), .failure(.offline),
      .text("", status: 503, headers: ["Retry-After": "7"]), second.answer)
    var news = try serverSent()
    #expect(try await news.next() == .connected(afterGap: false))
    first.send(text: ":)\n\nevent: update\nda")
    first.send(text: "ta: 1\n\nevent: update\ndata: 2\n\n")
    #expect(try await news.next() == Self.update("1"))
    #expect(try await news.next() == Self.update("2"))
    first.end()
    second.send(text: "event: delete\ndata: 1\n\n")
    #expect(try await news.next() == .interrupted(.interrupted))
    #expect(try await news.next() == .connected(afterGap: true))
    #expect(
      try await news.next() == .event(MastodonStreamMessage(stream: [], event: .delete, payload: "1")))
    #expect(time.pauses == [.seconds(1), .seconds(2), .seconds(4), .seconds(8) + .seconds(7)])
    let request = try #require(transport.requests.first)
    #expect(request.allHeaders["Accept"] == "text/event-stream")
    #expect(request.allHeaders["Authorization"] == "Bearer token")
  }

  @Test("Pauses grow to a minute, and begin anew once it worked")
  func pauses() async throws {
    let (first, second) = (FakeEvents(), FakeEvents())
    for _ in 0..<9 { transport.expect(.get, Self.events, .failure(.refused)) }
    transport.expect(.get, Self.events, first.answer, second.answer)
    var news = try serverSent()
    #expect(try await news.next() == .interrupted(.refused))
    #expect(try await news.next() == .connected(afterGap: false))
    first.end(.timedOut(.answering))
    #expect(try await news.next() == .interrupted(.timedOut(.answering)))
    #expect(try await news.next() == .connected(afterGap: true))
    #expect(time.pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60, 1].map { .seconds($0) })
  }

  @Test(
    "A server that refuses for good ends it",
    arguments: [(401, "The access token is invalid"), (403, "This action is outside the authorized scopes")])
  func refused(status: Int, message: String) async throws {
    let first = FakeEvents()
    transport.expect(.get, Self.events, first.answer, .text(#"{"error":"\#(message)"}"#, status: status))
    var news = try serverSent()
    #expect(try await news.next() == .connected(afterGap: false))
    first.end()
    #expect(try await news.next() == .interrupted(.interrupted))
    await #expect(throws: NetworkError.status(ServerRefusal(status: status, message: message))) {
      try await news.next()
    }
  }

  @Test("What answers in the server's place is waited out")
  func captivePortal() async throws {
    let events = FakeEvents()
    transport.expect(
      .get, Self.events, .text("<html>", headers: ["Content-Type": "text/html"]), .failure(.tls(.untrusted)),
      .text("", status: 302, headers: ["Location": "http://wifi.test"]), .text("{}"), events.answer)
    var news = try serverSent()
    #expect(try await news.next() == .interrupted(.undecodable(.webPage)))
    #expect(try await news.next() == .connected(afterGap: false))
  }

  @Test("Whoever is cancelled hears nothing more")
  func cancelled() async throws {
    let events = FakeEvents()
    transport.expect(.get, Self.events, events.answer)
    let stream = try APIClient.test(over: transport).events(
      Endpoints.Streaming.user, with: MastodonStreamFilters())
    let connected = Gate()
    let task = Task {
      var heard: [StreamNews] = []
      for try await news in stream {
        heard.append(news)
        connected.open()
      }
      return heard
    }
    await connected.pass()
    task.cancel()
    #expect(try await task.value == [.connected(afterGap: false)])
  }

  @Test("All that is wanted of a WebSocket is asked for, and again after a gap")
  func subscriptions() async throws {
    let (first, second) = (FakeEvents(), FakeEvents())
    transport.expect(.get, Self.webSocket, first.answer, second.answer)
    let wanted = StreamSubscriptions([MastodonStreamRequest(stream: "user")])
    var news = try APIClient.test(over: transport, time: time)
      .events(Endpoints.Streaming.webSocket, with: MastodonStreamQuery(stream: "public"), following: wanted)
      .makeAsyncIterator()
    #expect(try await news.next() == .connected(afterGap: false))
    var sent = try Self.outgoing(transport.requests[0])
    #expect(await sent.next() == #"{"type":"subscribe","stream":"user"}"#)
    let cats = MastodonStreamRequest(stream: "hashtag", tag: "cats")
    wanted.add(cats)
    wanted.add(cats)
    wanted.remove(MastodonStreamRequest(stream: "user"))
    #expect(await sent.next() == #"{"type":"subscribe","stream":"hashtag","tag":"cats"}"#)
    #expect(await sent.next() == #"{"type":"unsubscribe","stream":"user"}"#)
    let message = MastodonStreamMessage(stream: ["hashtag", "cats"], event: .update, payload: "{}")
    first.send(text: "")
    first.send(text: "nothing of the kind")
    first.send(message)
    first.send(text: #"{"error":"Unknown stream type","status":400}"#)
    #expect(try await news.next() == .event(message))
    #expect(try await news.next() == .refused(MastodonStreamError(error: "Unknown stream type")))
    first.end()
    #expect(try await news.next() == .interrupted(.interrupted))
    #expect(try await news.next() == .connected(afterGap: true))
    var again = try Self.outgoing(transport.requests[1])
    #expect(await again.next() == #"{"type":"subscribe","stream":"hashtag","tag":"cats"}"#)
    #expect(transport.requests.allSatisfy { $0.target == "/api/v1/streaming?stream=public" })
  }

  @Test("Streams are where the server has announced them")
  func announced() async throws {
    let (server, streams) = (
      try ServerAddress("social.test"), try ServerAddress("wss://stream.social.test:8443")
    )
    transport.expect(.get, Self.webSocket, FakeEvents().answer)
    let client = APIClient(
      server, token: AccessToken("token", for: server, streaming: streams), over: transport)
    var news = try client.events(Endpoints.Streaming.webSocket, with: MastodonStreamQuery())
      .makeAsyncIterator()
    #expect(try await news.next() == .connected(afterGap: false))
    let request = try #require(transport.requests.first)
    #expect(request.address == "https://stream.social.test:8443/api/v1/streaming")
    #expect(request.allHeaders["Authorization"] == "Bearer token")
  }

  /// What is sent on a WebSocket.
  private static func outgoing(_ request: NetworkRequest) throws -> AsyncStream<String>.Iterator {
    guard case .webSocket(let messages) = request.kind else {
      throw NetworkError.failed("not a WebSocket")
    }
    return messages.makeAsyncIterator()
  }
}
