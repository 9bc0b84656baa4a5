import MastodonAPI
import SocialNetworking
import SocialNetworkingTesting
import Testing

@Suite("A network that fails") struct UnreliableTransportTests {
  private let server = FakeTransport()

  @Test(
    "The server has what was sent before it failed",
    arguments: [(nil, 1, nil), (.before, 0, .offline), (.after, 1, .interrupted), (.middle, 1, .interrupted)]
      as [(UnreliableTransport.Fault?, Int, NetworkError?)])
  func faults(fault: UnreliableTransport.Fault?, count: Int, error: NetworkError?) async throws {
    server.always(.get, "/api/v1/lists", .text("[]"))
    let transport = UnreliableTransport(server) { _ in fault }
    let request = NetworkRequest(.get, try ServerAddress("social.test"), "/api/v1/lists")
    var (seen, bytes) = (nil as NetworkError?, [UInt8]())
    do throws(NetworkError) {
      bytes = try await transport.send(request).body.collected(upTo: 100)
    } catch {
      seen = error
    }
    #expect(seen == error && server.requests.count == count)
    #expect(bytes == (error == nil ? Array("[]".utf8) : []))
  }
}
