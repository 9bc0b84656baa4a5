import AppValues
import Foundation
import SocialOpenIDConnect
import SocialTestSupport
import Synchronization
import Testing

/// A provider that others have written, `oidc-provider-mock` from PyPI.
@Suite struct OtherProviderTests {
  /// The Python that `Scripts/test --full` installs it for.
  private static let python = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_CLIENT_PYTHON"].flatMap
  {
    $0.isEmpty ? nil : $0
  }

  private static let program =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Clients/oidc_provider").path

  @Test(
    .enabled(
      if: python != nil,
      "It needs oidc-provider-mock, which Scripts/test --full installs where the network allows it."))
  func codeAndRefresh() async throws {
    try await withProvider { issuer in
      let client = IdentityClient(
        try #require(
          IdentityProvider(
            ProviderName(rawValue: "mock"), issuer: issuer,
            clients: [ClientRegistration(id: "social", secret: .shared("a secret: %"), uses: [.web])])))
      let start = try await client.beginAuthorization(AuthorizationRequest(redirect: ProviderWorld.redirect))
      let response = try await self.signIn(at: start.address)
      let identity = try await client.finish(start.pending, with: response)
      #expect(identity.issuer == issuer && identity.subject == "mia" && identity.clientID == "social")
      #expect(
        identity.email == "mia@example.org" && identity.isEmailVerified && identity.name == "Mia Tanaka")
      let token = try #require(identity.refreshToken)
      let refreshed = try await client.refresh(token, of: "mia", clientID: "social")
      #expect(!refreshed.refreshToken.isEmpty)
      // A code works once.
      await #expect(throws: IdentityError.self) { try await client.finish(start.pending, with: response) }
      _ = try await HTTPIdentityTransport().send(
        ProviderCall(address: issuer + "/users/mia/revoke-tokens", form: ""))
      let error = await #expect(throws: IdentityError.self) {
        try await client.refresh(refreshed.refreshToken, of: "mia", clientID: "social")
      }
      #expect(error?.description.hasPrefix("refused: invalid_grant") == true)
      await #expect(throws: IdentityError.unsupported("revocation")) {
        try await client.revoke(token, clientID: "social")
      }
    }
  }

  /// Does what the form does that it shows to people.
  private func signIn(at address: String) async throws -> AuthorizationResponse {
    let answer = try await HTTPIdentityTransport().send(ProviderCall(address: address, form: "sub=mia"))
    let location = try #require(answer.location.flatMap { URLComponents(string: $0) })
    return try AuthorizationResponse((location.queryItems ?? []).map { ($0.name, $0.value ?? "") })
  }

  /// Runs the provider as long as the body does.
  private func withProvider(_ body: (_ issuer: String) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    let output = Mutex("")
    let port = Latch()
    async let outcome = Program.run(
      [
        try #require(Self.python), "-B", Self.program, folder.path("done"),
      ],
      killWhen: { text in
        output.withLock { $0 = text }
        if text.contains(/port [0-9]+\./) { port.open() }
        return false
      })
    await port.pass()
    let found = try #require(output.withLock { $0 }.firstMatch(of: /port ([0-9]+)\./)).1
    do {
      try await body("http://localhost:\(found)")
    } catch {
      try Data().write(to: URL(filePath: folder.path("done")))
      throw error
    }
    try Data().write(to: URL(filePath: folder.path("done")))
    #expect(try await outcome.status == 0)
  }
}
