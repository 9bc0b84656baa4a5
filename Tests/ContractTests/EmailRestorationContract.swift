import AppValues
import Archive
import Authentication
import Entities
import SocialBackend
import SocialTestSupport
import Testing

@Suite("A change of the address")
struct EmailRestorationContract {
  private static let wrong = AppError.invalid(.code, .wrong)

  @Test(
    "is undone from the address before: everyone is out, and only its email lets in",
    arguments: BackendKind.available)
  func undoing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let thief = try await world.signIn("alice")
      let token = try await world.steal(thief)
      let restoration = try world.stranger.authentication.restoration.orUnsupported()
      await #expect(throws: Self.wrong) { try await restoration.restore("guess", from: .here) }
      #expect(try await restoration.restore(token, from: .here) == "alice@example.com")
      for person in [alice, thief] {
        await #expect(throws: AppError.unauthenticated) {
          try await person.can.account.emails.orUnsupported().email()
        }
      }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.signIn("alice") }
      await #expect(throws: Self.wrong) { try await restoration.restore(token, from: .here) }
      let resets = try world.stranger.authentication.resets.orUnsupported()
      _ = try await resets.requestCode(email: "alice@example.com", from: .here)
      let code = try await world.mailedCode(to: "alice@example.com")
      _ = try await resets.reset(
        email: "alice@example.com", code: code, password: "mine again 9", from: .here)
      _ = try await resets.requestCode(email: "thief@example.net", from: .here)
      #expect(try await world.recipients().last == "alice@example.com", "the thief's address is no one's")
    }
  }

  @Test("can be undone for seven days", arguments: BackendKind.available)
  func lasting(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let token = try await world.steal(try await world.join("alice"))
      world.clock.advance(seconds: 7 * 24 * 3600)
      await #expect(throws: Self.wrong) {
        try await world.stranger.authentication.restoration.orUnsupported().restore(token, from: .here)
      }
    }
  }

  @Test("can't bring back a thief's address once it is undone", arguments: BackendKind.available)
  func chains(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let thief = try await world.join("alice")
      let first = try await world.steal(thief)
      let second = try await world.steal(thief, "thief@example.org")
      let restoration = try world.stranger.authentication.restoration.orUnsupported()
      #expect(try await restoration.restore(first, from: .here) == "alice@example.com")
      await #expect(throws: Self.wrong) { try await restoration.restore(second, from: .here) }
    }
  }

  @Test(
    "keeps the address before from strangers, who can't get it by signing up",
    arguments: BackendKind.available)
  func reserved(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let token = try await world.steal(try await world.join("alice"))
      let checks = try world.stranger.authentication.checks.orUnsupported()
      await #expect(throws: AppError.invalid(.email, .taken)) {
        try await checks.ensureAvailable(email: "Alice@example.com")
      }
      world.clock.advance(seconds: 7 * 24 * 3600)
      try await checks.ensureAvailable(email: "alice@example.com")
      _ = token
    }
  }

  @Test(
    "leaves deletion and export to whoever reads the address before, for seven days",
    arguments: BackendKind.available)
  func removal(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let thief = try await world.join("alice")
      _ = try await world.steal(thief)
      let account = thief.can.account
      let weak = AppError.invalid(.proof, .unconfirmed)
      await #expect(throws: weak) { try await account.delete(with: "correct horse alice") }
      await #expect(throws: weak) {
        try await thief.can.archive.orUnsupported().records(of: .profile, after: nil)
      }
      let proofs = try account.proofs.orUnsupported()
      #expect(
        try await proofs.standing()
          == AccountStanding(waysIn: WaysIn(), isProven: true, hasNewAddress: true))
      _ = try await proofs.requestCode()
      let code = try await world.mailedCode(to: "alice@example.com")
      try await proofs.prove(.mailedCode(Secret(code)))
      _ = try await thief.can.archive.orUnsupported().records(of: .profile, after: nil)
      try await account.prove("correct horse alice")
      try await account.deletion.orUnsupported().delete()
    }
  }
}

extension World {
  /// Has a thief who knows Alice's password change her address.
  ///
  /// - Returns: The secret in the mail to the address before.
  func steal(_ thief: Person, _ email: String = "thief@example.net") async throws -> Secret {
    _ = try await thief.can.account.requestEmail(email, with: "correct horse alice")
    let code = try await mailedCode(to: email)
    try await thief.can.account.emails.orUnsupported().confirmEmail(email, code: code)
    let mail = try #require(try await mails().last { $0.contains("restore-email ") })
    return Secret(String(try #require(mail.firstMatch(of: /restore-email (\S+)\n/)).1))
  }
}
