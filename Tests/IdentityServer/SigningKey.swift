import AppValues
import Crypto
import CryptoExtras
import Foundation

/// A key of the provider.
struct SigningKey: Sendable {
  enum Material: Sendable {
    case rsa(_RSA.Signing.PrivateKey)
    case p256(P256.Signing.PrivateKey)
    case ed25519(Curve25519.Signing.PrivateKey)
  }

  let id: String
  let material: Material

  var algorithm: String {
    switch material {
    case .rsa: "RS256"
    case .p256: "ES256"
    case .ed25519: "EdDSA"
    }
  }

  func sign(_ text: String) throws -> Data {
    let bytes = Data(text.utf8)
    switch material {
    case .rsa(let key):
      return try key.signature(for: SHA256.hash(data: bytes), padding: .insecurePKCS1v1_5).rawRepresentation
    case .p256(let key): return try key.signature(for: bytes).rawRepresentation
    case .ed25519(let key): return try key.signature(for: bytes)
    }
  }

  /// What others can use as the secret of HS256 by mistake.
  var publicPEM: String {
    switch material {
    case .rsa(let key): key.publicKey.pemRepresentation
    case .p256(let key): key.publicKey.pemRepresentation
    case .ed25519(let key): key.publicKey.rawRepresentation.base64EncodedString()
    }
  }

  /// The key as it's published.
  ///
  /// - Parameter names: Whether it says which algorithm it's for.
  func published(namesAlgorithm names: Bool = true) throws -> [String: String] {
    var key = ["kid": id, "use": "sig"]
    if names { key["alg"] = algorithm }
    switch material {
    case .rsa(let secret):
      let numbers = try secret.publicKey.getKeyPrimitives()
      key.merge(
        ["kty": "RSA", "n": numbers.modulus.base64URL, "e": numbers.publicExponent.base64URL]
      ) { $1 }
    case .p256(let secret):
      let point = secret.publicKey.rawRepresentation
      key.merge(
        ["kty": "EC", "crv": "P-256", "x": point.prefix(32).base64URL, "y": point.suffix(32).base64URL]
      ) { $1 }
    case .ed25519(let secret):
      let point = secret.publicKey.rawRepresentation
      key.merge(["kty": "OKP", "crv": "Ed25519", "x": point.base64URL]) { $1 }
    }
    return key
  }

  /// The keys of all providers of a process, one after the other: making one takes a while.
  static func rsa(_ number: Int) -> SigningKey {
    SigningKey(id: "rsa-\(number)", material: .rsa(rsaKeys[number % rsaKeys.count]))
  }

  private static let rsaKeys: [_RSA.Signing.PrivateKey] = (0..<3).compactMap { _ in
    // A size that's allowed always works.
    try? _RSA.Signing.PrivateKey(keySize: .bits2048)
  }
}
