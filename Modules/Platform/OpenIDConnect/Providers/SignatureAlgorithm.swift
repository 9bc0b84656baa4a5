import AppValues
import Crypto
import Foundation

/// What identity tokens may be signed with (RFC 7518, RFC 8037): nothing that is no signature, and nothing whose secret
/// is shared.
enum SignatureAlgorithm: String, Hashable, Sendable {
  case rs256 = "RS256"
  case es256 = "ES256"
  case edDSA = "EdDSA"

  /// The algorithm with a name; nil for one that isn't allowed.
  init?(name: String) {
    // RFC 9864 calls it by its curve.
    self.init(rawValue: name == "Ed25519" ? SignatureAlgorithm.edDSA.rawValue : name)
  }

  /// The first half of the hash that goes with the algorithm, as tokens have it of a value that was sent beside them
  /// (OpenID Connect Core 1.0, section 3.1.3.6).
  func halfHash(of value: String) -> String {
    let bytes = Data(value.utf8)
    let hash = self == .edDSA ? Data(SHA512.hash(data: bytes)) : Data(SHA256.hash(data: bytes))
    return hash.prefix(hash.count / 2).base64URL
  }
}
