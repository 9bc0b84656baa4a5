import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("The apps that one has let in, with our own client")
struct ConnectedAppTests {
  private static let path = ServerWorld.ours + "/applications"

  @Test("Each is listed once, and shutting it out ends all its tokens and no others")
  func revoke() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let second = try await grant(world, aiko.app, "read:lists")
      let other = try await grant(world, ben.app, "read")
      let listed = try await aiko.own.call(.get, Self.path).value([SocialConnectApplication].self)
      #expect(listed.map(\.id) == [ben.app.application.id, aiko.app.application.id])
      #expect(listed.map(\.name) == ["Test", "Test"] && listed.map(\.website) == [nil, nil])
      #expect(listed[0].scopes == ["read"])
      #expect(listed[1].scopes == ["read", "write", "follow", "push", "profile", "read:lists"])

      let address = Self.path + "/\(aiko.app.application.id)"
      #expect(try await aiko.own.call(.delete, address).text == "{}")
      #expect(try await [aiko.isSignedIn, aiko.own.isSignedIn, ben.isSignedIn] == [false, true, true])
      #expect(try await world.call(.get, "/api/v1/lists", token: second).status == .unauthorized)
      #expect(try await world.call(.get, "/api/v1/lists", token: other).status == .ok)
      for id in [aiko.app.application.id, "0", "12", "x"] {
        #expect(try await aiko.own.call(.delete, Self.path + "/\(id)").error == "Record not found")
      }
      #expect(try await aiko.own.call(.get, Self.path).value([SocialConnectApplication].self).count == 1)
    }
  }

  /// Lets an app act for Aiko.
  private func grant(
    _ world: ServerWorld, _ app: MastodonCreatedApplication, _ scope: String
  ) async throws -> String {
    try await world.call(
      .post, "/oauth/token",
      form: [
        "grant_type": "password", "client_id": app.clientID, "client_secret": app.clientSecret.value,
        "username": "aiko@example.org", "password": "correct horse battery", "scope": scope,
      ]
    ).value(MastodonToken.self).accessToken.value
  }
}
