import AppValues
import Authentication
import Entities
import Post
import PostActions
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

/// An embedded database has no time but the machine's: while that cannot be right, nothing is written.
@Suite("A machine's wrong clock")
struct MachineClockContract {
  private static let year: Int64 = 365 * 86_400
  private static let kinds = [BackendKind.file]

  @Test("years ahead stops every write until it is set right", arguments: kinds)
  func refusal(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("before")
      let written = world.clock.clock.now()
      let before = try await world.contents()
      world.clock.advance(seconds: 6 * Self.year)
      let error = AppError.wrongClock(shows: world.clock.clock.now(), lastWritten: written)
      await #expect(throws: error) { try await alice.post("far ahead") }
      await #expect(throws: error) { try await alice.edit(post) { $0.text = "far ahead" } }
      await #expect(throws: error) { try await alice.can.postActions.delete(post.id) }
      await #expect(throws: error) { try await world.join("bob") }
      await #expect(throws: error) { try await world.again(alice) }
      // What waits for its time waits still, and reading goes on.
      await world.runOnce(until: .now)
      #expect(try await alice.can.post.thread(of: post.id).post.text == "before")
      _ = try await world.stranger.authentication.sessions.refresh(alice.session)
      #expect(try await world.contents() == before)
      world.clock.advance(seconds: -6 * Self.year)
      try await world.expectOwnTime(of: try await alice.post("after"))
    }
  }

  @Test("years ahead is right once it is accepted", arguments: kinds)
  func acceptance(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      world.clock.advance(seconds: 6 * Self.year)
      await #expect(throws: AppError.self) { try await alice.post("after years") }
      try await world.backend.acceptClock()
      try await world.expectOwnTime(of: try await alice.post("after years"))
      world.clock.advance(seconds: 4 * Self.year)
      try await world.expectOwnTime(of: try await alice.post("after less than five"))
    }
  }

  @Test("after 2099 or before 2020 is never right", arguments: kinds)
  func impossible(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let start = world.clock.clock.now()
      for years in [Int64(80), -7, -56] {
        world.clock.advance(seconds: years * Self.year)
        let error = AppError.wrongClock(shows: world.clock.clock.now(), lastWritten: nil)
        await #expect(throws: error) { try await world.join("alice") }
        await #expect(throws: error) { try await world.backend.acceptClock() }
        world.clock.advance(seconds: -years * Self.year)
      }
      #expect(world.clock.clock.now() == start)
      // A new network has no last write to be too far ahead of.
      world.clock.advance(seconds: 30 * Self.year)
      let alice = try await world.join("alice")
      try await world.expectOwnTime(of: try await alice.post("in a new network"))
    }
  }

  @Test(
    "that has written ids of the future is found by the check, and writing goes on",
    arguments: BackendKind.available
  )
  func oldDamage(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let last = try await world.lastID()
      try await world.setLastID(4_294_967_295_000 << 16)
      let findings = try await world.backend.check()
      #expect(findings.map(\.location) == ["id_clock.last"])
      #expect(findings.first?.detail.contains("2106-02-07T06:28:15Z") == true)
      #expect(try await world.backend.repair { _ in }.findings == findings)
      try await alice.can.account.prove("correct horse alice")
      let post = try await alice.post("still")
      #expect(post.createdAt == world.clock.clock.now())
      try await alice.can.postActions.delete(post.id)
      await world.finish()
      // The world is verified at its end, when nothing is to be left of that time.
      try await world.setLastID(last + 1_000_000)
      let id = try #require(Int64(post.id.rawValue))
      try await world.database.write { connection throws(AppError) in
        try connection.execute("DELETE FROM post WHERE id = \(id)")
      }
    }
  }
}

extension World {
  fileprivate func expectOwnTime(of post: Post, _ location: SourceLocation = #_sourceLocation) async throws {
    let id = try #require(Int64(post.id.rawValue))
    #expect(id >> 16 == post.createdAt.milliseconds, sourceLocation: location)
    #expect(post.createdAt == clock.clock.now(), sourceLocation: location)
  }

  fileprivate func lastID() async throws -> Int64 {
    try await database.read { connection throws(AppError) in
      try connection.first("SELECT last FROM id_clock WHERE name = 'item'") { row throws(AppError) in
        row.integer(0)
      } ?? 0
    }
  }

  fileprivate func setLastID(_ last: Int64) async throws {
    try await database.write { connection throws(AppError) in
      try connection.execute("UPDATE id_clock SET last = \(last) WHERE name = 'item'")
    }
  }

  /// The rows of all tables that the writes above change.
  fileprivate func contents() async throws -> [String] {
    let tables: [SQLName] = ["id_clock", "person", "session", "allowance", "post", "revision", "due_work"]
    return try await database.read { connection throws(AppError) in
      var rows: [String] = []
      for table in tables {
        let columns = try connection.rows("SELECT name FROM pragma_table_info(\(table.description))") {
          row throws(AppError) in SQLName(checking: row.text(0))
        }
        let contents = SQL(contentsOf: columns.compactMap(\.self))
        rows += try connection.rows("SELECT \(contents) FROM \(table) t") { row throws(AppError) in
          "\(table): \(row.text(0))"
        }
      }
      return rows
    }
  }
}
