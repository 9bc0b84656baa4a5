import AppValues
import Authentication
import Entities
import HTTPTypes
import HummingbirdTesting
import Logging
import MastodonAPI
import Post
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Synchronization
import Testing

@testable import SocialLocalBackend
@testable import SocialServer

@Suite("Answers that are sent again")
struct KeptAnswerTests {
  @Test(
    "are those of timelines, posts, notifications and one's own account, and cost no more than a look at what is new"
  )
  func kept() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      let post = try await aiko.post("Tea with @ben #tea")
      let list = try await ben.call(.post, "/api/v1/lists", form: ["title": "Tea"]).value(
        MastodonUserList.self)
      let addresses = [
        "/api/v1/timelines/home", "/api/v1/timelines/home?limit=1", "/api/v1/timelines/public",
        "/api/v1/timelines/tag/tea", "/api/v1/timelines/list/\(list.id)", "/api/v1/statuses/\(post.id)",
        "/api/v1/accounts/\(aiko.id)/statuses", "/api/v1/notifications",
        "/api/v1/accounts/verify_credentials",
      ]
      for address in addresses {
        let first = try await ben.call(.get, address)
        let before = world.backend.database.statementCount
        let second = try await ben.call(.get, address)
        #expect(world.backend.database.statementCount == before + 1, "\(address)")
        #expect(second.bytes == first.bytes && second.headers["Link"] == first.headers["Link"], "\(address)")
      }
      // Each person gets their own.
      let others = try await aiko.call(.get, "/api/v1/accounts/verify_credentials")
      #expect(try others.value(MastodonCredentialAccount.self).account.username == "aiko")
    }
  }

  @Test("are kept from the second time on, as long as not too many others are asked for")
  func second() async throws {
    try await ServerWorld.with({ $0.askedBefore = 2 }) { world in
      let aiko = try await world.join("aiko")
      let address = "/api/v1/accounts/verify_credentials"
      func costs(_ address: String = address) async throws -> Int {
        let before = world.backend.database.statementCount
        #expect(try await aiko.call(.get, address).status == .ok)
        return world.backend.database.statementCount - before
      }
      _ = try await costs(address + "?1")
      let whole = try await costs()
      #expect(try await costs() == whole)
      #expect(try await costs() == 1)
      let second = address + "?2"
      #expect(try await costs(second) == whole)
      for other in ["?3", "?4"] { #expect(try await costs(address + other) == whole) }
      #expect(try await costs(second) == whole)
      #expect(try await costs(second) == whole)
      #expect(try await costs(second) == 1)
    }
  }

  @Test("are right at once after what another program wrote")
  func otherProgram() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      let database = try await SQLiteDatabase.open(
        path: world.folder.path("database.sqlite"), migrations: LocalBackend.migrations,
        log: Logger(label: "tests"))
      let other = LocalBackend(database: database, passwords: world.passwords)
      let writing = try other.repositories(for: .signedIn(aiko.session)).postWriting.orUnsupported()
      for number in 1...5 {
        #expect(try await ben.texts.count == number - 1)
        _ = try await writing.publish(NewPost(PostContent("Post \(number)")), key: PublishKey("\(number)"))
        #expect(try await ben.texts.count == number)
      }
      await database.close()
    }
  }

  @Test("change when time alone changes them: at the end of a mute, of a filter and of a poll")
  func times() async throws {
    let time = Mutex(Timestamp(milliseconds: 1_790_000_000_000))
    let later = { @Sendable (seconds: Int64) in time.withLock { $0 = $0.adding(seconds: seconds) } }
    try await ServerWorld.with(clock: WallClock { time.withLock { $0 } }) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      let poll = try await aiko.post("Which?", poll: PollQuestion(["Tea", "Coffee"], duration: 300))
      _ = try await ben.call(.post, "/api/v1/accounts/\(aiko.id)/mute", form: ["duration": "30"])
      #expect(try await ben.texts == [])
      later(29)
      #expect(try await ben.texts == [])
      later(1)
      #expect(try await ben.texts.count == 1)
      _ = try await ben.call(
        .post, "/api/v2/filters",
        json: """
          {"title":"w","context":["home"],"expires_in":20,"keywords_attributes":[{"keyword":"which"}]}
          """)
      #expect(try await ben.home[0].filtered.isEmpty == false)
      later(20)
      #expect(try await ben.home[0].filtered.isEmpty == true)
      let status = "/api/v1/statuses/\(poll.id)"
      later(240)
      #expect(try await ben.call(.get, status).value(MastodonStatus.self).poll?.expired == false)
      later(20)
      #expect(try await ben.call(.get, status).value(MastodonStatus.self).poll?.expired == true)
    }
  }

  @Test("aren't sent to someone whose session has ended, nor to anyone else")
  func sessions() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      try await aiko.post("Only for those who follow", for: .followers)
      #expect(try await ben.texts.count == 1)
      let upgrade: HTTPFields = [
        .connection: "Upgrade", .upgrade: "websocket", .secWebSocketProtocol: ben.token,
      ]
      // A token that comes in another way names the person, too, but no one else gets their answer.
      #expect(try await world.call(.get, "/api/v1/timelines/home", headers: upgrade).status == .ok)
      #expect(try await world.call(.get, "/api/v1/timelines/home").status == .unauthorized)
      let query = "/api/v1/timelines/home?access_token=\(ben.token)"
      for _ in 1...2 { #expect(try await world.call(.get, query).status == .ok) }
      _ = try await ben.can.account.activeSessions.orUnsupported().revokeOthers()
      #expect(try await ben.call(.get, "/api/v1/timelines/home").status == .unauthorized)
      #expect(try await world.call(.get, query).status == .unauthorized)
    }
  }

  @Test("end with a session that ends by its time")
  func sessionEnds() async throws {
    let time = Mutex(Timestamp(milliseconds: 1_790_000_000_000))
    try await ServerWorld.with(clock: WallClock { time.withLock { $0 } }) { world in
      try await world.backend.keep(SessionLifetimes(days: 1))
      let ben = try await world.join("ben")
      let addresses = ["/api/v1/timelines/home", "/api/v1/accounts/verify_credentials"]
      time.withLock { $0 = $0.adding(seconds: 86_400 - 30) }
      for address in addresses { #expect(try await ben.call(.get, address).status == .ok) }
      time.withLock { $0 = $0.adding(seconds: 30) }
      for address in addresses { #expect(try await ben.call(.get, address).status == .unauthorized) }
    }
  }

  @Test("are never more than there is room for")
  func room() async throws {
    try await ServerWorld.with({ $0.answerBytes = 40_000 }) { world in
      let aiko = try await world.join("aiko")
      try await aiko.post("Tea")
      for number in 1...40 {
        _ = try await aiko.call(.get, "/api/v1/timelines/home?limit=\(number)&\(number)")
        #expect(try #require(world.server.parts.answers).size <= 40_000)
      }
      // What a request brings counts as well, and too much of it isn't kept.
      let before = try #require(world.server.parts.answers).size
      _ = try await aiko.call(
        .get, "/api/v1/timelines/home", headers: [.acceptEncoding: String(repeating: "x", count: 5000)])
      #expect(try #require(world.server.parts.answers).size == before)
      #expect(try #require(world.server.parts.answers).size > 20_000)
    }
  }

  @Test("are what others are, over a connection, and are counted like them")
  func atOnce() async throws {
    let limited = { (options: inout ServerOptions) in options.limitsRates = true }
    try await ServerWorld.with(limited, over: .live) { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      try await aiko.post("Tea")
      let request =
        "GET /api/v1/timelines/home HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(ben.token)\r\n"
      try await LiveConnection.open(to: world.port) { connection in
        var answers: [(head: AnswerHead, body: String)] = []
        for _ in 1...4 {
          try await connection.send("\(request)\r\n")
          answers.append(try await connection.answer())
        }
        let remaining = answers.compactMap { $0.head.headers["x-ratelimit-remaining"].flatMap { Int($0) } }
        #expect(remaining == (0..<4).map { remaining[0] - $0 })
        #expect(Set(answers.compactMap { $0.head.headers["x-request-id"] }).count == 4)
        let same = answers.map { answer in
          answer.head.headers.filter { !["x-ratelimit-remaining", "x-request-id", "date"].contains($0.key) }
        }
        #expect(Set(same).count == 1 && Set(answers.map(\.body)).count == 1)
        #expect(answers.allSatisfy { $0.head.headers["date"]?.hasSuffix(" GMT") == true })
        // Together, and on the way out.
        try await connection.send(
          String(repeating: "\(request)\r\n", count: 5) + "\(request)Connection: close\r\n\r\n")
        for _ in 1...5 { #expect(try await connection.answer().body == answers[0].body) }
        #expect(try await connection.answer().head.headers["connection"] == "close")
        #expect(try await connection.line() == nil)
      }
    }
  }
}

extension ServerPerson {
  fileprivate var home: [MastodonStatus] {
    get async throws { try await call(.get, "/api/v1/timelines/home").value([MastodonStatus].self) }
  }

  /// What their home timeline shows, read twice.
  fileprivate var texts: [String] {
    get async throws {
      let first = try await home.map(\.content)
      #expect(try await home.map(\.content) == first)
      return first
    }
  }
}
