import AppValues
import Authentication
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing
import Timeline

@Suite("Looking after an account")
struct AccountCareContract {
  @Test("changes the password, and ends every other sign-in", arguments: BackendKind.available)
  func password(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let other = try await world.signIn("alice")
      try await alice.can.account.setPassword("battery staple 9", with: "correct horse alice")
      try await alice.post("still here")
      await #expect(throws: AppError.unauthenticated) { try await other.post("too late") }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.signIn("alice") }
      try await world.signIn("alice", "battery staple 9").post("here again")
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.account.setPassword("another one 4", with: "battery staple 9")
      }
      #expect(try await alice.can.account.emails.orUnsupported().email() == "alice@example.com")
    }
  }

  @Test("keeps the other sign-ins where that is asked for", arguments: BackendKind.everywhere)
  func keeping(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, other) = (try await world.join("alice"), try await world.signIn("alice"))
      try await alice.can.account.passwords.orUnsupported().setPassword(
        "battery staple 9", keepingOthers: true)
      try await other.post("still here")
      try await alice.can.account.passwords.orUnsupported().setPassword(
        "battery staple 10", keepingOthers: false)
      await #expect(throws: AppError.unauthenticated) { try await other.post("too late") }
    }
  }

  @Test("refuses the password that there is as a new one", arguments: BackendKind.everywhere)
  func samePassword(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, other) = (try await world.join("alice"), try await world.signIn("alice"))
      let passwords = try alice.can.account.passwords.orUnsupported()
      await #expect(throws: AppError.invalid(.password, .unchanged)) {
        try await passwords.setPassword("correct horse alice", keepingOthers: false)
      }
      // Nothing has happened.
      try await other.post("still here")
      try await passwords.setPassword("battery staple 9", keepingOthers: true)
      // One that was changed since is as good as new.
      try await passwords.setPassword("correct horse alice", keepingOthers: true)
      _ = try await world.signIn("alice")
    }
  }

  @Test("takes a wrong password for what it is, and not too often", arguments: BackendKind.available)
  func wrong(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let wrong = AppError.invalid(.password, .wrong)
      for _ in 1...4 {
        await #expect(throws: wrong) {
          try await alice.can.account.setPassword("battery staple 9", with: "guess")
        }
      }
      await #expect(throws: wrong) {
        try await alice.can.account.prove("guess")
      }
      for _ in 1...5 {
        await #expect(throws: wrong) {
          try await alice.can.account.delete(with: "")
        }
      }
      await #expect(throws: AppError.rateLimited(retryAfter: 60)) {
        try await alice.can.account.delete(with: "correct horse alice")
      }
      world.clock.advance(seconds: 60)
      try await alice.can.account.prove("correct horse alice")
      try await alice.can.account.setPassword("battery staple 9", with: "correct horse alice")
      try await alice.post("nothing is lost")
    }
  }

  @Test("of several changes at once lets one through", arguments: BackendKind.available)
  func changes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let devices = [alice, try await world.signIn("alice"), try await world.signIn("alice")]
      let outcomes = await race(devices.count) { number in
        try await devices[number].can.account.setPassword(
          "new password \(number)", with: "correct horse alice")
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(
        outcomes.allSatisfy { $0 == nil || $0 == .unauthenticated || $0 == .invalid(.password, .wrong) })
      let winner = try #require(outcomes.count == 3 ? devices : nil)
      var standing = 0
      for device in winner {
        do throws(AppError) {
          standing += try await device.can.account.activeSessions.orUnsupported().activeSessions().count
        } catch {
          #expect(error == .unauthenticated)
        }
      }
      #expect(standing == 1)
    }
  }

  @Test("keeps a birthday, each one's own, and takes it back", arguments: BackendKind.available)
  func birthday(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let (hers, his) = (
        try alice.can.account.birthdays.orUnsupported(), try bob.can.account.birthdays.orUnsupported()
      )
      let day = CalendarDate("1990-12-31")
      try await hers.setBirthday(day)
      try await his.setBirthday(nil)
      #expect(try await hers.birthday() == day)
      #expect(try await his.birthday() == nil)
      try await hers.setBirthday(nil)
      #expect(try await hers.birthday() == nil)
      let stranger = try world.stranger.account.birthdays.orUnsupported()
      await #expect(throws: AppError.unauthenticated) { try await stranger.birthday() }
      await #expect(throws: AppError.unauthenticated) { try await stranger.setBirthday(day) }
    }
  }

  @Test("lists the sign-ins, and ends what is not wanted", arguments: BackendKind.available)
  func activeSessions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let bob = try await world.join("bob")
      world.clock.advance(seconds: 60)
      let second = try await world.signIn("alice")
      let third = try await world.signIn("alice")
      let listed = try await second.can.account.activeSessions.orUnsupported().activeSessions()
      #expect(listed.map(\.id) == [third.session.id, second.session.id, alice.session.id])
      #expect(listed.map(\.isCurrent) == [false, true, false])
      #expect(listed[1].createdAt.milliseconds - listed[2].createdAt.milliseconds == 60_000)
      for stranger in [bob.session.id, ID("12"), ID("x")] {
        await #expect(throws: AppError.notFound) {
          try await second.can.account.activeSessions.orUnsupported().revoke(stranger)
        }
      }
      try await second.can.account.activeSessions.orUnsupported().revoke(alice.session.id)
      await #expect(throws: AppError.unauthenticated) { try await alice.post("too late") }
      await #expect(throws: AppError.notFound) {
        try await second.can.account.activeSessions.orUnsupported().revoke(alice.session.id)
      }
      #expect(try await second.can.account.activeSessions.orUnsupported().revokeOthers() == 1)
      #expect(try await second.can.account.activeSessions.orUnsupported().revokeOthers() == 0)
      #expect(
        try await second.can.account.activeSessions.orUnsupported().activeSessions().map(\.id) == [
          second.session.id
        ])
      await #expect(throws: AppError.unauthenticated) {
        try await third.can.account.activeSessions.orUnsupported().activeSessions()
      }
      try await bob.post("untouched")
    }
  }

  @Test("tells when a sign-in was used last, to the hour", arguments: BackendKind.available)
  func uses(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let phone = try await world.signIn("alice")
      let hoursAgo = { () async throws -> Double in
        let listed = try await alice.can.account.activeSessions.orUnsupported().activeSessions()
        let used = try #require(listed.first { $0.id == phone.session.id }).lastUsedAt
        return Double(world.clock.clock.now().milliseconds - used.milliseconds) / 3_600_000
      }
      let use = { _ = try await world.stranger.authentication.sessions.refresh(phone.session) }
      world.clock.advance(seconds: 1800)
      try await use()
      #expect(try await hoursAgo() == 0.5, "within the hour nothing is written")
      world.clock.advance(seconds: 1800)
      try await use()
      #expect(try await hoursAgo() == 0)
      world.clock.advance(seconds: 7200)
      #expect(try await hoursAgo() == 2)
      let before = world.database.statementCount
      try await use()
      let first = world.database.statementCount - before
      try await use()
      #expect(world.database.statementCount - before - first < first, "the second time it is read alone")
      world.clock.advance(seconds: -86_400)
      try await use()
      #expect(try await hoursAgo() == 0, "also when the clock was set back")
    }
  }
}

extension World {
  /// Signs someone in again who has joined.
  func signIn(_ handle: String, _ password: String? = nil) async throws -> Person {
    person(
      try await stranger.authentication.passwords.orUnsupported().signIn(
        email: "\(handle)@example.com", password: password ?? "correct horse \(handle)"))
  }
}
