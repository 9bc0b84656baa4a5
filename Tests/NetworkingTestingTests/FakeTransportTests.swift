import MastodonAPI
import SocialNetworking
import SocialNetworkingTesting
import Testing

@Suite("The double of the network") struct FakeTransportTests {
  private let transport = FakeTransport()

  private func client() throws -> APIClient {
    APIClient(try ServerAddress("social.test"), over: transport)
  }

  @Test("It answers each call as expected, in order, and then as always")
  func order() async throws {
    transport.expect(.get, "/api/v1/lists", .value([MastodonUserList(id: "1", title: "One")]), .text("[]"))
    transport.always(.get, "/api/v1/lists", .failure(.offline))
    #expect(transport.missing == ["GET /api/v1/lists", "GET /api/v1/lists"])
    #expect(try await client().answer(Endpoints.Lists.list).map(\.title) == ["One"])
    #expect(try await client().answer(Endpoints.Lists.list).isEmpty)
    for _ in 0..<2 {
      await #expect(throws: NetworkError.offline) { try await client().answer(Endpoints.Lists.list) }
    }
    #expect(transport.missing.isEmpty && transport.requests.count == 4)
  }

  @Test("A call that isn't expected fails the test")
  func unexpected() async throws {
    transport.expect(.post, "/api/v1/lists", .text("{}"))
    await withKnownIssue {
      await #expect(throws: NetworkError.failed("GET /api/v1/lists was not expected")) {
        try await client().answer(Endpoints.Lists.list)
      }
    }
    #expect(transport.missing == ["POST /api/v1/lists"])
  }
}
