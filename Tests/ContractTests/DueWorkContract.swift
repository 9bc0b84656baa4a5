import AppValues
import Authentication
import Entities
import Foundation
import Notifications
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

/// What outlives a request: who does it, when, and what becomes of it where it cannot be done.
@Suite("Work behind what was answered") struct DueWorkContract {
  @Test("that another program leaves is taken up by one that is open", arguments: BackendKind.available)
  func takenUp(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (bob, fan) = (try await world.join("bob"), try await world.join("fan"))
      _ = try await fan.watch(bob)
      let post = try await bob.post("hello")
      await world.finish()
      let open = world.program()
      await open.begin(until: .now)
      // From the first signal on it hears of what is added.
      let signals = open.repositories(for: .signedIn(fan.session)).notifications.list.changes()
      #expect(await nextSignal(signals) != nil)
      #expect(try await fan.notices() == [.post])
      // What is added first may be found by the look that a program takes around when it begins to listen.
      for _ in 1...2 {
        try await world.opened { other in
          try await other.forgetTelling("watchers", of: post, behind: 0)
        }
        #expect(try await eventually { try await world.told(of: post).count == 1 })
        await open.finish()
      }
      await open.end(nil)
    }
  }

  @Test("is another's as long as a program says that it is at it", arguments: BackendKind.available)
  func leased(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (bob, fan) = (try await world.join("bob"), try await world.join("fan"))
      _ = try await fan.watch(bob)
      let post = try await bob.post("hello")
      await world.finish()
      try await world.forgetTelling("watchers", of: post, behind: 0)
      let lease = world.clock.clock.now().milliseconds + 20_000
      try await world.database.write { connection throws(AppError) in
        try connection.execute(
          "UPDATE due_work SET state = 'running', due_at = \(lease) WHERE kind = 'telling'")
      }
      await world.runOnce()
      #expect(try await world.told(of: post) == [])
      world.clock.advance(seconds: 20)
      await world.runOnce()
      #expect(try await world.told(of: post).count == 1)
    }
  }

  @Test(
    "that fails is tried again, later each time, and given up some time", arguments: BackendKind.available)
  func failing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      // No mail can be put where a file lies.
      let outbox = world.folder.path("outbox")
      try Data().write(to: URL(filePath: outbox))
      _ = try await world.stranger.authentication.resets.orUnsupported().requestCode(
        email: "alice@example.com")
      await world.finish()
      var pauses: [Int64] = []
      while let work = try await world.mailWork(), work.state == "due" {
        pauses.append(work.due - world.clock.clock.now().milliseconds)
        await world.runOnce()
        #expect(try await world.mailWork() == work, "nothing is tried before its time")
        world.clock.advance(seconds: pauses.last.map { $0 / 1000 + 1 } ?? 0)
        await world.runOnce()
      }
      for (number, pause) in pauses.enumerated() {
        let middle: Int64 = 5_000 << Int64(number)
        let (least, most): (Int64, Int64) = (middle * 3 / 4, middle * 5 / 4)
        #expect(pause >= least && pause <= most)
      }
      // A code means nothing after a quarter of an hour.
      #expect((6...9).contains(pauses.count))
      let work = try #require(try await world.mailWork())
      #expect(work.state == "given up")
      #expect(try await world.count("SELECT COUNT(*) FROM mail") == 0)
      #expect(try await world.backend.mailSending?.status().givenUp == 1)
      try FileManager.default.removeItem(atPath: outbox)
      await world.runOnce()
      #expect(try await world.mails() == [])
    }
  }

  @Test("costs a program that has nothing to do no write", arguments: BackendKind.available)
  func idle(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      let before = world.database.statementCount
      await world.runOnce()
      #expect(world.database.statementCount - before == 1)
    }
  }
}

extension World {
  fileprivate struct Work: Equatable, Sendable {
    let state: String
    let due: Int64
  }

  fileprivate func mailWork() async throws -> Work? {
    try await database.read { connection throws(AppError) in
      try connection.first("SELECT state, due_at FROM due_work WHERE kind = 'mail'") {
        row throws(AppError) in Work(state: row.text(0), due: row.integer(1))
      }
    }
  }
}
