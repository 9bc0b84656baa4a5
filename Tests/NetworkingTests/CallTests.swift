import AppValues
import MastodonAPI
import SocialNetworking
import SocialNetworkingTesting
import Testing

@Suite("Calls of endpoints") struct CallTests {
  private let transport = FakeTransport()

  @Test("What is read asks in its address, and is told where the next page is")
  func page() async throws {
    transport.expect(
      .get, "/api/v1/lists/a%2Fb/accounts",
      .text(
        "[]",
        headers: [
          "Link": #"<https://other.test/x?max_id=1>; rel="next""#, "link": #"</y?min_id=2>; rel="prev""#,
        ]),
      .text("[]"))
    let client = try APIClient.test(over: transport)
    let first = try await client.page(
      Endpoints.Lists.members, at: ["a/b"], with: PageParameters(sinceID: "あ", limit: 5))
    #expect(first.answer.isEmpty)
    #expect(first.links == PageLinks(next: "https://other.test/x?max_id=1", previous: "/y?min_id=2"))
    // Only the parameters of a link count: where it leads is up to whoever wrote it.
    _ = try await client.page(Endpoints.Lists.members, at: ["a/b"], following: try #require(first.links.next))
    let requests = transport.requests
    #expect(
      requests.map(\.target) == [
        "/api/v1/lists/a%2Fb/accounts?limit=5&since_id=%E3%81%82", "/api/v1/lists/a%2Fb/accounts?max_id=1",
      ])
    #expect(requests.allSatisfy { $0.server.host == "social.test" && $0.body == nil })
    #expect(requests[0].allHeaders["Accept"] == "application/json")
    #expect(requests[0].allHeaders["User-Agent"]?.hasPrefix("SocialConnect/") == true)
    #expect(requests[0].allHeaders["Authorization"] == "Bearer token")
  }

  @Test("What is written is sent as a form, with its key")
  func form() async throws {
    transport.expect(.post, "/api/v1/lists", .value(MastodonUserList(id: "1", title: "Friends & others")))
    let list = try await APIClient.test(over: transport).answer(
      Endpoints.Lists.create, with: MastodonListForm(title: "Friends & others", exclusive: true),
      idempotencyKey: "key 1")
    #expect(list.title == "Friends & others")
    let request = try #require(transport.requests.first)
    #expect(request.target == "/api/v1/lists")
    #expect(request.headers["Idempotency-Key"] == "key 1")
    #expect(request.allHeaders["Content-Type"] == "application/x-www-form-urlencoded")
    let body = try #require(request.body)
    #expect(body.parts == [.bytes(Array("exclusive=true&title=Friends%20%26%20others".utf8))])
  }

  @Test("What changes one version says which")
  func version() async throws {
    transport.always(.put, "/api/v1/statuses/1", .text(#"{"id": "1", "account": {"id": "2"}}"#))
    let client = try APIClient.test(over: transport)
    let version = MastodonStatusVersion(at: Timestamp(milliseconds: 1_785_592_182_878))
    for tag in [nil, version.tag] {
      _ = try await client.answer(
        Endpoints.Statuses.edit, at: ["1"], with: MastodonStatusForm(status: "Hi"), ifMatch: tag)
    }
    #expect(
      transport.requests.map { $0.headers["If-Match"] } == [nil, #""2026-08-01T13:49:42.878Z""#])
  }

  @Test("What is deleted asks in its address, since not everyone reads a body there")
  func deletion() async throws {
    transport.expect(.delete, "/api/v1/lists/1/accounts", .text("{}"))
    _ = try await APIClient.test(over: transport).answer(
      Endpoints.Lists.remove, at: ["1"], with: MastodonListMembers(accountIDs: ["2", "3"]))
    #expect(
      transport.requests.first?.target == "/api/v1/lists/1/accounts?account_ids%5B%5D=2&account_ids%5B%5D=3")
  }

  @Test("A server's refusal comes with its own words, and what is wrong with each field")
  func refusal() async throws {
    transport.expect(
      .post, "/api/v1/lists",
      .text(
        #"{"error":"Validation failed: no","details":{"title":[{"error":"ERR_BLANK","description":"no"}]}}"#,
        status: 422))
    let error = await #expect(throws: NetworkError.self) {
      try await APIClient.test(over: transport).answer(Endpoints.Lists.create, with: MastodonListForm())
    }
    #expect(
      error
        == .status(
          ServerRefusal(
            status: 422, message: "Validation failed: no",
            details: ["title": [MastodonErrorDetail(error: "ERR_BLANK", description: "no")]])))
  }

  @Test("Of OAuth's errors, the description is what people read; of a web page, nothing")
  func messages() async throws {
    transport.expect(
      .get, "/api/v1/lists",
      .text(#"{"error":"invalid_token","error_description":"The access token was revoked"}"#, status: 401),
      .text("<html><body>Forbidden</body></html>", status: 403, headers: ["Content-Type": "text/html"]))
    let client = try APIClient.test(over: transport)
    let revoked = NetworkError.status(ServerRefusal(status: 401, message: "The access token was revoked"))
    await #expect(throws: revoked) { try await client.answer(Endpoints.Lists.list) }
    await #expect(throws: NetworkError.status(ServerRefusal(status: 403))) {
      try await client.answer(Endpoints.Lists.list)
    }
  }

  @Test("The page of a network that asks to sign in is no answer", arguments: [200, 511])
  func captivePortal(status: Int) async throws {
    transport.expect(.get, "/api/v1/lists", .text(" \n<!DOCTYPE html><title>Wi-Fi</title>", status: status))
    let error = await #expect(throws: NetworkError.undecodable(.webPage)) {
      try await APIClient.test(over: transport).answer(Endpoints.Lists.list)
    }
    #expect(error.map { AppError($0) } == .offline)
  }

  @Test(
    "What isn't what was asked for is said, without what was in it",
    arguments: ["", "secret", #"{"id":"#, #"{"title":"secret"}"#])
  func garbage(text: String) async throws {
    transport.expect(.get, "/api/v1/lists/1", .text(text))
    let error = await #expect(throws: NetworkError.self) {
      try await APIClient.test(over: transport).answer(Endpoints.Lists.show, at: ["1"])
    }
    guard case .undecodable(.malformed(let place)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!place.contains("secret") && !place.isEmpty)
  }

  @Test("An answer that drips has its time as a whole")
  func dripping() async throws {
    let time = TestTime()
    transport.expect(
      .get, "/api/v1/lists",
      FakeAnswer { (_) async throws(NetworkError) in
        NetworkResponse(
          status: 200,
          body: NetworkBytes { () async throws(NetworkError) in
            time.pass(.seconds(29))
            return Array(" ".utf8)
          })
      })
    await #expect(throws: NetworkError.timedOut(.answering)) {
      try await APIClient.test(over: transport, time: time).answer(Endpoints.Lists.list)
    }
    #expect(time.pauses.count == 5)
  }

  @Test("An answer that is longer than allowed isn't read to its end")
  func limit() async throws {
    transport.expect(.get, "/api/v1/lists", .text("[\(String(repeating: " ", count: 100))]"))
    let client = try APIClient.test(over: transport) { $0.answerLimit = 100 }
    await #expect(throws: NetworkError.tooLarge(limit: 100)) { try await client.answer(Endpoints.Lists.list) }
  }
}
