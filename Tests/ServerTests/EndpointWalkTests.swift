import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("Every endpoint that is declared")
struct EndpointWalkTests {
  @Test("is answered, and lets in only whom it should")
  func access() async throws {
    try await ServerWorld.with { world in
      let reader = try await world.join("reader", scopes: "profile")
      let app = try await world.registerApp()
      let appToken = try await world.call(
        .post, "/oauth/token",
        form: [
          "grant_type": "client_credentials", "client_id": app.clientID,
          "client_secret": app.clientSecret.value,
          "scope": "read write follow push profile",
        ]
      ).value(MastodonToken.self).accessToken.value
      for endpoint in Endpoints.all where endpoint.format == .json {
        let name = "\(endpoint.method.rawValue) \(endpoint.path)"
        let path = endpoint.path.split(separator: "/").map { $0.first == ":" ? "1" : $0 }.joined(
          separator: "/")
        let method = try #require(HTTPRequest.Method(endpoint.method.rawValue))
        let anonymous = try await world.call(method, "/" + path)
        #expect(anonymous.error != "Not Found", "\(name) isn't answered")
        #expect(anonymous.status.code < 500, "\(name): \(anonymous.text)")
        switch endpoint.access {
        case .user, .session:
          #expect(anonymous.status == .unauthorized, "\(name) lets strangers in")
          #expect(
            try await world.call(method, "/" + path, token: appToken).status == .unprocessableContent,
            "\(name)")
        case .app: #expect(anonymous.status == .unauthorized, "\(name) lets strangers in")
        case .anyone, .userOptional: break
        }
        if endpoint.access == .session {
          let throughApp = try await reader.call(method, "/" + path)
          #expect(throughApp.status == .forbidden, "\(name) lets apps in")
          #expect(throughApp.error == "This action is not allowed", "\(name)")
        }
        guard !endpoint.access.rule.isMet(by: AccessScopes([.profile])) else { continue }
        let outside = try await reader.call(method, "/" + path)
        #expect(outside.error == "This action is outside the authorized scopes", "\(name): \(outside.text)")
      }
    }
  }
}
