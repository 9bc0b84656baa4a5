import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("How apps are let in")
struct OAuthTests {
  @Test("An app that is registered gets a token of its own, with which it can't act for anyone")
  func appToken() async throws {
    try await ServerWorld.with { world in
      let app = try await world.registerApp(scopes: "read write:media")
      #expect(app.application.scopes == ["read", "write:media"])
      let basic = Data("\(app.clientID):\(app.clientSecret.value)".utf8).base64EncodedString()
      let token = try await world.call(
        .post, "/oauth/token", json: #"{"grant_type":"client_credentials","scope":"read"}"#,
        headers: [.authorization: "Basic \(basic)"]
      ).value(MastodonToken.self)
      #expect(token.scope == "read" && token.tokenType == "Bearer")
      let seen = try await world.call(.get, "/api/v1/apps/verify_credentials", token: token.accessToken.value)
      #expect(try seen.value(MastodonApplication.self).name == "Test")
    }
  }

  @Test("What is wrong with a request for a token is said as OAuth has it")
  func refusals() async throws {
    try await ServerWorld.with { world in
      let app = try await world.registerApp(scopes: "read")
      func ask(_ changes: [String: String]) async throws -> Reply {
        var form = [
          "grant_type": "client_credentials", "client_id": app.clientID,
          "client_secret": app.clientSecret.value,
        ]
        form.merge(changes) { $1 }
        let body = form.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
        return try await world.call(
          .post, "/oauth/token?" + body)
      }
      #expect(try await ask([:]).status == .ok)
      let secret = try await ask(["client_secret": "other"])
      #expect(secret.status == .unauthorized && secret.error == "invalid_client")
      let scope = try await ask(["scope": "write"])
      #expect(scope.status == .badRequest && scope.error == "invalid_scope")
      let code = try await ask(["grant_type": "authorization_code", "code": "no"])
      #expect(code.status == .badRequest && code.error == "invalid_grant")
      #expect(try await ask(["grant_type": "magic"]).error == "unsupported_grant_type")
    }
  }

  @Test("An app may ask for what other servers have, and gets what there is of it")
  func otherScopes() async throws {
    try await ServerWorld.with { world in
      let app = try await world.registerApp(scopes: "read write admin:read admin:write:reports crypto")
      #expect(app.application.scopes == ["read", "write"])
      func ask(_ scope: String, of app: MastodonCreatedApplication) async throws -> Reply {
        try await world.call(
          .post, "/oauth/token",
          form: [
            "grant_type": "client_credentials", "client_id": app.clientID,
            "client_secret": app.clientSecret.value,
            "scope": scope,
          ])
      }
      #expect(try await ask("read admin:read", of: app).value(MastodonToken.self).scope == "read")
      #expect(try await ask("read everything", of: app).error == "invalid_scope")
      #expect(try await ask("admin:read follow", of: app).error == "invalid_scope")
      // Nothing is what there is of what an administrator may do, and not all.
      let admin = try await world.registerApp(scopes: "admin:read")
      #expect(admin.application.scopes == [])
      _ = try await world.join("aiko")
      let nothing = try await world.call(
        .post, "/oauth/token",
        form: [
          "grant_type": "password", "client_id": admin.clientID, "client_secret": admin.clientSecret.value,
          "username": "aiko@example.org", "password": "correct horse battery", "scope": "admin:read",
        ]
      ).value(MastodonToken.self)
      #expect(nothing.scope == "")
      for path in ["/api/v1/accounts/verify_credentials", "/api/v1/timelines/home"] {
        let refused = try await world.call(.get, path, token: nothing.accessToken.value)
        #expect(refused.error == "This action is outside the authorized scopes")
      }
    }
  }

  @Test("A token that was revoked counts no more, and revoking it again is no error")
  func revoke() async throws {
    try await ServerWorld.with { world in
      let person = try await world.join("aiko")
      #expect(try await person.call(.get, "/oauth/userinfo").value(MastodonUserInfo.self).name == "Aiko")
      let other = try await world.registerApp()
      let refused = try await world.call(
        .post, "/oauth/revoke",
        form: ["client_id": other.clientID, "client_secret": other.clientSecret.value, "token": person.token])
      #expect(refused.status == .forbidden && refused.error == "unauthorized_client")
    }
  }

  @Test("An app whose token has ended, and which still sends it, can begin anew")
  func beginAnew() async throws {
    try await ServerWorld.with { world in
      let person = try await world.join("aiko")
      _ = try await world.call(
        .post, "/oauth/revoke",
        form: [
          "client_id": person.app.clientID, "client_secret": person.app.clientSecret.value,
          "token": person.token,
        ])
      #expect(try await person.call(.get, "/api/v1/timelines/home").status == .unauthorized)
      #expect(try await person.call(.get, "/api/v2/instance").status == .ok)
      let form: KeyValuePairs = ["client_name": "Test", "redirect_uris": "https://app.example/done"]
      #expect(try await person.call(.post, "/api/v1/apps", form: form).status == .ok)
    }
  }
}
