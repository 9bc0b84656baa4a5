import Foundation
import NIOSSL

/// A certificate with its chain and its key.
struct Certificate: Sendable {
  let chain: [NIOSSLCertificateSource]
  private let key: NIOSSLPrivateKeySource

  /// Reads the files.
  ///
  /// Throws `CertificateFault` if they can't be read or don't belong together.
  init(_ files: ServerOptions.TLS) throws(CertificateFault) {
    let chainBytes = try Self.bytes(of: files.certificate, isKey: false)
    let keyBytes = try Self.bytes(of: files.key, isKey: true)
    // NIO's errors are described in our own words.
    guard let chain = try? NIOSSLCertificate.fromPEMBytes(chainBytes), !chain.isEmpty else {
      throw CertificateFault(kind: .malformed, isOfKey: false)
    }
    // A key with a password would ask for it on the terminal.
    let noPassword: NIOSSLPassphraseCallback<[UInt8]> = { set in set([]) }
    // As above.
    guard let key = try? NIOSSLPrivateKey(bytes: keyBytes, format: .pem, passphraseCallback: noPassword)
    else {
      throw CertificateFault(kind: .malformed, isOfKey: true)
    }
    self.chain = chain.map { .certificate($0) }
    self.key = .privateKey(key)
    do {
      _ = try NIOSSLContext(configuration: configuration)
    } catch {
      throw CertificateFault(kind: .mismatched, isOfKey: true)
    }
  }

  /// The TLS configuration of a server with this certificate.
  var configuration: TLSConfiguration {
    var configuration = TLSConfiguration.makeServerConfiguration(certificateChain: chain, privateKey: key)
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    return configuration
  }

  /// Makes a single connection use this certificate.
  var override: NIOSSLContextConfigurationOverride {
    var override = NIOSSLContextConfigurationOverride()
    override.certificateChain = chain
    override.privateKey = key
    return override
  }

  private static func bytes(of path: String, isKey: Bool) throws(CertificateFault) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw CertificateFault(kind: isThere ? .unreadable : .noFile, isOfKey: isKey)
    }
  }
}

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
  /// Whether the fault is in the file of the key.
  let isOfKey: Bool
}
