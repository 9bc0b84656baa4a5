import AppValues
import Foundation
import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Passwords with our own client")
struct PasswordTests {
  private static let password = ServerWorld.ours + "/password"
  private static let resets = ServerWorld.ours + "/password_resets"

  @Test("A new password needs a proof, ends all other sign-ins, and the old one counts no more")
  func change() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let aiko = try await world.join("aiko")
      let other = try await world.signIn("aiko").value(MastodonToken.self).accessToken.value
      func change(_ new: String) async throws -> Reply {
        try await aiko.own.call(.put, Self.password, form: ["password": new])
      }
      clock.advance(seconds: 600)
      #expect(try await change("battery staple 9").faults == ["proof: ERR_MISSING"])
      try await aiko.own.prove()
      #expect(try await change("").faults == ["password: ERR_BLANK"])
      #expect(try await change("short").faults == ["password: ERR_TOO_SHORT"])
      #expect(try await change("aikoaiko").faults == ["password: ERR_COMMON"])
      #expect(try await aiko.isSignedIn)
      #expect(try await change("battery staple 9").text == "{}")
      #expect(try await [aiko.own.isSignedIn, aiko.isSignedIn] == [true, false])
      #expect(
        try await world.call(.get, "/api/v1/accounts/verify_credentials", token: other).status
          == .unauthorized)
      #expect(try await world.signIn("aiko").faults == ["credentials: ERR_WRONG"])
      #expect(try await world.signIn("aiko", "battery staple 9").status == .ok)
    }
  }

  @Test("A mailed code sets a new password once, where it was asked for, and ends every sign-in")
  func reset() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let known = try await ask(world, "aiko@example.org")
      let unknown = try await ask(world, "nobody@example.org")
      #expect(known.status == .ok && known.text == "{}")
      #expect(unknown.status == .ok && unknown.text == "{}" && unknown.headers.count == known.headers.count)
      #expect(try await ask(world, "aiko").faults == ["email: ERR_INVALID"])
      let code = try #require(try await world.code(for: "aiko@example.org"))
      #expect(try await world.mails(to: "nobody@example.org").isEmpty)

      let other = code == "123456" ? "654321" : "123456"
      #expect(try await check(world, other).faults == ["code: ERR_WRONG"])
      #expect(try await check(world, "12").faults == ["code: ERR_INVALID"])
      #expect(try await check(world, code, device: "another").faults == ["code: ERR_WRONG"])
      #expect(try await check(world, code).text == "{}")
      #expect(try await set(world, code, "short").faults == ["password: ERR_TOO_SHORT"])
      #expect(try await set(world, other, "battery staple 9").faults == ["code: ERR_WRONG"])
      #expect(try await [aiko.isSignedIn, aiko.own.isSignedIn] == [true, true])

      let token = try await set(world, code, "battery staple 9").value(MastodonToken.self)
      #expect(token.scope == "read write follow push profile")
      let account = try await world.call(
        .get, "/api/v1/accounts/verify_credentials", token: token.accessToken.value)
      #expect(try account.value(MastodonCredentialAccount.self).account.username == "aiko")
      #expect(try await [aiko.isSignedIn, aiko.own.isSignedIn] == [false, false])
      #expect(try await set(world, code, "battery staple 10").faults == ["code: ERR_WRONG"])
      #expect(try await world.signIn("aiko").faults == ["credentials: ERR_WRONG"])
      #expect(try await world.signIn("aiko", "battery staple 9").status == .ok)
    }
  }

  private func ask(_ world: ServerWorld, _ email: String) async throws -> Reply {
    try await world.call(.post, Self.resets, form: ["email": "\(email)", "device": "phone"])
  }

  private func check(_ world: ServerWorld, _ code: String, device: String = "phone") async throws -> Reply {
    try await world.call(
      .post, Self.resets + "/check", form: ["email": "aiko@example.org", "code": code, "device": device])
  }

  private func set(_ world: ServerWorld, _ code: String, _ password: String) async throws -> Reply {
    try await world.call(
      .put, Self.resets,
      form: ["email": "aiko@example.org", "code": code, "password": password, "device": "phone"])
  }
}
