import Foundation
import JWTKit

/// The keys with which a provider signs (RFC 7517), as far as we know how to use them.
///
/// A set may hold others, too: keys for encryption, of unknown types, damaged ones, several with the same ID. Those that
/// can't be used are left out, and don't make the others useless.
struct KeySet: Sendable {
  private struct Key: Sendable {
    let id: String?
    let algorithm: SignatureAlgorithm
    let verifier: any JWTAlgorithm
  }

  /// The most keys of a set.
  private static let limit = 100

  private let keys: [Key]

  init(_ document: KeyDocument) async {
    var keys: [Key] = []
    for written in document.keys.prefix(Self.limit) {
      guard let key = written.key, key.use ?? "sig" == "sig", let algorithm = key.signs,
        // A key that isn't one can't have signed anything.
        let verifier = try? await Self.verifier(of: key, for: algorithm)
      else { continue }
      keys.append(Key(id: key.id, algorithm: algorithm, verifier: verifier))
    }
    self.keys = keys
  }

  /// Whether there's a key that a token can have been signed with.
  func contains(keyOf token: SignedToken) -> Bool {
    !candidates(for: token).isEmpty
  }

  /// Whether a token was signed with the key that it names. One that names none can only have been signed with the only
  /// one there is of its kind.
  func verifies(_ token: SignedToken) -> Bool {
    candidates(for: token).contains { key in
      // What isn't a signature verifies nothing.
      (try? key.verifier.verify(token.signature, signs: token.signed)) ?? false
    }
  }

  private func candidates(for token: SignedToken) -> [Key] {
    let alike = keys.filter { $0.algorithm == token.algorithm }
    if let id = token.keyID { return alike.filter { $0.id == id } }
    return alike.count == 1 ? alike : []
  }

  /// What verifies signatures with a key. Its algorithm is ours to say: never that of a token.
  private static func verifier(
    of key: KeyDocument.Key, for algorithm: SignatureAlgorithm
  ) async throws -> any JWTAlgorithm {
    let id: JWKIdentifier = "key"
    let web: JWK =
      switch algorithm {
      case .rs256: .rsa(.rs256, identifier: id, modulus: key.modulus, exponent: key.exponent)
      case .es256: .ecdsa(.es256, identifier: id, x: key.x, y: key.y, curve: .p256)
      case .edDSA: .octetKeyPair(.eddsa, identifier: id, x: key.x, y: nil, curve: .ed25519)
      }
    let keys = JWTKeyCollection()
    try await keys.add(jwk: web)
    return try await keys.getKey(for: id)
  }
}
