import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialTestSupport
import Testing

/// The statistic for the time: what an address with an account and one without cost is compared exactly, by
/// the statements run and the passwords hashed for each, not by a clock.
@Suite("A forgotten password")
struct PasswordResetContract {
  private static let wrong = AppError.invalid(.code, .wrong)

  @Test("is replaced by a code that is mailed, once", arguments: BackendKind.available)
  func reset(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let resets = try world.stranger.authentication.resets.orUnsupported()
      let code = try await world.code("Alice@Example.com")
      try await resets.confirmCode(email: "ALICE@example.com", code: code)
      _ = try await world.signIn("alice")
      let session = try await resets.reset(
        email: "ALICE@example.com", code: code, password: "battery 9 staple")
      #expect(session.user == alice.id && session.handle == "alice")
      try await world.person(session).post("in again")
      await #expect(throws: AppError.unauthenticated) { try await alice.post("no more") }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.signIn("alice") }
      _ = try await world.signIn("alice", "battery 9 staple")
      await #expect(throws: Self.wrong) {
        try await resets.reset(email: "alice@example.com", code: code, password: "once more please")
      }
      await #expect(throws: Self.wrong) {
        try await resets.confirmCode(email: "alice@example.com", code: code)
      }
    }
  }

  @Test(
    "has a code that can be made sure of: a wrong one is a try, the right one none",
    arguments: BackendKind.available)
  func confirming(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      let (resets, email) = try (world.stranger.authentication.resets.orUnsupported(), "alice@example.com")
      let code = try await world.code(email)
      let guess = code == "000000" ? "000001" : "000000"
      for _ in 1...4 {
        await #expect(throws: Self.wrong) { try await resets.confirmCode(email: email, code: guess) }
        try await resets.confirmCode(email: email, code: code)
      }
      _ = try await resets.reset(email: email, code: code, password: "battery 9 staple")
      let second = try await world.code(email)
      let other = second == "000000" ? "000001" : "000000"
      try await resets.confirmCode(email: email, code: second)
      let outcomes = await race(9) { number in
        if number % 2 == 0 {
          try await resets.confirmCode(email: email, code: other)
        } else {
          _ = try await resets.reset(email: email, code: other, password: "staple 9 battery")
        }
      }
      #expect(outcomes.allSatisfy { $0 == Self.wrong })
      await #expect(throws: Self.wrong) { try await resets.confirmCode(email: email, code: second) }
      await #expect(throws: Self.wrong) {
        try await resets.reset(email: email, code: second, password: "staple 9 battery")
      }
      let third = try await world.code(email)
      try await resets.confirmCode(email: email, code: third)
      world.clock.advance(seconds: 15 * 60)
      await #expect(throws: Self.wrong) { try await resets.confirmCode(email: email, code: third) }
    }
  }

  @Test(
    "has a code for a quarter of an hour, five tries, and the latest only", arguments: BackendKind.available)
  func limits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join(["alice", "bob"])
      let reset: @Sendable (String, String) async throws -> Void = { email, code in
        _ = try await world.stranger.authentication.resets.orUnsupported().reset(
          email: email, code: code, password: "battery 9 staple")
      }
      let first = try await world.code("alice@example.com")
      let second = try await world.code("alice@example.com")
      if first != second {
        await #expect(throws: Self.wrong) { try await reset("alice@example.com", first) }
      }
      await #expect(throws: Self.wrong) { try await reset("bob@example.com", second) }
      world.clock.advance(seconds: 15 * 60)
      await #expect(throws: Self.wrong) { try await reset("alice@example.com", second) }
      let third = try await world.code("alice@example.com")
      let guess = third == "000000" ? "000001" : "000000"
      let outcomes = await race(9) { _ in try await reset("alice@example.com", guess) }
      #expect(outcomes.allSatisfy { $0 == Self.wrong })
      await #expect(throws: Self.wrong) { try await reset("alice@example.com", third) }
      await #expect(throws: AppError.rateLimited(retryAfter: 900)) {
        try await world.stranger.authentication.resets.orUnsupported().requestCode(email: "alice@example.com")
      }
      world.clock.advance(seconds: 900)
      try await reset("alice@example.com", try await world.code("alice@example.com"))
    }
  }

  @Test("has codes that no clock makes count longer", arguments: BackendKind.available)
  func clocks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let code = try await world.code("alice@example.com")
      world.clock.advance(seconds: 14 * 60)
      try await alice.post("meanwhile")
      world.clock.advance(seconds: -10 * 60)
      let resets = try world.stranger.authentication.resets.orUnsupported()
      await #expect(throws: Self.wrong) {
        try await resets.confirmCode(email: "alice@example.com", code: code)
      }
      await #expect(throws: Self.wrong) {
        _ = try await resets.reset(
          email: "alice@example.com", code: code, password: "battery 9 staple")
      }
    }
  }

  @Test("of several who use one code at once lets one through", arguments: BackendKind.available)
  func racing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      let code = try await world.code("alice@example.com")
      let outcomes = await race(4) { number in
        _ = try await world.stranger.authentication.resets.orUnsupported().reset(
          email: "alice@example.com", code: code, password: "new password \(number)")
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(outcomes.allSatisfy { $0 == nil || $0 == Self.wrong })
    }
  }

  @Test("belongs to the device that asked for it, whatever others do", arguments: BackendKind.available)
  func devices(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      let (resets, email) = try (world.stranger.authentication.resets.orUnsupported(), "alice@example.com")
      let (eve, phone) = (SignInOrigin(device: "eve"), SignInOrigin(device: "phone"))
      let code = try await world.code(email, from: phone)
      await #expect(throws: Self.wrong) { try await resets.confirmCode(email: email, code: code, from: eve) }
      for _ in 1...3 { _ = try await world.code(email, from: eve) }
      await #expect(throws: AppError.rateLimited(retryAfter: 1800)) {
        try await resets.requestCode(email: email, from: eve)
      }
      for _ in 1...6 {
        await #expect(throws: Self.wrong) { try await resets.confirmCode(email: email, code: "x", from: eve) }
      }
      try await resets.confirmCode(email: email, code: code, from: phone)
      // All strangers together use up what there is for them: what is known is not kept from it.
      for number in 4..<10 {
        _ = try await resets.requestCode(email: email, from: SignInOrigin(device: "\(number)"))
      }
      await #expect(throws: AppError.rateLimited(retryAfter: 360)) {
        try await resets.requestCode(email: email, from: SignInOrigin(device: "one more"))
      }
      _ = try await world.code(email)
      _ = try await resets.reset(email: email, code: code, password: "battery 9 staple", from: phone)
      // Strangers at their limit keep no one out.
      let guesses = await race(40) { try await world.guess(email, from: "device \($0)") }
      #expect(guesses.count { $0 == .invalid(.credentials, .wrong) } == 20)
      #expect(guesses.count { $0 == .rateLimited(retryAfter: 20) } == 20)
      _ = try await world.stranger.authentication.passwords.orUnsupported().signIn(
        email: email, password: "battery 9 staple", from: phone)
    }
  }

  @Test("does not tell whether an address has an account", arguments: BackendKind.available)
  func unknown(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      // Of a new database the second write, too, looks at when the last one was.
      _ = try await world.join(["alice", "ben"])
      let resets = try world.stranger.authentication.resets.orUnsupported()
      let elsewhere = SignInOrigin(device: "elsewhere")
      var costs: [[String]] = []
      for email in ["alice@example.com", "nobody@example.com"] {
        var cost: [String] = []
        for _ in 1...3 {
          cost.append(
            try await world.cost {
              let place = try await resets.requestCode(email: email, from: elsewhere)
              #expect(place == .folder(world.folder.path("outbox")))
            })
        }
        cost.append(
          try await world.cost {
            await #expect(throws: AppError.rateLimited(retryAfter: 1800)) {
              try await resets.requestCode(email: email, from: elsewhere)
            }
          })
        cost.append(
          try await world.cost {
            await #expect(throws: Self.wrong) {
              try await resets.reset(email: email, code: "x", password: "battery 9 staple", from: elsewhere)
            }
          })
        for _ in 1...5 {
          cost.append(
            try await world.cost {
              await #expect(throws: Self.wrong) {
                try await resets.confirmCode(email: email, code: "x", from: elsewhere)
              }
            })
        }
        costs.append(cost)
      }
      #expect(costs[0] == costs[1])
      #expect(try await world.mails().count == 3, "no one gets a mail who has no account")
    }
  }
}

extension World {
  /// What something costs, with all that goes on behind its answer.
  fileprivate func cost(of work: () async throws -> Void) async throws -> String {
    await finish()
    let (statements, hashes) = (database.statementCount, passwords.workCount)
    try await work()
    await finish()
    return
      "\(database.statementCount - statements) statements, \(passwords.workCount - hashes) hashes"
  }

  /// Has a code sent, and reads it in the mail.
  func code(_ email: String, from origin: SignInOrigin = .here) async throws -> String {
    _ = try await stranger.authentication.resets.orUnsupported().requestCode(email: email, from: origin)
    return try await mailedCode(to: email.lowercased())
  }
}
