import AppScreens
import AppValues
import Foundation
import Logging
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("A server whose database is being updated")
struct StartupResponderTests {
  private static var log: Logger {
    var log = Logger(label: "tests")
    log.logLevel = .critical
    return log
  }

  /// Runs a server whose database takes long.
  ///
  /// - Parameter body: Takes the port, what says how far an update has come, and what ends it.
  private func with(
    _ body:
      @escaping @Sendable (_ port: Int, _ told: @Sendable (Double) -> Void, _ end: @Sendable () -> Void)
      async throws -> Void
  ) async throws {
    try await ServerWorld.with { world in
      let options = ServerOptions(port: FreePort.find(), limitsRates: false)
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      let updating = LockedValue<(@Sendable (DatabaseUpdate) -> Void)?>(nil)
      let running = Task {
        try await SocialServer.run(options, log: Self.log) { update in
          updating.change { $0 = update }
          for await _ in ends { break }
          return world.server
        }
      }
      let isListening = try await eventually { updating.value != nil }
      #expect(isListening)
      try await body(options.port, { updating.value?(.changing($0)) }, { end.yield() })
      running.cancel()
      // Being cancelled is no fault of its own.
      _ = try? await running.value
    }
  }

  @Test("It says so on its port, and then serves on the same port and connection")
  func becomesTheServer() async throws {
    try await with { port, told, end in
      try await LiveConnection.open(to: port) { connection in
        var texts: [String] = []
        for (path, done) in [("/health", nil), ("/api/v2/instance", 0.414), ("/", 0.9)] as [(String, Double?)]
        {
          if let done { told(done) }
          let (head, text) = try await connection.get(path)
          #expect(head.status == 503 && head.headers["retry-after"] == "5", "\(path)")
          let type = path.hasPrefix("/api/") ? "application/json" : "text/plain"
          #expect(head.headers["content-type"] == "\(type); charset=utf-8")
          texts.append(text)
        }
        #expect(
          texts == [
            "SocialConnect is starting. Try again in a moment.\n",
            "{\"error\":\"SocialConnect is starting. It's updating its database: 41% done. Try again in a moment.\"}",
            "SocialConnect is starting. It's updating its database: 90% done. Try again in a moment.\n",
          ])
        end()
        var status = 503
        while status == 503 {
          status = try await connection.get("/health").head.status
        }
        #expect(status == 200)
      }
    }
  }

  @Test("It ends at once when it's asked to, without waiting for the update")
  func ends() async throws {
    try await with { _, told, _ in told(0.5) }
  }

  @Test("What can't be opened is said, and a port that is taken is said before anything is opened")
  func faults() async throws {
    let options = ServerOptions(port: FreePort.find())
    await #expect(throws: AppError.storage(.full)) {
      try await SocialServer.run(options, log: Self.log) { _ in throw AppError.storage(.full) }
    }
    try await with { port, _, _ in
      let taken = ServerOptions(port: port)
      let fault = await #expect(throws: SettingFault.self) {
        try await SocialServer.run(taken, log: Self.log) { _ in
          Issue.record("It was opened.")
          throw AppError.unavailable
        }
      }
      #expect(fault?.text(in: .english).contains("is in use by another program") == true)
    }
  }
}

extension LiveConnection {
  fileprivate func get(_ path: String) async throws -> (head: AnswerHead, body: String) {
    try await send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return try await answer()
  }
}
