import AppValues
import Authentication
import Entities
import PostActions
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("How long a session lasts")
struct SessionLifeContract {
  private static let day: Int64 = 86_400

  @Test("is for ever at first, and then as long as is set", arguments: BackendKind.available)
  func whole(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      world.clock.advance(seconds: 1000 * Self.day)
      try await alice.post("still here")
      let later = try await world.signIn("alice")
      try await world.backend.keep(SessionLifetimes(days: 30))
      await #expect(throws: AppError.unauthenticated) { try await alice.post("too late") }
      world.clock.advance(seconds: 30 * Self.day - 1)
      try await later.post("still here")
      // It holds for sessions that begin later, also where a server says nothing of it.
      try await world.backend.keep(SessionLifetimes())
      let last = try await world.signIn("alice")
      world.clock.advance(seconds: 1)
      try await requireEnded(later, in: world)
      world.clock.advance(seconds: 30 * Self.day)
      try await requireEnded(last, in: world)
      try await world.backend.keep(SessionLifetimes(days: 0))
      let lasting = try await world.signIn("alice")
      world.clock.advance(seconds: 1000 * Self.day)
      try await lasting.post("still here")
    }
  }

  @Test("ends after some time without use", arguments: BackendKind.available)
  func idle(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.backend.keep(SessionLifetimes(days: 10, idleDays: 3))
      let (used, idle) = (try await world.join("alice"), try await world.signIn("alice"))
      for _ in 1...4 {
        world.clock.advance(seconds: 2 * Self.day)
        _ = try await world.stranger.authentication.sessions.refresh(used.session)
      }
      try await requireEnded(idle, in: world)
      world.clock.advance(seconds: 2 * Self.day)
      try await requireEnded(used, in: world)
    }
  }

  /// Every door is shut, from that moment on, and the row goes with the next work.
  private func requireEnded(_ person: Person, in world: World) async throws {
    let authentication = world.stranger.authentication
    await #expect(throws: AppError.unauthenticated) { try await person.post("too late") }
    await #expect(throws: AppError.unauthenticated) { try await person.can.postLookup.posts([]) }
    await #expect(throws: AppError.unauthenticated) {
      try await authentication.sessions.refresh(person.session)
    }
    await #expect(throws: AppError.unauthenticated) {
      try await world.apps.tokens.grant(token: person.session.token)
    }
    await #expect(throws: AppError.unauthenticated) {
      try await authentication.confirmation.orUnsupported().unconfirmedEmail(token: person.session.token)
    }
    let other = try await world.signIn("alice")
    let listed = try await other.can.account.activeSessions.orUnsupported().activeSessions()
    #expect(!listed.contains { $0.id == person.session.id })
  }

  @Test("ends its streams when it ends", arguments: BackendKind.available)
  func streams(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let (hers, his) = (alice.can.postLookup.changes(), bob.can.postLookup.changes())
      for stream in [hers, his] { #expect(await nextSignal(stream) == .lagged) }
      try await world.backend.keep(SessionLifetimes(days: 2))
      world.clock.advance(milliseconds: 2 * Self.day * 1000 - 300)
      // The work waits for the moment.
      try await world.backend.keep(SessionLifetimes(idleDays: 3))
      await world.finish()
      #expect(try await world.storedSessions() == 2)
      world.clock.advance(milliseconds: 300)
      #expect(await nextSignal(hers) == .lagged)
      #expect(try await world.storedSessions() == 0)
      await #expect(throws: AppError.unauthenticated) { try await alice.can.postLookup.posts([]) }
      #expect(await nextSignal(his) == .lagged)
    }
  }

  @Test(
    "adds no work when people sign in, and ends what began when no one was there",
    arguments: BackendKind.available)
  func onlyWork(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.backend.keep(SessionLifetimes(days: 2))
      await world.finish()
      let before = try await world.sessionWork()
      let alice = try await world.join("alice")
      for _ in 1...3 { _ = try await world.signIn("alice") }
      #expect(try await world.sessionWork() == before)
      let stream = alice.can.postLookup.changes()
      #expect(await nextSignal(stream) == .lagged)
      for _ in 1...2 {
        world.clock.advance(seconds: Self.day)
        await world.runOnce()
      }
      #expect(await nextSignal(stream) == .lagged)
      #expect(try await world.storedSessions() == 0)
      #expect(try await world.sessionWork().count == 1)
    }
  }

  @Test("adds the work that a version before left out", arguments: BackendKind.available)
  func workBefore(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.backend.keep(SessionLifetimes(days: 2))
      await world.finish()
      try await world.database.write { connection throws(AppError) in
        try connection.execute("DELETE FROM due_work")
      }
      try await world.backend.keep(SessionLifetimes())
      await world.finish()
      #expect(try await world.sessionWork().count == 1)
      try await world.backend.keep(SessionLifetimes(days: 0))
      await world.finish()
      #expect(try await world.sessionWork().isEmpty)
    }
  }

  @Test("keeps where it was used", arguments: BackendKind.available)
  func places(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let phone = SignInOrigin(device: "phone", name: "Ivory (iOS)", address: "192.0.2.7")
      let session = try await world.stranger.authentication.passwords.orUnsupported().signIn(
        email: "alice@example.com", password: "correct horse alice", from: phone
      ).session()
      world.clock.advance(seconds: 7200)
      _ = try await world.apps.tokens.grant(token: session.token, at: "2001:db8::1")
      let listed = try await alice.can.account.activeSessions.orUnsupported().activeSessions()
      #expect(listed.map(\.device) == ["Ivory (iOS)", ""])
      #expect(listed.map(\.address) == ["192.0.2.7", ""])
      #expect(listed.map(\.lastAddress) == ["2001:db8::1", ""])
    }
  }
}

extension World {
  /// How often the work of ending sessions was added; empty if there is none.
  fileprivate func sessionWork() async throws -> [Int64] {
    try await database.read { connection throws(AppError) in
      try connection.rows("SELECT asked FROM due_work WHERE kind = 'sessions'") { row throws(AppError) in
        row.integer(0)
      }
    }
  }

  fileprivate func storedSessions() async throws -> Int {
    try await database.read { connection throws(AppError) in
      try connection.first("SELECT COUNT(*) FROM session") { row throws(AppError) in row.int(0) } ?? 0
    }
  }
}
