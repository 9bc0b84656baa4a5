import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What a server says that it can do")
struct CapabilityTests {
  private static let path = ServerWorld.ours + "/capabilities"

  @Test("is all there is, where it can")
  func all() async throws {
    try await ServerWorld.with { world in
      let capabilities = try await world.call(.get, Self.path).value(SocialConnectCapabilities.self)
      #expect(capabilities.software == "socialconnect" && capabilities.version == ServerVersion.number)
      #expect(
        capabilities.features == [
          .passwordSignIn, .passwordReset, .proofs, .passwordChange, .emailChange, .twoFactor, .signIns,
          .accountLog, .passkeys, .applications, .accountDeletion, .birthday, .notificationPolicy, .places,
        ])
    }
  }

  @Test("has no codes in it where none can be mailed, and those calls aren't there")
  func withoutMail() async throws {
    try await ServerWorld.with(mail: .none) { world in
      let aiko = try await world.join("aiko").own
      let features = try await world.call(.get, Self.path).value(SocialConnectCapabilities.self).features
      #expect(!features.contains(.passwordReset) && !features.contains(.emailChange))
      #expect(features.contains(.passwordChange) && features.contains(.passwordSignIn))
      let reset = try await world.call(
        .post, ServerWorld.ours + "/password_resets", form: ["email": "aiko@example.org"])
      #expect(reset.status == .notFound && reset.error == "Not Found")
      let email = try await aiko.call(
        .post, ServerWorld.ours + "/email",
        form: ["email": "new@example.org"])
      #expect(email.status == .notFound)
    }
  }
}
