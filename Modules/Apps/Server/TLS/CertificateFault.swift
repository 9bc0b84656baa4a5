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

  /// The same of a setting.
  func problem(_ files: ServerOptions.TLS) -> SettingFault.Problem {
    let path = isOfKey ? files.key : files.certificate
    return switch kind {
    case .noFile: .noFile(path)
    case .unreadable: .unreadable(path)
    case .malformed: isOfKey ? .noKey(path) : .noCertificate(path)
    case .mismatched: .otherKey(path, certificate: files.certificate)
    }
  }
}
