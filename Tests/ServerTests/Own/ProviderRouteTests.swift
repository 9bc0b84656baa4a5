import AppValues
import Foundation
import HTTPTypes
import MastodonAPI
import SocialIdentityServer
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("Signing in with a provider's token")
struct ProviderRouteTests {
  private static let exchange = "urn:ietf:params:oauth:grant-type:token-exchange"
  private static let idToken = "urn:ietf:params:oauth:token-type:id_token"

  @Test("Capabilities and the authorization server's document say so")
  func capabilities() async throws {
    try await ProviderServer.with { server in
      let capabilities = try await server.world.call(.get, ServerWorld.ours + "/capabilities")
        .value(SocialConnectCapabilities.self)
      #expect(capabilities.features.contains(.providers))
      #expect(capabilities.providers.map(\.id) == ["apple", "google", "oidc"])
      #expect(capabilities.providers.map(\.name) == ["Apple", "Google", "Club"])
      let metadata = try await server.world.call(.get, "/.well-known/oauth-authorization-server")
      #expect(metadata.text.contains(Self.exchange))
    }
  }

  @Test("An app exchanges it for a token of its own (RFC 8693), the first time with a handle")
  func tokenExchange() async throws {
    try await ProviderServer.with { server in
      let (world, app) = (server.world, try await server.world.registerApp(scopes: "read write"))
      // A native app hashes its nonce.
      server.apple.wrongs = [.hashedNonce]
      let token = try server.apple.identityToken(for: "org.example.app", nonce: "nonce")
      func exchange(_ token: String, nonce: String = "nonce", scope: String = "read") async throws -> Reply {
        try await world.call(
          .post, "/oauth/token",
          form: [
            "grant_type": Self.exchange, "subject_token": token, "subject_token_type": Self.idToken,
            "nonce": nonce, "scope": scope, "client_id": app.clientID,
            "client_secret": app.clientSecret.value,
          ])
      }
      let first = try await exchange(token)
      #expect(first.status == .badRequest && first.error == "registration_required")
      let registration = try #require(try first.fault().registration)
      #expect(registration.provider == "apple" && registration.username == "mia")
      let made = try await world.call(
        .post, ServerWorld.ours + "/provider_accounts",
        form: ["token": registration.token.value, "username": "mia", "display_name": "Mia"]
      ).value(MastodonToken.self)
      #expect(made.scope == "read")
      #expect(try await exchange(token).error == "invalid_grant", "once")
      let next = try server.apple.identityToken(for: "org.example.app", nonce: "another")
      let again = try await exchange(next, nonce: "another").value(MastodonToken.self)
      #expect(again.scope == "read")
      #expect(again.issuedTokenType == "urn:ietf:params:oauth:token-type:access_token")
      let account = try await world.call(
        .get, "/api/v1/accounts/verify_credentials", token: again.accessToken.value)
      #expect(account.status == .ok && account.text.contains("\"mia\""))

      for reply in [
        try await exchange(token, nonce: "other"), try await exchange("no.to.ken"),
        try await exchange(try server.google.identityToken(for: "org.example.other", nonce: "nonce")),
        // A website's token.
        try await exchange(try server.apple.identityToken(for: "org.example.web", nonce: "nonce")),
      ] {
        #expect(reply.status == .badRequest && reply.error == "invalid_grant")
      }
      #expect(try await exchange(token, scope: "push").error == "invalid_scope")
      #expect(server.world.said.all.count == 3, "\(server.world.said.all)")
    }
  }

  @Test(
    "The code that a native app was given lets deleting the account take back the consent",
    arguments: [false, true])
  func authorizationCode(exchanging: Bool) async throws {
    try await ProviderServer.with { server in
      let (world, apple, clientID) = (server.world, server.apple, "org.example.app")
      let app = try await world.registerApp(scopes: "read")
      func own(_ nonce: String, code: String? = nil) async throws -> Reply {
        let token = try apple.identityToken(for: clientID, nonce: nonce)
        let form: KeyValuePairs<String, String> =
          if let code {
            ["provider": "apple", "id_token": token, "nonce": nonce, "code": code]
          } else {
            ["provider": "apple", "id_token": token, "nonce": nonce]
          }
        return try await world.call(.post, ServerWorld.ours + "/provider_sign_ins", form: form)
      }
      func exchange(_ nonce: String, code: String) async throws -> Reply {
        try await world.call(
          .post, "/oauth/token",
          form: [
            "grant_type": Self.exchange,
            "subject_token": try apple.identityToken(for: clientID, nonce: nonce),
            "subject_token_type": Self.idToken, "nonce": nonce, "code": code, "scope": "read",
            "client_id": app.clientID, "client_secret": app.clientSecret.value,
          ])
      }
      let stranger = IdentityPerson(subject: "000124.ken")
      for wrong in ["other", apple.code(for: "org.example.web"), apple.code(of: stranger, for: clientID)] {
        let reply = try await exchanging ? exchange(wrong, code: wrong) : own(wrong, code: wrong)
        #expect(reply.status == (exchanging ? .badRequest : .unprocessableContent), "\(reply.text)")
      }
      #expect(world.said.all.count == 3, "\(world.said.all)")
      let registration = try await own("first", code: exchanging ? nil : apple.code(for: clientID))
        .value(SocialConnectProviderSignIn.self).registration
      let made = try await world.call(
        .post, ServerWorld.ours + "/provider_accounts",
        form: ["token": try #require(registration).token.value, "username": "mia", "display_name": "Mia"]
      ).value(MastodonToken.self)
      if exchanging {
        #expect(try await exchange("second", code: apple.code(for: clientID)).status == .ok)
      }
      let deleted = try await world.call(
        .delete, ServerWorld.ours + "/account", token: made.accessToken.value)
      #expect(deleted.status == .ok, "\(deleted.text)")
      await world.backend.finish()
      #expect(apple.revokedTokens.count == 1)
    }
  }

  @Test("A client of ours signs in without an app, lists what is linked, and unlinks it")
  func own() async throws {
    try await ProviderServer.with { server in
      let world = server.world
      func signIn(_ nonce: String) async throws -> SocialConnectProviderSignIn {
        let token = try server.google.identityToken(for: "org.example.web", nonce: nonce)
        return try await world.call(
          .post, ServerWorld.ours + "/provider_sign_ins",
          form: ["provider": "google", "id_token": token, "nonce": nonce, "device": "d"]
        ).value(SocialConnectProviderSignIn.self)
      }
      let registration = try #require(try await signIn("one").registration)
      let refused = try await world.call(
        .post, ServerWorld.ours + "/provider_accounts",
        form: ["token": "other", "username": "mia", "display_name": "Mia"])
      #expect(refused.status == .unprocessableContent)
      _ = try await world.call(
        .post, ServerWorld.ours + "/provider_accounts",
        form: ["token": registration.token.value, "username": "mia", "display_name": "Mia"]
      ).value(MastodonToken.self)
      let own = try #require(try await signIn("two").token).accessToken.value
      let linked = try await world.call(.get, ServerWorld.ours + "/linked_providers", token: own)
        .value([SocialConnectLinkedProvider].self)
      #expect(linked.map(\.provider.name) == ["Google"] && linked[0].email == "mia@example.org")
      let last = try await world.call(
        .delete, ServerWorld.ours + "/linked_providers/\(linked[0].id)", token: own)
      #expect(last.status == .unprocessableContent, "it's the only way in")
    }
  }
}

extension Reply {
  fileprivate func fault() throws -> MastodonError {
    try JSONDecoder().decode(MastodonError.self, from: Data(bytes))
  }
}
