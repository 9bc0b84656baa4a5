import AppValues
import Crypto
import SocialOpenIDConnect
import Testing

/// A key as Apple gives one out.
enum AppleKeys {
  private static let key = P256.Signing.PrivateKey()

  static var publicPEM: String { key.publicKey.pemRepresentation }
  static var privatePEM: String { key.pemRepresentation }

  static func client(_ uses: Set<ClientRegistration.Use> = [.web]) throws -> ClientRegistration {
    ClientRegistration(
      id: "org.example.social.web",
      secret: .apple(
        try #require(AppleKey(teamID: "TEAM123456", keyID: "KEY1234567", pem: Secret(privatePEM)))),
      uses: uses)
  }

  /// The app's own ID, to which native tokens and notices are addressed.
  static let app = ClientRegistration(id: "org.example.social", secret: .none, uses: [.native])
}
