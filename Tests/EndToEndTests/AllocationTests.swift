import Foundation
import SocialTestSupport
import Testing

/// How often the server allocates memory for a request: what makes it slow without anyone noticing.
@Suite("What a request allocates")
struct AllocationTests {
  /// How many requests of a kind are counted.
  private static let rounds = 40
  #if DEBUG
    private static let isOptimized = false
  #else
    private static let isOptimized = true
  #endif
  /// What they may allocate: a quarter more than they did when this was written, and for a kept answer more than that, since
  /// every ten seconds one takes the usual way.
  private static let most: KeyValuePairs =
    isOptimized
    ? [
      "a kept answer": 60.0, "a page of 20 posts": 380, "a page of no notifications": 380, "publishing": 670,
    ]
    : [
      "a kept answer": 200, "a page of 20 posts": 2250, "a page of no notifications": 1000,
      "publishing": 1900,
    ]

  @Test("is of the order that it was")
  func order() async throws {
    let town = try await Town()
    let count = try await AllocationCount(in: town.sandbox.folder)
    let server = try await RunningServer(
      town, "--allow-password-grant", "--rate-limit", "off", environment: count.environment)
    let mia = try PersistentRequests(server.port, try await server.signIn("mia@example.org"))
    let ken = try PersistentRequests(server.port, try await server.signIn("ken@example.org"))
    let me = try JSONDocument(try await mia.get("/api/v1/accounts/verify_credentials"))
    _ = try await ken.post("/api/v1/accounts/\(try #require(me["id"].text))/follow", "")
    for number in 0..<20 { try await mia.publish("Number \(number) of #many") }
    // What is asked for again is kept; what is asked for once is made each time.
    let (home, notifications) = ("/api/v1/timelines/home", "/api/v1/notifications")
    for round in 0..<5 {
      for path in [home, home + "?first=\(round)", notifications + "?first=\(round)"] {
        _ = try await ken.get(path)
      }
    }
    let found = [
      try await count.each(Self.rounds) { _ in _ = try await ken.get(home) },
      try await count.each(Self.rounds) { _ = try await ken.get(home + "?round=\($0)") },
      try await count.each(Self.rounds) { _ = try await ken.get(notifications + "?round=\($0)") },
      try await count.each(Self.rounds) { try await mia.publish("Another \($0) of #many") },
    ]
    for (most, found) in zip(Self.most, found) {
      #expect(found > most.value / 10 && found <= most.value, "\(most.key)")
    }
    _ = try await server.stop()
  }
}

/// Requests of someone over one connection.
private struct PersistentRequests {
  private let connection: HTTPConnection
  private let token: String

  init(_ port: Int, _ token: String) throws {
    connection = try HTTPConnection(port: port)
    self.token = token
  }

  func get(_ path: String) async throws -> String { try await send("GET \(path)", "") }

  func publish(_ text: String) async throws {
    _ = try await post("/api/v1/statuses", #"{"status":"\#(text)"}"#)
  }

  /// - Parameter body: JSON.
  func post(_ path: String, _ body: String) async throws -> String {
    try await send(
      "POST \(path)", "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n", body)
  }

  private func send(_ line: String, _ headers: String, _ body: String = "") async throws -> String {
    try await connection.send(
      "\(line) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(token)\r\n\(headers)\r\n\(body)")
    let reply = try await connection.readAnswer()
    try #require(reply.status == 200, "\(line): \(reply)")
    return reply.body
  }
}
