import AppValues
import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Proving who one is, with our own client")
struct ProofTests {
  private static let proofs = ServerWorld.ours + "/proofs"

  @Test("A sign-in is proven for ten minutes, and again after each proof")
  func lasting() async throws {
    let clock = MovedClock()
    try await ServerWorld.with(clock: clock.clock) { world in
      let aiko = try await world.join("aiko").own
      let fresh = try await aiko.call(.get, Self.proofs)
      #expect(fresh.text.hasPrefix(#"{"proven":true,"proven_beyond_password":false,"new_address":false,"#))
      #expect(try fresh.value(SocialConnectStanding.self).hasPassword)
      clock.advance(seconds: 600)
      #expect(try await aiko.call(.get, Self.proofs).text.hasPrefix(#"{"proven":false,"#))
      let wrong = try await aiko.call(.post, Self.proofs, form: ["password": "guess"])
      #expect(try wrong.faults == ["password: ERR_WRONG"])
      #expect(try await aiko.call(.post, Self.proofs, form: [:]).faults == ["proof: ERR_BLANK"])
      #expect(try await aiko.call(.get, Self.proofs).value(SocialConnectStanding.self).isProven == false)
      try await aiko.prove()
      #expect(try await aiko.call(.get, Self.proofs).value(SocialConnectStanding.self).isProven)
    }
  }

  @Test("A mailed code proves nothing where there's a password, and apps can't prove anything")
  func limits() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      #expect(try await aiko.own.call(.post, Self.proofs + "/code").status == .notFound)
      let code = try await aiko.own.call(.post, Self.proofs, form: ["mailed_code": "123456"])
      #expect(try code.faults == ["code: ERR_WRONG"])
      #expect(try await world.mails(to: "aiko@example.org").isEmpty)
      for (method, path) in [(HTTPRequest.Method.get, Self.proofs), (.post, Self.proofs)] {
        #expect(try await aiko.call(method, path).status == .forbidden)
        #expect(try await world.call(method, path).status == .unauthorized)
      }
    }
  }
}
