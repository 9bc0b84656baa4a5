import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What apps ask for that isn't there yet")
struct UnimplementedRouteTests {
  @Test("It is answered as nothing, and never as missing")
  func empty() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for endpoint in Endpoints.Unimplemented.all {
        let path = endpoint.path.replacing(":id", with: aiko.id)
        let reply = try await aiko.call(.get, path)
        let empty = path == "/api/v1/instance/translation_languages" ? "{}" : "[]"
        #expect(reply.status == .ok && reply.text == empty, "\(path)")
      }
      for path in ["/api/v1/trends/links", "/api/v1/custom_emojis"] {
        #expect(try await world.call(.get, path).text == "[]")
      }
    }
  }
}
