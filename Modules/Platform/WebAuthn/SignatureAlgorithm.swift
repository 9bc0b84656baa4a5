/// The signature algorithms of passkeys, by their numbers in COSE (RFC 9053, RFC 8812).
public enum SignatureAlgorithm: Int, CaseIterable, Sendable {
  /// ECDSA on P-256 with SHA-256.
  case es256 = -7
  /// Ed25519.
  case eddsa = -8
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  case rs256 = -257
}
