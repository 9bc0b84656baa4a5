import Foundation
import SocialTestSupport
import Testing

/// Servers that are killed while posts are due to be published and polls end: each post is there once, and everyone is
/// told of everything once.
@Suite("Servers killed while something is due", .timeLimit(.minutes(10)))
struct DueKillTests {
  private static let hasPython: ConditionTrait = .enabled("It writes into the database with Python.") {
    try await SocialTestSupport.Program.run(["python3", "-c", "import sqlite3"]).status == 0
  }

  @Test("do it once, alone and beside another on the same file", hasPython, arguments: [1, 2])
  func onAFile(servers: Int) async throws {
    let sandbox = try Sandbox()
    let file = sandbox.data.appending(path: "socialconnect.sqlite").path
    try await kill(servers, in: sandbox, []) { statements in
      try await SocialTestSupport.Program.expect([
        "python3", "-c",
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.commit()",
        file, statements,
      ])
    }
  }

  @Test(
    "do it once, alone and beside another on a PostgreSQL server",
    .enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"), arguments: [1, 2])
  func onAServer(servers: Int) async throws {
    let server = try #require(PostgreSQLServer.current)
    let database = try await server.makeDatabase()
    try await kill(servers, in: try Sandbox(), ["--database", database]) { statements in
      try await server.run(statements, on: database)
    }
    try await server.dropDatabase(database)
  }

  private func kill(
    _ servers: Int, in sandbox: Sandbox, _ options: [String],
    running statements: (String) async throws -> Void
  ) async throws {
    for handle in ["mia", "ken"] { try await sandbox.signUp(handle, options) }
    let serving = options + ["--allow-password-grant", "--rate-limit", "off"]
    let first = try await RunningServer(sandbox, serving)
    let due = DuePosts(
      mia: try await first.signIn("mia@example.org"), ken: try await first.signIn("ken@example.org"))
    try await due.prepare(on: first)
    #expect(try await first.stop().exitCode == 0)
    try await statements(DuePosts.becomingDue)

    for _ in Effort.rounds(3, full: 12) {
      var running: [RunningServer] = []
      for _ in 0..<servers { running.append(try await RunningServer(sandbox, serving)) }
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...300)))
      for server in running { server.program.signal(SIGKILL) }
      for server in running { _ = try await server.program.finish() }
    }
    // What was under way is another server's once the one that was at it hasn't been heard of for 20 seconds.
    let last = try await RunningServer(sandbox, serving)
    #expect(try await eventually(within: .seconds(120)) { try await due.isOver(on: last) })
    try await due.expectAllOnce(on: last)
    #expect(try await last.stop().exitCode == 0)
    let messages = try await sandbox.run(
      ["notifications", "--json", "--as", "ken", "--data", sandbox.data.path] + options)
    let kinds = try JSONDocument(messages.stdout).elements.compactMap(\.["kind"].text)
    #expect(kinds.count { $0 == "unpublished" } == 1)
    let check = try await sandbox.run(["check", "--data", sandbox.data.path] + options)
    #expect(check.exitCode == 0, "\(check)")
  }
}

/// Posts of Mia's that are published later, polls of hers in which Ken votes, and a comment of his on what she deletes.
private struct DuePosts {
  static let (posts, polls) = (20, 8)
  /// Makes all of it due, one thing after the other, in the next three seconds.
  static var becomingDue: String {
    let now = Int(Date().timeIntervalSince1970 * 1000) + 500
    let times = [
      "UPDATE scheduled_post SET due_at = \(now) + (id / 65536) % 2500;",
      "UPDATE poll SET ends_at = \(now) + (post_id / 65536) % 2500;",
    ]
    return times.joined() + "UPDATE due_work SET due_at = \(now) + (subject / 65536) % 2500;"
  }

  let mia, ken: String

  func prepare(on server: RunningServer) async throws {
    for number in 1...Self.polls {
      let poll = try await publish(
        [
          ("status", "Poll \(number)"), ("poll[options][]", "Tea"), ("poll[options][]", "Coffee"),
          ("poll[expires_in]", "300"),
        ], as: mia, on: server)
      let vote = try await server.post(
        "/api/v1/polls/\(try #require(poll["poll"]["id"].text))/votes", form: [("choices[]", "0")],
        headers: Self.headers(ken))
      #expect(vote.status == 200)
    }
    let gone = try #require(try await publish([("status", "Gone")], as: mia, on: server)["id"].text)
    try await schedule("Too late", [("in_reply_to_id", gone)], as: ken, on: server)
    for number in 1...Self.posts { try await schedule("Post \(number)", [], as: mia, on: server) }
    let deletion = try await server.post(
      "/api/v1/statuses/\(gone)", form: [], headers: Self.headers(mia), method: "DELETE")
    #expect(deletion.status == 200)
  }

  /// Whether nothing is to be published or told any more.
  func isOver(on server: RunningServer) async throws -> Bool {
    let (left, failed) = (try await scheduled(mia, on: server), try await scheduled(ken, on: server))
    let told = [try await toldOfPolls(mia, on: server), try await toldOfPolls(ken, on: server)]
    return left.isEmpty && failed.allSatisfy { $0["failure"].text != nil }
      && told.allSatisfy { $0.count >= Self.polls }
  }

  func expectAllOnce(on server: RunningServer) async throws {
    let me = try await get("/api/v1/accounts/verify_credentials", as: mia, on: server)
    let page = "/api/v1/accounts/\(try #require(me["id"].text))/statuses?limit=40"
    let texts = try await get(page, as: mia, on: server).elements.compactMap(\.["content"].text)
    let expected =
      (1...Self.posts).map { "<p>Post \($0)</p>" } + (1...Self.polls).map { "<p>Poll \($0)</p>" }
    #expect(texts.sorted() == expected.sorted())
    for person in [mia, ken] {
      let told = try await toldOfPolls(person, on: server)
      #expect(told.count == Self.polls && Set(told).count == Self.polls)
    }
    #expect(try await scheduled(ken, on: server).map(\.["failure"].text) == ["parent"])
  }

  /// The polls of whose end someone was told.
  private func toldOfPolls(_ token: String, on server: RunningServer) async throws -> [String] {
    try await get("/api/v1/notifications?types[]=poll&limit=80", as: token, on: server).elements
      .compactMap(\.["status"]["id"].text)
  }

  private func scheduled(_ token: String, on server: RunningServer) async throws -> [JSONDocument] {
    try await get("/api/v1/scheduled_statuses?limit=40", as: token, on: server).elements
  }

  private func schedule(
    _ text: String, _ more: [(String, String)], as token: String, on server: RunningServer
  ) async throws {
    let time = Date(timeIntervalSinceNow: 86_400).formatted(.iso8601)
    _ = try await publish([("status", text), ("scheduled_at", time)] + more, as: token, on: server)
  }

  private func publish(
    _ form: [(String, String)], as token: String, on server: RunningServer
  ) async throws -> JSONDocument {
    let reply = try await server.post("/api/v1/statuses", form: form, headers: Self.headers(token))
    #expect(reply.status == 200, "\(reply.body)")
    return try JSONDocument(reply.body)
  }

  private func get(_ path: String, as token: String, on server: RunningServer) async throws -> JSONDocument {
    try JSONDocument(try await server.get(path, headers: Self.headers(token)).body)
  }

  private static func headers(_ token: String) -> [String: String] { ["Authorization": "Bearer \(token)"] }
}
