import AppValues
import Authentication
import Entities
import SocialBackend
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("Factors that someone has lost")
struct FactorResetContract {
  private static let delay: Int64 = 72 * 3600

  @Test(
    "are removed three days after the administrator asked, and their owner is told before",
    arguments: BackendKind.available)
  func removing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      _ = try await world.turnOn(alice)
      let moderation = world.backend.accountModeration
      #expect(try await moderation.resetFactors(handle: "ALICE") == "alice")
      let told = try #require(try await world.mails().last)
      #expect(told.contains("\nTo: alice@example.com\n") && told.contains("In 72 hours"))
      _ = try await world.asked("alice")
      world.clock.advance(seconds: Self.delay - 1)
      await world.finish()
      _ = try await world.asked("alice")
      world.clock.advance(seconds: 1)
      // Other work is what has it looked at again: no one waits here for three days.
      _ = try await world.join("bob")
      _ = try await moderation.resetFactors(handle: "bob")
      await world.finish()
      let session = try await world.enter("alice").session()
      let port = try world.person(session).can.account.twoFactor.orUnsupported()
      #expect(try await port.twoFactor() == TwoFactorStatus())
      let log = try world.person(session).can.account.log.orUnsupported()
      #expect(try await log.events(PageRequest(.first, limit: 10)).items.map(\.kind).contains(.factorsReset))
    }
  }

  @Test("stay where someone signs in until then", arguments: BackendKind.available)
  func stopping(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (_, codes) = try await world.turnOn(alice)
      _ = try await world.backend.accountModeration.resetFactors(handle: "alice")
      world.clock.advance(seconds: 3600)
      _ = try await world.answer(try await world.asked("alice"), codes[0].value)
      world.clock.advance(seconds: Self.delay)
      await world.finish()
      _ = try await world.asked("alice")
      await #expect(throws: AppError.notFound) {
        try await world.backend.accountModeration.resetFactors(handle: "nobody")
      }
    }
  }

  @Test(
    "that were there long before the address was changed stay when that is undone, codes and all",
    arguments: BackendKind.available)
  func keeping(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (_, codes) = try await world.turnOn(alice)
      world.clock.advance(seconds: 8 * 24 * 3600)
      let thief = world.person(
        try await world.answer(try await world.asked("alice", from: "thief"), codes[0].value, from: "thief"))
      _ = try await world.stranger.authentication.restoration.orUnsupported()
        .restore(try await world.steal(thief), from: .here)
      guard case .needsCode(let request) = try await reset(world) else {
        Issue.record("no code was asked for")
        return
      }
      _ = try await world.stranger.authentication.resets.orUnsupported()
        .signIn(request, code: codes[1].value, from: .here)
    }
  }

  /// Sets a new password by email.
  private func reset(_ world: World) async throws -> SignInStep {
    let resets = try world.stranger.authentication.resets.orUnsupported()
    _ = try await resets.requestCode(email: "alice@example.com", from: .here)
    return try await resets.reset(
      email: "alice@example.com", code: try await world.mailedCode(to: "alice@example.com"),
      password: "mine again 9", from: .here)
  }

  @Test(
    "that a thief added before changing the address do no more, and go when that is undone",
    arguments: BackendKind.available)
  func restoring(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let thief = try await world.join("alice")
      _ = try await world.turnOn(thief)
      world.clock.advance(seconds: 60)
      let token = try await world.steal(thief)
      await #expect(throws: AppError.invalid(.proof, .unconfirmed)) {
        try await thief.can.account.twoFactor.orUnsupported().makeRecoveryCodes()
      }
      _ = try await world.stranger.authentication.restoration.orUnsupported().restore(token, from: .here)
      _ = try await reset(world).session()
    }
  }
}
