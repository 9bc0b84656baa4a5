import AppValues
import Entities
import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import SocialScheduling
import Testing

@testable import SocialCredentials
@testable import SocialServer

/// What becomes of clients that send more than their share.
@Suite("The turns of requests", .timeLimit(.minutes(2)))
struct RequestTurnsTests {
  @Test("Requests that are sent ahead are answered in their order, also where nothing more comes")
  func ahead() async throws {
    try await ServerWorld.with(over: .live) { world in
      let mia = try await world.join("mia")
      let ids = try await (0..<20).asyncMap { number in try await mia.post("Number \(number)").id.rawValue }
      try await LiveConnection.open(to: world.port) { connection in
        for _ in 0..<2 {
          let requests = ids.map { "GET /api/v1/statuses/\($0) HTTP/1.1\r\nHost: a.example\r\n\r\n" }
          try await connection.send(requests.joined())
          for id in ids { #expect(try await connection.answer().body.contains("\"id\":\"\(id)\"")) }
        }
        let last = "GET /health HTTP/1.1\r\nHost: a.example\r\n\r\n"
        try await connection.send(last + last + last)
        connection.endSending()
        #expect(try await connection.rest().components(separatedBy: "HTTP/1.1 200").count == 4)
      }
    }
  }

  @Test("More than a server keeps are cut off behind the last answer, which says so")
  func tooMany() async throws {
    try await ServerWorld.with(over: .live) { world in
      let answers = try await LiveConnection.open(to: world.port) { connection in
        let request = "GET /health HTTP/1.1\r\nHost: a\r\n\r\n"
        try await connection.send(String(repeating: request, count: 1400))
        return try await connection.rest()
      }
      let heads = answers.components(separatedBy: "HTTP/1.1 200").dropFirst()
      #expect((100..<1400).contains(heads.count))
      #expect(heads.dropLast().allSatisfy { !$0.lowercased().contains("connection: close") })
      #expect(heads.last?.lowercased().contains("connection: close") == true)
    }
  }

  @Test("A malformed body is refused, also behind a request that is answered first")
  func malformed() async throws {
    try await ServerWorld.with(over: .live) { world in
      let answers = try await LiveConnection.open(to: world.port) { connection in
        try await connection.send(
          "GET /health HTTP/1.1\r\nHost: a\r\n\r\nPOST /api/v1/apps HTTP/1.1\r\nHost: a\r\n"
            + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
        return try await connection.rest()
      }
      #expect(answers.contains("HTTP/1.1 200") && answers.contains("HTTP/1.1 400"))
    }
  }

  @Test("Those who have gone aren't hashed for")
  func gone() async throws {
    let passwords = PasswordHasher(cost: .least, concurrency: 1)
    try await ServerWorld.with(passwords: passwords, over: .live) { world in
      let mia = try await world.join("mia")
      let port = try world.port
      let form =
        "grant_type=password&client_id=\(mia.app.clientID)&client_secret=\(mia.app.clientSecret.value)"
        + "&username=mia%40example.org&password=correct%20horse%20battery&scope=read"
      let request =
        "POST /oauth/token HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        + "Content-Length: \(form.utf8.count)\r\n\r\n\(form)"
      // As if another password were being hashed.
      try await passwords.limiter.enter()
      let before = passwords.workCount
      for _ in 1...3 {
        try await LiveConnection.open(to: port) { connection in
          try await connection.send(request)
          while passwords.waitingCount == 0 { await Task.yield() }
        }
        while passwords.waitingCount > 0 { await Task.yield() }
      }
      passwords.limiter.leave()
      try await LiveConnection.open(to: port) { connection in
        try await connection.send(request)
        #expect(try await connection.head().status == 200)
      }
      #expect(passwords.workCount == before + 1)
    }
  }

  @Test("Pages and files are counted, pages for the person or the address")
  func counted() async throws {
    try await ServerWorld.with({ $0.limitsRates = true }) { world in
      let style = try await world.call(.get, PageStyle.address)
      #expect(style.status == .ok)
      for limit in [RateLimit.pages, .files] {
        while world.server.limiter.take(limit, for: "unknown").isAllowed {}
      }
      for address in ["/", "/@mia", "/tags/cats", "/auth/sign_in"] {
        let page = try await world.call(.get, address, headers: [.acceptLanguage: "ja"])
        #expect(page.status == .tooManyRequests && page.headers[.retryAfter] != nil)
        #expect(
          page.headers[.contentType]?.hasPrefix("text/html") == true && page.text.contains("アクセスが多すぎます"))
      }
      for address in [PageStyle.address, "/assets/icon-48.png", "/media/00/none.jpg"] {
        #expect(try await world.call(.get, address).status == .tooManyRequests)
      }
      #expect(try await world.call(.get, "/health").status == .ok)
      #expect(try await world.call(.get, "/api/v2/instance").status == .ok)
    }
  }
}

extension Sequence where Self: Sendable {
  /// One after the other.
  fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
