import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Who may keep an answer")
struct AnswerHeaderTests {
  @Test("No one what holds a secret, nor what depends on who asks")
  func keeping() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let appToken = try await world.appToken()
      let secrets = try await [
        world.call(.post, "/api/v1/apps", form: ["client_name": "A", "redirect_uris": "a://b"]),
        world.call(.post, "/oauth/token", form: ["grant_type": "client_credentials"]),
        world.call(.post, "/oauth/token/", form: ["client_id": aiko.app.clientID]),
        world.call(.post, "/api/v1/accounts", token: appToken, form: ["username": "ben"]),
        world.call(
          .post, "/api/socialconnect/v1/sign_ins", form: ["email": "a@b.example", "password": "no"]),
      ]
      for reply in secrets {
        #expect(reply.headers[.cacheControl] == "no-store" && reply.headers["Pragma"] == "no-cache")
      }
      let own = try await [
        aiko.call(.get, "/api/v1/timelines/home"), aiko.call(.get, "/api/v1/accounts/\(aiko.id)"),
        aiko.call(.get, "/oauth/userinfo"), aiko.call(.get, "/api/v1/statuses/1"),
        world.call(.get, "/api/v1/timelines/home"), aiko.call(.get, "/api/v1/nothing"),
      ]
      for reply in own { #expect(reply.headers[.cacheControl] == "private, no-store") }
      // What says so itself may be kept.
      #expect(
        try await world.call(.get, "/assets/icon-48.png").headers[.cacheControl]?.hasPrefix("public") == true)
      #expect(try await world.call(.get, "/health").headers["Strict-Transport-Security"] == nil)
    }
  }

  @Test("A server that speaks https itself is come back to by https alone")
  func transport() async throws {
    let folder = try TemporaryFolder()
    let files = try TestCertificate.first.write(to: folder)
    try await ServerWorld.with({ $0.tls = files }) { world in
      for path in ["/health", "/api/v1/instance", "/", "/api/v1/timelines/home"] {
        let age = try await world.call(.get, path).headers["Strict-Transport-Security"]
        #expect(age == "max-age=31536000", "\(path)")
      }
    }
  }
}
