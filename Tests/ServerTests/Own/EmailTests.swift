import Foundation
import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The address to sign in with, with our own client")
struct EmailTests {
  private static let path = ServerWorld.ours + "/email"

  @Test("Another address counts once its code has come back")
  func change() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let aiko = try await world.join("aiko").own
      #expect(try await aiko.call(.get, Self.path).text == #"{"email":"aiko@example.org"}"#)
      clock.advance(seconds: 600)
      #expect(try await ask(aiko, "new@example.org").faults == ["proof: ERR_MISSING"])
      try await aiko.prove()
      #expect(try await ask(aiko, "new").faults == ["email: ERR_INVALID"])
      #expect(try await ask(aiko, "aiko@example.org").faults == ["email: ERR_UNCHANGED"])
      #expect(try await ask(aiko, "new@example.org").text == "{}")
      let code = try #require(try await world.code(for: "new@example.org"))
      let other = code == "123456" ? "654321" : "123456"
      #expect(try await confirm(aiko, "new@example.org", other).faults == ["code: ERR_WRONG"])
      #expect(try await confirm(aiko, "other@example.org", code).faults == ["code: ERR_WRONG"])
      #expect(try await aiko.call(.get, Self.path).value(SocialConnectEmail.self).email == "aiko@example.org")
      let confirmed = try await confirm(aiko, "new@example.org", code).value(SocialConnectEmail.self)
      #expect(confirmed.email == "new@example.org")
      #expect(try await world.signIn("new").status == .ok)
      #expect(try await world.signIn("aiko").faults == ["credentials: ERR_WRONG"])
    }
  }

  @Test("Whether someone else has an address isn't told")
  func taken() async throws {
    try await ServerWorld.with { world in
      let (aiko, _) = (try await world.join("aiko").own, try await world.join("ben"))
      let taken = try await ask(aiko, "ben@example.org")
      #expect(taken.status == .ok && taken.text == "{}")
      #expect(try await world.mails(to: "ben@example.org").count == 1, "its owner is told")
      #expect(try await world.code(for: "ben@example.org") == nil)
    }
  }

  private func ask(_ person: ServerPerson, _ email: String) async throws -> Reply {
    try await person.call(.post, Self.path, form: ["email": email])
  }

  private func confirm(_ person: ServerPerson, _ email: String, _ code: String) async throws -> Reply {
    try await person.call(.put, Self.path, form: ["email": email, "code": code])
  }
}
