import AppValues
import MastodonAPI
import Notifications
import SocialBackend
import SocialNetworking
import SocialNetworkingTesting
import SocialRemoteBackend
import SocialTestSupport
import Testing

@Suite("Where a server's streams are", .timeLimit(.minutes(2)))
struct StreamPlaceTests {
  private func world(announcing address: String) async throws -> StreamWorld {
    let world = try StreamWorld()
    world.transport.expect(.get, "/api/socialconnect/v1/capabilities", .text("{}", status: 404))
    world.transport.expect(
      .get, "/api/v2/instance", .text(#"{"configuration": {"urls": {"streaming": "\#(address)"}}}"#))
    try await world.backend.learn()
    world.streams.open()
    return world
  }

  @Test("is where it has announced them, or else with everything else")
  func announced() async throws {
    let world = try await world(announcing: "wss://streams.test")
    world.transport.expect(.get, StreamWorld.webSocket, .failure(.nameNotFound), FakeEvents().answer)
    #expect(await world.mia.notifications.list.changes().first { _ in true } == .lagged)
    let requests = world.transport.requests.suffix(2)
    #expect(requests.map(\.server.name) == ["streams.test", "social.test"])
    #expect(requests.allSatisfy { $0.allHeaders["Authorization"] == "Bearer token" })
  }

  @Test(
    "is nowhere that a token may not be sent to", arguments: ["ws://streams.test", "", "wss://social.test"])
  func refused(address: String) async throws {
    let world = try await world(announcing: address)
    world.transport.expect(.get, StreamWorld.webSocket, FakeEvents().answer)
    #expect(await world.mia.notifications.list.changes().first { _ in true } == .lagged)
    #expect(world.transport.requests.last?.server.name == "social.test")
  }
}
