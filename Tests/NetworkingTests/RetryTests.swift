import AppValues
import MastodonAPI
import SocialNetworking
import SocialNetworkingTesting
import Testing

@Suite("Calls that are sent again") struct RetryTests {
  private let transport = FakeTransport()
  private let time = TestTime()

  private func client() throws -> APIClient { try .test(over: transport, time: time) }

  private static let list = FakeAnswer.value(MastodonUserList(id: "1", title: "Friends"))
  private static let failing = FakeAnswer.text(#"{"error":"Bad gateway"}"#, status: 502)

  @Test("What only reads is sent again, after pauses that grow")
  func reading() async throws {
    transport.expect(.get, "/api/v1/lists/1", .failure(.interrupted), Self.failing, Self.list)
    let list = try await client().answer(Endpoints.Lists.show, at: ["1"])
    #expect(list.title == "Friends")
    #expect(time.pauses == [.milliseconds(400), .milliseconds(800)])
  }

  @Test("Not for ever")
  func attempts() async throws {
    transport.expect(.get, "/api/v1/lists/1", .failure(.refused), .failure(.refused), .failure(.refused))
    await #expect(throws: NetworkError.refused) { try await client().answer(Endpoints.Lists.show, at: ["1"]) }
    #expect(transport.missing.isEmpty)
  }

  @Test(
    "What takes its time, or won't get better, is told at once",
    arguments: [
      NetworkError.offline, .nameNotFound, .timedOut(.connecting), .timedOut(.answering), .tls(.untrusted),
      .proxy(.refused), .cancelled, .status(ServerRefusal(status: 404)), .status(ServerRefusal(status: 401)),
    ])
  func atOnce(error: NetworkError) async throws {
    transport.expect(.get, "/api/v1/lists/1", .failure(error))
    await #expect(throws: error) { try await client().answer(Endpoints.Lists.show, at: ["1"]) }
    #expect(time.pauses.isEmpty)
  }

  @Test("Where nothing answers, it's told at once if the caller says so")
  func refused() async throws {
    let client = try APIClient.test(over: transport, time: time) { $0.retriesRefused = false }
    transport.expect(.get, "/api/v1/lists/1", .failure(.refused), .failure(.interrupted), Self.list)
    await #expect(throws: NetworkError.refused) { try await client.answer(Endpoints.Lists.show, at: ["1"]) }
    #expect(time.pauses.isEmpty)
    #expect(try await client.answer(Endpoints.Lists.show, at: ["1"]).title == "Friends")
  }

  @Test("What writes is sent again only if it wasn't carried out for certain")
  func writing() async throws {
    transport.expect(.post, "/api/v1/lists", .failure(.refused), .failure(.interrupted))
    let error = await #expect(throws: NetworkError.interrupted) {
      try await client().answer(Endpoints.Lists.create, with: MastodonListForm(title: "Friends"))
    }
    #expect(error?.isOutcomeUnknown == true)
    #expect(time.pauses.count == 1)
  }

  @Test("With a key, or where the caller says so, it's sent again as it was")
  func declared() async throws {
    transport.expect(.post, "/api/v1/lists", .failure(.interrupted), Self.list)
    transport.expect(.post, "/api/v1/statuses/1/favourite", .failure(.interrupted), .text("{}"))
    transport.expect(.put, "/api/v1/lists/1", .failure(.interrupted), Self.list, .failure(.interrupted))
    let form = MastodonListForm(title: "Friends")
    _ = try await client().answer(Endpoints.Lists.create, with: form, idempotencyKey: "one")
    #expect(transport.requests.map { $0.headers["Idempotency-Key"] } == ["one", "one"])
    #expect(transport.requests[0].body == transport.requests[1].body)
    _ = try await client().answer(Endpoints.Lists.update, at: ["1"], with: form)
    await #expect(throws: NetworkError.interrupted) {
      try await client().answer(Endpoints.Lists.update, at: ["1"], with: form, repetition: .never)
    }
    // What it answers isn't a status, but it was sent twice.
    await #expect(throws: NetworkError.self) {
      try await client().answer(Endpoints.Statuses.favourite, at: ["1"], repetition: .safe)
    }
    #expect(transport.missing.isEmpty)
  }

  @Test(
    "A server that asks to wait a moment is waited for, whichever way it says so",
    arguments: [
      ["Retry-After": "3"],
      ["X-RateLimit-Reset": "2026-09-21T14:13:23.000Z", "Date": "Mon, 21 Sep 2026 14:13:20 GMT"],
      ["X-RateLimit-Reset": "1790000003"],
      ["X-RateLimit-Reset": "3"],
      ["Retry-After": "1", "X-RateLimit-Reset": "3"],
      ["Retry-After": "Mon, 21 Sep 2026 14:13:23 GMT", "Date": "Mon, 21 Sep 2026 14:13:20 GMT"],
    ] as [NetworkHeaders])
  func shortWait(headers: NetworkHeaders) async throws {
    let refusal = FakeAnswer.text(#"{"error":"Too many requests"}"#, status: 429, headers: headers)
    transport.expect(.post, "/api/v1/lists", refusal, Self.list)
    _ = try await client().answer(Endpoints.Lists.create, with: MastodonListForm(title: "Friends"))
    #expect(time.pauses == [.milliseconds(3400)])
  }

  @Test("A long wait is told, and the server isn't asked again before it's over")
  func longWait() async throws {
    let refusal = FakeAnswer.text(
      #"{"error":"Too many requests"}"#, status: 429, headers: ["X-RateLimit-Reset": "1800"])
    transport.expect(.post, "/api/v2/media", refusal, .value(MastodonMediaAttachment(id: "1")))
    transport.expect(.get, "/api/v1/lists", .text("[]"))
    let client = try client()
    func upload() async throws {
      let photo = UploadFile(name: "cat.jpg", type: "image/jpeg", content: .bytes([1]))
      _ = try await client.upload(Endpoints.Media.upload, with: MastodonMediaForm(), files: [photo])
    }
    func refused(after time: Duration) -> NetworkError {
      .status(ServerRefusal(status: 429, message: "Too many requests", retryAfter: time))
    }
    await #expect(throws: refused(after: .seconds(1800))) { try await upload() }
    time.pass(.seconds(1790))
    let error = await #expect(throws: refused(after: .seconds(10))) { try await upload() }
    #expect(error.map { AppError($0) } == .rateLimited(retryAfter: 10))
    #expect(transport.requests.count == 1)
    // Other calls have limits of their own.
    _ = try await client.answer(Endpoints.Lists.list)
    time.pass(.seconds(10))
    try await upload()
  }

  @Test("Someone who is cancelled doesn't wait on")
  func cancelled() async throws {
    transport.always(.get, "/api/v1/lists/1", Self.failing)
    let client = try client()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.answer(Endpoints.Lists.show, at: ["1"])
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(transport.requests.isEmpty)
  }
}
