import MastodonAPI
import SocialNetworking
import SocialNetworkingTesting
import Testing

@Suite("Redirects") struct RedirectTests {
  private let transport = FakeTransport()

  private static func redirect(to address: String, _ status: Int = 302) -> FakeAnswer {
    .text("", status: status, headers: ["Location": address])
  }

  @Test("None is followed with a token", arguments: [301, 302, 303, 307, 308])
  func withToken(status: Int) async throws {
    transport.expect(.get, "/api/v1/lists", Self.redirect(to: "https://social.test/other", status))
    await #expect(throws: NetworkError.redirected(to: "https://social.test/other")) {
      try await APIClient.test(over: transport).answer(Endpoints.Lists.list)
    }
  }

  @Test("A few are followed without one, to what is encrypted")
  func withoutToken() async throws {
    transport.expect(.get, "/api/v2/instance", Self.redirect(to: "https://www.social.test:8443/x?a=%20b"))
    transport.expect(.get, "/x", Self.redirect(to: "/y", 308))
    transport.expect(.get, "/y", .text("{}"))
    let client = try APIClient.test(over: transport, isSignedIn: false)
    _ = try await client.answer(Endpoints.Server.instance)
    #expect(
      transport.requests.map(\.address) == [
        "https://social.test/api/v2/instance", "https://www.social.test:8443/x?a=%20b",
        "https://www.social.test:8443/y",
      ])
  }

  @Test(
    "Nothing is followed to what isn't, or isn't an address",
    arguments: [
      "http://social.test/", "http://127.0.0.1/", "ftp://social.test/", "", "https://a:b@social.test/",
    ])
  func insecure(address: String) async throws {
    transport.expect(.get, "/api/v2/instance", Self.redirect(to: address))
    await #expect(throws: NetworkError.redirected(to: address)) {
      try await APIClient.test(over: transport, isSignedIn: false).answer(Endpoints.Server.instance)
    }
  }

  @Test("What writes isn't sent elsewhere")
  func writing() async throws {
    transport.expect(.post, "/api/v1/lists", Self.redirect(to: "https://social.test/other", 307))
    await #expect(throws: NetworkError.redirected(to: "https://social.test/other")) {
      try await APIClient.test(over: transport, isSignedIn: false)
        .answer(Endpoints.Lists.create, with: MastodonListForm())
    }
  }

  @Test("A circle ends")
  func circle() async throws {
    transport.always(.get, "/api/v2/instance", Self.redirect(to: "/api/v2/instance"))
    await #expect(throws: NetworkError.redirected(to: "/api/v2/instance")) {
      try await APIClient.test(over: transport, isSignedIn: false).answer(Endpoints.Server.instance)
    }
    #expect(transport.requests.count == 5)
  }

  @Test("Pictures are read wherever they are, without the token")
  func pictures() async throws {
    transport.expect(.get, "/cat.png", .bytes([1, 2], headers: ["Content-Type": "image/png"]))
    let client = try APIClient.test(over: transport)
    let file = try await client.file(at: "https://media.other.test/cat.png", upTo: 100)
    #expect(file.bytes == [1, 2] && file.type == "image/png")
    #expect(transport.requests[0].server.host == "media.other.test")
    #expect(transport.requests[0].allHeaders["Authorization"] == nil)
    await #expect(throws: NetworkError.insecure) {
      try await client.file(at: "http://media.other.test/cat.png", upTo: 100)
    }
  }
}
