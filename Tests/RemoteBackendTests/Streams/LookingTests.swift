import AppValues
import Entities
import MastodonAPI
import Notifications
import PostActions
import SocialBackend
import SocialNetworking
import SocialNetworkingTesting
import SocialRemoteBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("News without a stream", .timeLimit(.minutes(2)))
struct LookingTests {
  private static let account = "/api/v1/accounts/verify_credentials"
  private static let mia = FakeAnswer.text(#"{"id": "7", "username": "mia"}"#)

  /// A server that has no streams.
  private static func world(_ signs: FakeAnswer...) throws -> StreamWorld {
    let world = try StreamWorld()
    for path in [StreamWorld.webSocket, "/api/v1/streaming/user"] {
      world.transport.expect(.get, path, .text("{}", status: 404))
    }
    world.streams.open()
    for sign in signs { world.transport.expect(.get, account, sign) }
    return world
  }

  @Test("is looked for every minute, but not where a server asks to wait")
  func minutes() async throws {
    let world = try Self.world(
      Self.mia, .text("", status: 429, headers: ["Retry-After": "120"]), Self.mia)
    var home = try #require(world.mia.timeline.news(of: .home)).makeAsyncIterator()
    await world.tick(times: 4)
    #expect(await home.next() == .changed)
    #expect(world.count(Self.account) == 1)
    await world.tick(times: 4)
    await world.waitForTick()
    #expect(world.count(Self.account) == 2)
    await world.tick(times: 11)
    await world.waitForTick()
    #expect(world.count(Self.account) == 2)
    await world.tick()
    #expect(await home.next() == .changed)
    #expect(world.transport.missing.isEmpty)
  }

  @Test("says that the server is out of reach, once, and when it's back")
  func away() async throws {
    let world = try Self.world(.failure(.offline), .failure(.nameNotFound), Self.mia)
    var home = try #require(world.mia.timeline.news(of: .home)).makeAsyncIterator()
    var posts = world.mia.postLookup.changes().makeAsyncIterator()
    await world.tick(times: 4)
    #expect(await home.next() == .disconnected)
    await world.tick(times: 8)
    #expect(await home.next() == .lagged)
    #expect(await posts.next() == .lagged)
    #expect(world.count(Self.account) == 3)
  }

  @Test("ends with the session")
  func signedOut() async throws {
    let world = try StreamWorld()
    let refusal = FakeAnswer.text(#"{"error": "The access token is invalid"}"#, status: 401)
    world.transport.expect(.get, StreamWorld.webSocket, refusal)
    world.transport.expect(.get, Self.account, refusal)
    world.streams.open()
    var home = try #require(world.mia.timeline.news(of: .home)).makeAsyncIterator()
    #expect(await home.next() == .lagged)
    #expect(world.transport.requests.count == 2)
  }

  @Test("is heard again once a password manager has a token that the server takes")
  func keptToken() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    let refusal = FakeAnswer.text(#"{"error": "The access token is invalid"}"#, status: 401)
    world.transport.expect(.get, StreamWorld.webSocket, refusal, events.answer)
    world.transport.expect(.get, Self.account, refusal)
    world.streams.open()
    let server = HomeServer(
      address: "https://social.test", name: "social.test", keeper: TokenKeeper(give: "echo token"))
    let session = Session(
      id: ID("1"), user: ID("7"), handle: "mia", name: "Mia", token: "", server: server)
    func posts() -> AsyncStream<PostChange> {
      world.backend.repositories(for: .signedIn(session)).postLookup.changes()
    }
    var before = posts().makeAsyncIterator()
    #expect(await before.next() == .lagged)
    var after = posts().makeAsyncIterator()
    #expect(await after.next() == .lagged)
    events.send(MastodonStreamMessage(stream: ["user"], event: .delete, payload: "1"))
    while let change = await after.next(), change != .deleted(ID("1")) { #expect(change == .lagged) }
    #expect(world.count(StreamWorld.webSocket) == 2)
  }

  @Test("is read again after the device has slept, whose connection died unnoticed")
  func sleep() async throws {
    let (world, first, second) = (try StreamWorld(), FakeEvents(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, first.answer, second.answer)
    world.transport.always(.get, Self.account, Self.mia)
    world.streams.open()
    var posts = world.mia.postLookup.changes().makeAsyncIterator()
    #expect(await posts.next() == .lagged)
    await world.tick()
    await world.tick(seconds: 8 * 3600)
    #expect(await posts.next() == .lagged)
    second.send(MastodonStreamMessage(stream: ["user"], event: .delete, payload: "1"))
    while let change = await posts.next(), change != .deleted(ID("1")) { #expect(change == .lagged) }
    #expect(world.count(StreamWorld.webSocket) == 2)
  }

  @Test("of what servers have no stream of is looked for, too")
  func people() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    world.transport.expect(.get, Self.account, Self.mia)
    world.streams.open()
    var ken = try #require(world.mia.timeline.news(of: .user(ID("8")))).makeAsyncIterator()
    await world.tick(times: 4)
    #expect(await ken.next() == .changed)
  }

  @Test("comes to who isn't signed in, who has no streams")
  func anonymous() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/v1/instance", .text(#"{"uri": "social.test"}"#))
    let someone = world.backend.repositories(for: .anonymous)
    var everyone = try #require(someone.timeline.news(of: .everyone)).makeAsyncIterator()
    await world.tick(times: 4)
    #expect(await everyone.next() == .changed)
  }
}
