import AppValues
import Authentication
import Entities
import SocialBackend
import SocialTestSupport
import Testing

/// What `AccountClaimant` promises, while the attack goes on.
@Suite("Sign-in under attack")
struct SignInAttackContract {
  private static let wrong = AppError.invalid(.credentials, .wrong)

  @Test(
    "checks no more passwords for strangers than is said, however many they are, and lets the owner in",
    arguments: BackendKind.available)
  func strangers(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      let atOnce = await race(40) { try await world.guess("alice@example.com", from: "device \($0)") }
      var checked = atOnce.count { $0 == Self.wrong }
      #expect(checked == 20, "many at once slip by")
      #expect(atOnce.allSatisfy { $0 == Self.wrong || $0 == .rateLimited(retryAfter: 20) })
      for number in 1...720 {
        world.clock.advance(seconds: 5)
        let outcome = await world.outcome(from: "another \(number)")
        if outcome == Self.wrong { checked += 1 }
        if number % 100 == 0 { _ = try await world.signIn("alice") }
      }
      #expect(checked == 200, "within an hour")
    }
  }

  @Test("checks 70 passwords an hour for one device, known or not", arguments: BackendKind.available)
  func device(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      for device in ["here", "elsewhere"] {
        var checked = 0
        // From the first second of an hour to the last.
        for _ in 0...360 {
          if await world.outcome(from: device) == Self.wrong { checked += 1 }
          world.clock.advance(seconds: 10)
        }
        #expect(checked == 70)
      }
    }
  }

  @Test(
    "lets the owner in from a known device at once, from a new one within a minute",
    arguments: BackendKind.available, [1, 2])
  func owner(kind: BackendKind, attackers: Int) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      var owners: [NewDevice] = []
      for tenth in 0..<600 {
        for attacker in 1...attackers { _ = await world.outcome(from: "attacker \(attacker)") }
        if tenth % 100 == 50 {
          _ = try await world.signIn("alice")
          owners.append(NewDevice(name: "new \(tenth)", since: tenth, due: tenth))
        }
        for index in owners.indices where owners[index].due == tenth {
          let outcome = await world.outcome(from: owners[index].name, "correct horse alice")
          switch outcome {
          case nil: owners[index].entered = tenth
          case .rateLimited(let seconds): owners[index].due = tenth + seconds * 10
          default: Issue.record("\(String(describing: outcome))")
          }
        }
        world.clock.advance(milliseconds: 100)
      }
      let waits = owners.map { ($0.entered ?? 600) - $0.since }
      // Who began in the last moments has had no minute yet.
      #expect(owners.allSatisfy { $0.entered != nil || $0.since > 400 })
      #expect(attackers == 2 || waits.allSatisfy { $0 == 0 }, "one attacker delays no one")
    }
  }

  @Test("takes nothing for what it is not when clocks differ", arguments: BackendKind.available)
  func clocks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      var checked = 0
      for number in 1...40 {
        world.clock.advance(seconds: number % 2 == 0 ? -3600 : 3600)
        if await world.outcome(from: "elsewhere") == Self.wrong { checked += 1 }
      }
      #expect(checked == 10)
    }
  }

  @Test("goes on after a clock that was far ahead is set right", arguments: BackendKind.available)
  func wrongClock(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      // A machine's clock that is further ahead writes nothing.
      let years: Int64 = 4 * 365 * 86_400
      world.clock.advance(seconds: years)
      for _ in 1...11 { _ = await world.outcome(from: "elsewhere") }
      world.clock.advance(seconds: -years)
      #expect(await world.outcome(from: "elsewhere", "correct horse alice") == nil)
      // The attempts were written down with the time that the clock showed.
      world.clock.advance(seconds: years)
    }
  }

  @Test(
    "keeps no one who is signed in from proving their password, and a stolen sign-in from guessing it",
    arguments: BackendKind.available)
  func signedIn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let stolen = try await world.signIn("alice")
      for number in 1...60 { _ = await world.outcome(from: "device \(number)") }
      for _ in 1...20 { _ = await world.outcome(from: "here") }
      for _ in 1...10 {
        await #expect(throws: AppError.invalid(.password, .wrong)) {
          try await stolen.can.account.prove("guess")
        }
      }
      await #expect(throws: AppError.rateLimited(retryAfter: 60)) {
        try await stolen.can.account.prove("guess")
      }
      try await alice.can.account.prove("correct horse alice")
      _ = try await alice.can.account.requestEmail("alice@example.net", with: "correct horse alice")
      try await alice.can.account.setPassword("battery staple 9", with: "correct horse alice")
      try await alice.can.account.delete(with: "battery staple 9")
    }
  }
}

/// A device of the owner's that was never signed in from; times in tenths of a second.
private struct NewDevice {
  let name: String
  let since: Int
  /// When it asks.
  var due: Int
  var entered: Int?
}

extension World {
  /// Tries a wrong password.
  func guess(_ email: String, from device: String) async throws {
    _ = try await stranger.authentication.passwords.orUnsupported().signIn(
      email: email, password: "guess", from: SignInOrigin(device: device))
  }

  /// What becomes of a password that someone tries for Alice's account; nil where it was right.
  fileprivate func outcome(from device: String, _ password: String = "guess") async -> AppError? {
    do throws(AppError) {
      _ = try await stranger.authentication.passwords.orUnsupported().signIn(
        email: "alice@example.com", password: password, from: SignInOrigin(device: device))
      return nil
    } catch {
      return error
    }
  }
}
