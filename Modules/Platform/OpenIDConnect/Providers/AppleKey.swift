public import AppValues
import Crypto
import Foundation
import Synchronization

/// The key with which a server signs its client secrets for Sign in with Apple: the `.p8` file that Apple's developer
/// pages give out once.
///
/// A secret is signed for an hour, which is less than the six months that Apple allows, and is used for most of it.
public struct AppleKey: Sendable {
  private struct Claims: Encodable {
    let iss: String
    let iat: Int64
    let exp: Int64
    let aud: String
    let sub: String
  }

  private struct Header: Encodable {
    let alg = "ES256"
    let kid: String
  }

  private struct Subject: Hashable {
    let issuer: String
    let clientID: String
  }

  private struct SignedSecret {
    let value: Secret
    let signedAt: Timestamp
  }

  private final class Cache: Sendable {
    let secrets = Mutex<[Subject: SignedSecret]>([:])
  }

  /// How long a secret is valid, in seconds.
  private static let lifetime: Int64 = 3600
  /// How long it's used, in seconds: it's still valid when it arrives, also at a clock that differs.
  private static let use: Int64 = 3000

  private let teamID: String
  private let keyID: String
  private let key: P256.Signing.PrivateKey
  private let cache = Cache()

  /// - Parameters:
  ///   - teamID: The ten characters that name the team at Apple.
  ///   - keyID: The ten characters that name the key.
  ///   - pem: The content of the `.p8` file.
  /// - Returns: nil if an ID can't be one, or if the file doesn't contain a private key of P-256.
  public init?(teamID: String, keyID: String, pem: Secret) {
    let form = /[A-Za-z0-9]{1,32}/
    guard teamID.wholeMatch(of: form) != nil, keyID.wholeMatch(of: form) != nil,
      // What isn't a key is none, whatever it is.
      let key = try? P256.Signing.PrivateKey(pemRepresentation: pem.value)
    else { return nil }
    self.teamID = teamID
    self.keyID = keyID
    self.key = key
  }

  /// A secret that is valid for a while: a JSON web token, signed with ES256.
  ///
  /// - Parameters:
  ///   - clientID: The client that proves to be itself.
  ///   - issuer: The provider that the secret is for.
  ///   - now: The current time.
  func secret(of clientID: String, for issuer: String, now: Timestamp) throws(IdentityError) -> Secret {
    let subject = Subject(issuer: issuer, clientID: clientID)
    if let known = cache.secrets.withLock({ $0[subject] }), known.signedAt <= now,
      now < known.signedAt.adding(seconds: Self.use)
    {
      return known.value
    }
    let secret = Secret(try sign(subject, now.milliseconds / 1000))
    cache.secrets.withLock { $0[subject] = SignedSecret(value: secret, signedAt: now) }
    return secret
  }

  private func sign(_ subject: Subject, _ now: Int64) throws(IdentityError) -> String {
    let claims = Claims(
      iss: teamID, iat: now, exp: now + Self.lifetime, aud: subject.issuer, sub: subject.clientID)
    let coder = JSONEncoder()
    coder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let signed = try coder.encode(Header(kid: keyID)).base64URL + "." + coder.encode(claims).base64URL
      return try signed + "." + key.signature(for: Data(signed.utf8)).rawRepresentation.base64URL
    } catch {
      throw .unsupported("signing a client secret")
    }
  }
}
