import AppValues
import MastodonAPI
import Testing

@Suite("What is said of providers on the wire")
struct ProviderWireTests {
  private static let google = SocialConnectProvider(id: "google", name: "Google")
  private static let waiting = SocialConnectRegistration(
    token: "t", provider: "google", username: "mia", displayName: "Mia", email: nil)

  @Test("Capabilities name them, in the order in which they're offered")
  func capabilities() throws {
    try expectWire(
      SocialConnectCapabilities(version: "1.0.0", features: [.providers], providers: [Self.google]),
      """
      {"software":"socialconnect","version":"1.0.0","features":["providers"],
      "providers":[{"id":"google","name":"Google"}]}
      """)
  }

  @Test("What is linked says by which address, and whether email is forwarded")
  func linked() throws {
    try expectWire(
      SocialConnectLinkedProvider(
        id: "1", provider: Self.google, email: "mia@example.org", isEmailOff: true, linkedAt: .sample),
      """
      {"id":"1","provider":{"id":"google","name":"Google"},"email":"mia@example.org","email_off":true,
      "linked_at":"2026-08-01T13:49:42.878Z","last_used_at":null}
      """)
  }

  @Test("Signing in gives a token, or what an account is made of")
  func signIn() throws {
    try expectWire(
      SocialConnectProviderSignIn(registration: Self.waiting),
      """
      {"token":null,"registration":{"token":"t","provider":"google","username":"mia","display_name":"Mia",
      "email":null}}
      """)
    try expectWire(
      MastodonError(error: "registration_required", registration: Self.waiting),
      """
      {"error":"registration_required","registration":{"token":"t","provider":"google","username":"mia",
      "display_name":"Mia","email":null}}
      """)
  }
}
