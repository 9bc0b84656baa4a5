import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What a server says of itself, to the strictest reader")
struct InstanceDocumentTests {
  @Test(
    "Numbers are there, dates and addresses are what they are called, and nothing required is empty",
    arguments: ServerOptions.Registration.allCases)
  func documents(registration: ServerOptions.Registration) async throws {
    try await ServerWorld.with({ $0.registration = registration }) { world in
      func read<Document: Decodable>(_ type: Document.Type, _ path: String) async throws {
        let reply = try await world.call(.get, path)
        #expect(reply.status == .ok, "\(path)")
        #expect(throws: Never.self, "\(path)") { try StrictDocuments.read(type, from: reply) }
      }
      _ = try await world.join("aiko").post("hello")
      try await read(StrictDocuments.InstanceV1.self, "/api/v1/instance")
      try await read(StrictDocuments.InstanceV2.self, "/api/v2/instance")
      try await read(StrictDocuments.InstanceV2Limits.self, "/api/v2/instance")
      try await read([StrictDocuments.Rule].self, "/api/v1/instance/rules")
      try await read(StrictDocuments.Document.self, "/api/v1/instance/privacy_policy")
      try await read(StrictDocuments.Document.self, "/api/v1/instance/extended_description")
      try await read(StrictList<StrictDocuments.Language>.self, "/api/v1/instance/languages")
      try await read(StrictList<StrictDocuments.Week>.self, "/api/v1/instance/activity")
      try await read(StrictDocuments.NodeInfoLinks.self, "/.well-known/nodeinfo")
      try await read(StrictDocuments.NodeInfo.self, "/nodeinfo/2.0")
      try await read(StrictDocuments.Discovery.self, "/.well-known/oauth-authorization-server")
    }
  }

  @Test("An app and its token are whole, too")
  func apps() async throws {
    try await ServerWorld.with { world in
      let app = try await world.call(
        .post, "/api/v1/apps", form: ["client_name": "A", "redirect_uris": "a://b", "website": ""])
      let made = try StrictDocuments.read(StrictDocuments.Application.self, from: app)
      let token = try await world.call(
        .post, "/oauth/token",
        form: [
          "grant_type": "client_credentials", "client_id": made.clientId.text,
          "client_secret": made.clientSecret.text,
        ])
      #expect(throws: Never.self) { try StrictDocuments.read(StrictDocuments.Token.self, from: token) }
    }
  }

  /// Clients show grouped notifications, and what posts of theirs they can feature, by these.
  @Test("Both documents say up to which version of Mastodon's API all is there")
  func level() async throws {
    try await ServerWorld.with { world in
      let new = try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self)
      let old = try await world.call(.get, "/api/v1/instance").value(MastodonInstanceV1.self)
      #expect(new.version.hasPrefix("4.4.0 (compatible; SocialConnect ") && old.version == new.version)
      #expect(new.apiVersions == ["mastodon": 6])
    }
  }

  @Test("What isn't offered isn't advertised")
  func offers() async throws {
    try await ServerWorld.with { world in
      let old = try await world.call(.get, "/api/v1/instance").value(MastodonInstanceV1.self)
      let new = try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self)
      #expect(old.polls.maxOptions == 4 && new.configuration.polls.maxOptions == 4)
      #expect(old.accounts == new.configuration.accounts && old.email == new.contactEmail)
      let poll = try await world.join("aiko").call(
        .post, "/api/v1/statuses", form: ["status": "?", "poll[options][]": "a", "poll[expires_in]": "300"])
      #expect(poll.status == .unprocessableContent)
    }
  }
}
