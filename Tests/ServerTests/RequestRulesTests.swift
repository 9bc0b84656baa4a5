import Foundation
import HummingbirdTesting
import Testing

@testable import SocialServer

/// What HTTP asks of a server (RFC 9112), byte by byte over a connection.
@Suite("The rules of HTTP", .timeLimit(.minutes(2)))
struct RequestRulesTests {
  private static let post = "POST /api/v1/apps HTTP/1.1\r\nHost: a.example\r\n"
  private static let form = "client_name=Test&redirect_uris=https%3A%2F%2Fapp.example%2Fdone"
  private static let chunked = post + "Transfer-Encoding: chunked\r\n"
  private static let formType = "Content-Type: application/x-www-form-urlencoded\r\n"

  /// Requests, with the status that each is answered with before the connection is closed.
  private static let faulty: KeyValuePairs<String, Int> = [
    "GET /health HTTP/1.1\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost: a.example\r\nHost: a.example\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost: a.example, b.example\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost: a b\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost: a.example/path\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost: me@a.example\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost:\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost: a.example:80x\r\n\r\n": 400,
    "GET /health HTTP/1.1\r\nHost: [::1\r\n\r\n": 400,
    "GET /health HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n": 400,
    "\(post)Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n": 501,
    "\(post)Transfer-Encoding: gzip\r\n\r\nabc": 501,
    "\(post)Transfer-Encoding: chunked, identity\r\n\r\n": 400,
    "\(post)Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n": 400,
    "\(chunked)\r\nzz\r\nabc\r\n0\r\n\r\n": 400,
    "\(chunked)\r\n3\r\nabcd\r\n0\r\n\r\n": 400,
    "\(chunked)\r\n-3\r\nabc\r\n0\r\n\r\n": 400,
    "\(chunked)\r\nfffffffffffffffff\r\nabc\r\n0\r\n\r\n": 400,
    "\(chunked)\r\n0\r\nBad Trailer: 1\r\n\r\n": 400,
    "\(chunked)\r\n0\r\n: nothing\r\n\r\n": 400,
    "\(post)Content-Length: 3x\r\n\r\nabc": 400,
    "\(post)Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd": 400,
    "\(chunked)Content-Length: 3\r\n\r\n3\r\nabc\r\n0\r\n\r\n": 400,
    "GET /health\r\n\r\n": 400,
    "hello\r\n\r\n": 400,
  ]

  @Test("What breaks them is told so, and ends the connection")
  func faults() async throws {
    try await ServerWorld.with(over: .live) { world in
      let port = try world.port
      for (request, status) in Self.faulty {
        let answer = try await LiveConnection.open(to: port) { connection in
          // Behind the fault nothing is read any more.
          try await connection.send(request + "GET /health HTTP/1.1\r\nHost: a.example\r\n\r\n")
          return try await connection.rest()
        }
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.debugDescription): \(answer)")
        #expect(
          answer.lowercased().contains("connection: close\r\n"), "\(request.debugDescription): \(answer)")
        #expect(
          answer.components(separatedBy: "HTTP/1.").count == 2, "\(request.debugDescription): \(answer)")
      }
    }
  }

  @Test("A fault behind requests that are right is told behind their answers")
  func laterFault() async throws {
    try await ServerWorld.with(over: .live) { world in
      let answers = try await LiveConnection.open(to: world.port) { connection in
        let health = "GET /health HTTP/1.1\r\nHost: a.example\r\n\r\n"
        try await connection.send(health + health + "GET /health HTTP/1.1\r\n\r\n")
        return try await connection.rest()
      }
      let statuses = answers.matches(of: /HTTP\/1\.1 ([0-9]+)\s/).map { $0.1 }
      #expect(statuses == ["200", "200", "400"])
    }
  }

  @Test("Hosts of every form are hosts, and trailers are read over")
  func right() async throws {
    try await ServerWorld.with(over: .live) { world in
      try await LiveConnection.open(to: world.port) { connection in
        for host in [
          "a.example", "A_b-c.example:8080", "127.0.0.1", "[::1]:3000", "[fe80::1]", "xn--bcher-kva.example",
        ] {
          try await connection.send("GET /health HTTP/1.1\r\nHost: \(host)\r\n\r\n")
          #expect(try await connection.answer().head.status == 200, "\(host)")
        }
        let size = String(Self.form.utf8.count, radix: 16)
        try await connection.send(
          "\(Self.chunked)\(Self.formType)\r\n\(size);a=b\r\n\(Self.form)\r\n0\r\nA-Trailer: 1\r\n\r\n")
        #expect(try await connection.answer().head.status == 200)
      }
    }
  }

  @Test("A client that waits before it sends a body is told to go on, unless it's refused")
  func expectation() async throws {
    try await ServerWorld.with(over: .live) { world in
      let (port, length) = (try world.port, Self.form.utf8.count)
      try await LiveConnection.open(to: port) { connection in
        let head = "\(Self.post)\(Self.formType)Content-Length: \(length)\r\nExpect: 100-continue\r\n\r\n"
        for _ in 1...2 {
          try await connection.send(head)
          #expect(try await connection.head().status == 100)
          try await connection.send(Self.form)
          #expect(try await connection.answer().head.status == 200)
        }
      }
      try await LiveConnection.open(to: port) { connection in
        try await connection.send(
          "POST /api/v1/statuses HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer nothing\r\n"
            + "Content-Length: 9\r\nExpect: 100-continue\r\n\r\n")
        #expect(try await connection.answer().head.status == 401)
      }
    }
  }

  /// Requests, with how the answer begins and whether the connection is kept behind it.
  private static let kept: [(request: String, begins: String, isKept: Bool)] = [
    ("GET /health HTTP/1.0\r\n\r\n", "HTTP/1.0 200", false),
    ("GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", "HTTP/1.0 200", true),
    ("GET /health HTTP/1.1\r\nHost: a\r\n\r\n", "HTTP/1.1 200", true),
    ("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "HTTP/1.1 200", false),
    ("GET /health HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n", "HTTP/1.1 200", false),
    ("HEAD / HTTP/1.0\r\n\r\n", "HTTP/1.0 200", false),
  ]

  @Test("A connection is kept as long as the client says so")
  func keeping() async throws {
    try await ServerWorld.with(over: .live) { world in
      let port = try world.port
      for (request, begins, isKept) in Self.kept {
        try await LiveConnection.open(to: port) { connection in
          try await connection.send(request)
          if isKept {
            #expect(try await connection.answer().head.status == 200)
            try await connection.send("GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
          }
          let rest = try await connection.rest()
          #expect(rest.hasPrefix(isKept ? "HTTP/1.1 200" : begins), "\(request.debugDescription): \(rest)")
          #expect(rest.lowercased().contains("connection: close\r\n"), "\(request.debugDescription): \(rest)")
        }
      }
    }
  }
}
