import NIOCore
import NIOSSL

/// Makes sure that a certificate names the server that was asked for.
///
/// For NIOSSL, the address of the other end is enough. With a certificate for an address of their own, others could stand
/// in for a server: those who answer for its name, and the proxy.
enum ServerIdentity {
  /// Throws `tls` if the other end of a connection that is secure has proved to be another server.
  ///
  /// - Parameter host: The host that was asked for.
  static func check(_ channel: any Channel, is host: String) throws {
    let certificate = try channel.pipeline.syncOperations.nioSSL_peerCertificate()
    guard let certificate, isNamed(host, in: certificate) else {
      throw NetworkError.tls(.wrongName(host: host))
    }
  }

  private static func isNamed(_ host: String, in certificate: NIOSSLCertificate) -> Bool {
    let names = certificate._subjectAlternativeNames()
    // Where there are no addresses, NIOSSL has found the name.
    guard names.contains(where: { $0.nameType == .ipAddress }) else { return true }
    if let address = AddressRange.bytes(host) {
      return names.contains { $0.nameType == .ipAddress && $0.contents.elementsEqual(address) }
    }
    return names.contains { name in
      name.nameType == .dnsName && isSame(host, as: String(decoding: name.contents, as: UTF8.self))
    }
  }

  /// Whether a name is the host's, or that of all hosts beside it, such as `*.social.example`.
  private static func isSame(_ host: String, as name: String) -> Bool {
    let name = name.lowercased()
    return name == host || (name.hasPrefix("*.") && name.dropFirst() == host.drop(while: { $0 != "." }))
  }
}
