import AppValues
import Authentication
import Entities
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing

@Suite("A proof of who one is")
struct ProofContract {
  private static let missing = AppError.invalid(.proof, .missing)

  @Test(
    "is asked for ten minutes after the last one, signing in included", arguments: BackendKind.everywhere)
  func lasting(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let account = alice.can.account
      #expect(
        try await account.proofs.orUnsupported().standing()
          == AccountStanding(
            waysIn: WaysIn(), isProven: true))
      world.clock.advance(seconds: 599)
      try await account.passwords.orUnsupported().setPassword("battery staple 9")
      world.clock.advance(seconds: 1)
      #expect(try await account.proofs.orUnsupported().standing().isProven == false)
      await #expect(throws: Self.missing) {
        try await account.passwords.orUnsupported().setPassword("battery staple 10")
      }
      await #expect(throws: Self.missing) {
        try await account.emails.orUnsupported().requestEmail("alice@example.net")
      }
      await #expect(throws: Self.missing) { try await account.deletion.orUnsupported().delete() }
      await #expect(throws: AppError.invalid(.password, .wrong)) { try await account.prove("guess") }
      #expect(try await account.proofs.orUnsupported().standing().isProven == false)
      // Only of the password that was set.
      #expect(try await Set(world.recipients()) == ["alice@example.com"])
      try await account.prove("battery staple 9")
      #expect(try await account.proofs.orUnsupported().standing().isProven)
      try await account.deletion.orUnsupported().delete()
      await #expect(throws: AppError.unauthenticated) { try await account.prove("battery staple 9") }
    }
  }

  @Test("is one session's alone, and ends when the clock is set back", arguments: BackendKind.available)
  func sessions(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let stolen = try await world.signIn("alice")
      world.clock.advance(seconds: 700)
      try await alice.can.account.prove("correct horse alice")
      await #expect(throws: Self.missing) {
        try await stolen.can.account.emails.orUnsupported().requestEmail("thief@example.net")
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.account.prove("correct horse alice")
      }
      world.clock.advance(seconds: -60)
      #expect(try await alice.can.account.proofs.orUnsupported().standing().isProven == false)
    }
  }

  @Test(
    "is a mailed code where there's no password, once, for whoever asked", arguments: BackendKind.available)
  func codes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let proofs = try alice.can.account.proofs.orUnsupported()
      await #expect(throws: AppError.unsupported) { try await proofs.requestCode() }
      let id = alice.id.rawValue
      try await world.database.write { connection throws(AppError) in
        try connection.execute("UPDATE account SET password_hash = '' WHERE CAST(person_id AS TEXT) = \(id)")
      }
      world.clock.advance(seconds: 700)
      #expect(try await proofs.standing() == AccountStanding(waysIn: WaysIn(hasPassword: false)))
      await #expect(throws: AppError.invalid(.password, .wrong)) { try await alice.can.account.prove("") }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.signIn("alice") }
      _ = try await proofs.requestCode()
      let code = try await world.mailedCode(to: "alice@example.com")
      let other = code == "123456" ? "654321" : "123456"
      let wrong = AppError.invalid(.code, .wrong)
      await #expect(throws: wrong) { try await proofs.prove(.mailedCode(Secret(other))) }
      let bob = try await world.join("bob")
      await #expect(throws: wrong) {
        try await bob.can.account.proofs.orUnsupported().prove(.mailedCode(Secret(code)))
      }
      #expect(try await proofs.standing().isProven == false)
      try await proofs.prove(.mailedCode(Secret(code)))
      #expect(try await proofs.standing().isProven)
      await #expect(throws: wrong) { try await proofs.prove(.mailedCode(Secret(code))) }
      try await alice.can.account.passwords.orUnsupported().setPassword("battery staple 9")
      try await alice.can.account.prove("battery staple 9")
      await #expect(throws: AppError.unsupported) { try await proofs.requestCode() }
    }
  }

  @Test("by a code stops counting once there's a password", arguments: BackendKind.available)
  func codeAfterPassword(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let id = alice.id.rawValue
      try await world.database.write { connection throws(AppError) in
        try connection.execute("UPDATE account SET password_hash = '' WHERE CAST(person_id AS TEXT) = \(id)")
      }
      let proofs = try alice.can.account.proofs.orUnsupported()
      for _ in 1...3 { _ = try await proofs.requestCode() }
      await #expect(throws: AppError.rateLimited(retryAfter: 1200)) { try await proofs.requestCode() }
      let code = try await world.mailedCode(to: "alice@example.com")
      try await alice.can.account.passwords.orUnsupported().setPassword("battery staple 9")
      world.clock.advance(seconds: 700)
      await #expect(throws: AppError.invalid(.code, .wrong)) {
        try await proofs.prove(.mailedCode(Secret(code)))
      }
    }
  }
}
