/// Why a certificate can't be used.
struct CertificateFault: Error, Hashable {
  enum Kind: Hashable {
    case noFile
    case unreadable
    case malformed
    /// The key belongs to another certificate.
    case mismatched
  }

  let kind: Kind
  /// Whether it is the file of the key.
  let isOfKey: Bool
}
