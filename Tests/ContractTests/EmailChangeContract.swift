import AppValues
import Authentication
import Entities
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing

@Suite("Another e-mail address")
struct EmailChangeContract {
  private static let wrong = AppError.invalid(.code, .wrong)

  @Test("counts once its code has come back, and the old one is told", arguments: BackendKind.available)
  func change(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let other = try await world.again(alice)
      let code = try await world.code(alice, "Alice@example.net")
      #expect(
        try await alice.can.account.emails.orUnsupported().email() == "alice@example.com",
        "nothing changes before")
      _ = try await world.signIn("alice")
      try await alice.can.account.emails.orUnsupported().confirmEmail("alice@EXAMPLE.net", code: code)
      #expect(
        try await other.can.account.emails.orUnsupported().email() == "Alice@example.net",
        "as it was typed first")
      #expect(try await world.recipients() == ["Alice@example.net", "alice@example.com"])
      let told = try #require(try await world.mails().last)
      #expect(told.contains("Alice@example.net") && told.contains("socialconnect restore-email "))
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.signIn("alice") }
      _ = try await world.stranger.authentication.passwords.orUnsupported().signIn(
        email: "alice@example.net", password: "correct horse alice")
      await #expect(throws: Self.wrong) {
        try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.net", code: code)
      }
      _ = try await world.code(try await world.join("bob"), "alice@example.com")
      #expect(try await world.recipients().last == "alice@example.com", "the old one is free again")
    }
  }

  @Test("needs the password, and the code that was sent to it", arguments: BackendKind.available)
  func proofs(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      await #expect(throws: AppError.invalid(.password, .wrong)) {
        try await alice.can.account.requestEmail("alice@example.net", with: "guess")
      }
      #expect(try await world.mails().isEmpty)
      let first = try await world.code(alice, "alice@example.net")
      await #expect(throws: Self.wrong) {
        try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.org", code: first)
      }
      let second = try await world.code(alice, "alice@example.org")
      await #expect(throws: Self.wrong) {
        try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.net", code: first)
      }
      let bob = try await world.join("bob")
      await #expect(throws: Self.wrong) {
        try await bob.can.account.emails.orUnsupported().confirmEmail("alice@example.org", code: second)
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.account.emails.orUnsupported().confirmEmail(
          "alice@example.org", code: second)
      }
      try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.org", code: second)
    }
  }

  @Test(
    "has a code for a quarter of an hour and five tries, and three at once", arguments: BackendKind.available)
  func limits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let confirm: @Sendable (String) async throws -> Void = {
        try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.net", code: $0)
      }
      let first = try await world.code(alice, "alice@example.net")
      world.clock.advance(seconds: 15 * 60)
      await #expect(throws: Self.wrong) { try await confirm(first) }
      let second = try await world.code(alice, "alice@example.net")
      let guess = second == "000000" ? "000001" : "000000"
      let outcomes = await race(9) { _ in try await confirm(guess) }
      #expect(outcomes.allSatisfy { $0 == Self.wrong })
      await #expect(throws: Self.wrong) { try await confirm(second) }
      world.clock.advance(seconds: 40 * 60)
      for _ in 1...2 { _ = try await world.code(alice, "alice@example.net") }
      let third = try await world.code(alice, "alice@example.net")
      await #expect(throws: AppError.rateLimited(retryAfter: 1200)) {
        try await world.code(alice, "alice@example.net")
      }
      world.clock.advance(seconds: 301)
      // The next request tidies up; codes that are still valid stay.
      _ = try await world.code(try await world.join("bob"), "bob@example.net")
      try await confirm(third)
    }
  }

  @Test("does not tell who else has it", arguments: BackendKind.available)
  func enumeration(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      var costs: [Int] = []
      for email in ["bob@example.com", "nobody@example.com"] {
        await world.finish()
        let before = world.database.statementCount
        let place = try await alice.can.account.requestEmail(email, with: "correct horse alice")
        #expect(place == .folder(world.folder.path("outbox")))
        // Mails that go beside what is counted are committed together with it, or not.
        await world.finish()
        await #expect(throws: Self.wrong) {
          try await alice.can.account.emails.orUnsupported().confirmEmail(email, code: "x")
        }
        costs.append(world.database.statementCount - before)
      }
      #expect(costs[0] == costs[1])
      #expect(try await world.recipients() == ["bob@example.com", "nobody@example.com"])
      let told = try #require(try await world.mails().first)
      #expect(told.contains("Hello @bob,") && told.firstMatch(of: /\b[0-9]{6}\b/) == nil)
      #expect(try await bob.can.account.emails.orUnsupported().email() == "bob@example.com")
    }
  }

  @Test("goes to one of two who confirm it at once, and the other is told", arguments: BackendKind.available)
  func contest(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      var codes: [String] = []
      for person in people { codes.append(try await world.code(person, "shared@example.net")) }
      let outcomes = await race(2) { [codes] number in
        try await people[number].can.account.emails.orUnsupported().confirmEmail(
          "shared@example.net", code: codes[number])
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(outcomes.count { $0 == .invalid(.email, .taken) } == 1)
      var emails: [String] = []
      for person in people { emails.append(try await person.can.account.emails.orUnsupported().email()) }
      #expect(
        emails == ["shared@example.net", "bob@example.com"]
          || emails == ["alice@example.com", "shared@example.net"])
      #expect(try await world.mails().count == 3, "one of the old ones is told")
    }
  }

  @Test("of one who uses the code twice at once changes once", arguments: BackendKind.available)
  func twice(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let code = try await world.code(alice, "alice@example.net")
      let outcomes = await race(4) { _ in
        try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.net", code: code)
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(outcomes.allSatisfy { $0 == nil || $0 == Self.wrong })
      #expect(try await world.recipients() == ["alice@example.net", "alice@example.com"])
    }
  }

  @Test("has codes that no clock makes count longer", arguments: BackendKind.available)
  func clocks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let early = try await world.code(alice, "alice@example.net")
      world.clock.advance(seconds: -3600)
      await #expect(throws: Self.wrong, "the clock is before the code was made") {
        try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.net", code: early)
      }
      let behind = try await world.code(bob, "bob@example.net")
      try await bob.can.account.emails.orUnsupported().confirmEmail("bob@example.net", code: behind)
      world.clock.advance(seconds: 2 * 3600)
      let late = try await world.code(alice, "alice@example.org")
      world.clock.advance(seconds: 14 * 60)
      try await bob.post("meanwhile")
      world.clock.advance(seconds: -10 * 60)
      await #expect(throws: Self.wrong, "a post written since shows that the clock went back") {
        try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.org", code: late)
      }
      world.clock.advance(seconds: 86_400)
      try await bob.post("of tomorrow")
      world.clock.advance(seconds: 2 * 3600 - 86_400)
      let last = try await world.code(alice, "alice@example.org")
      try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.org", code: last)
      #expect(try await world.recipients().last == "alice@example.com")
    }
  }

  @Test("is forgotten with the account", arguments: BackendKind.available)
  func deletion(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      _ = try await world.code(alice, "alice@example.net")
      try await alice.can.account.delete(with: "correct horse alice")
      let left = try await world.database.read { connection throws(AppError) in
        try connection.rows("SELECT person_id FROM email_change") { row throws(AppError) in row.integer(0)
        }
      }
      #expect(left.isEmpty)
    }
  }
}

extension World {
  /// Has a code sent to another address of someone's, and reads it in the mail.
  fileprivate func code(_ person: Person, _ email: String) async throws -> String {
    let password = "correct horse \(person.session.handle)"
    _ = try await person.can.account.requestEmail(email, with: password)
    return try await mailedCode(to: email)
  }
}
