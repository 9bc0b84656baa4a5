/// The site that passkeys are made for and used at: a server, as browsers know it.
public struct PasskeySite: Hashable, Sendable {
  /// The host without a port. A passkey of one host works at no other.
  public let host: String
  /// The address in browsers, without a slash at the end.
  public let address: String
  /// The name that browsers may show.
  public let name: String

  /// Nil where browsers have no passkeys: where the server's name is an IP address, or it's reached without encryption
  /// from other machines (Web Authentication, section 5.1.2; Secure Contexts, section 3.1).
  ///
  /// - Parameter address: `https://` or `http://`, a host and, where it isn't the usual one, a port.
  public init?(address: String, name: String) {
    guard let match = address.wholeMatch(of: /(https?):\/\/([a-z0-9.\-]+)(?::[0-9]+)?/) else { return nil }
    let host = String(match.2)
    let isLocal = host == "localhost" || host.hasSuffix(".localhost")
    // The last part of a name is no number (RFC 3696, section 2).
    let isName = host.split(separator: ".").last?.contains { !$0.isNumber } ?? false
    guard isName, match.1 == "https" || isLocal else { return nil }
    self.host = host
    self.address = address
    self.name = name
  }
}

/// What a browser answered at a site about a passkey: a new one, or the proof that someone has one.
public struct PasskeyAnswer: Hashable, Sendable {
  /// What `PublicKeyCredential.toJSON()` gave, not checked yet.
  public let credential: String
  /// Where the browser was asked.
  public let site: PasskeySite

  public init(_ credential: String, at site: PasskeySite) {
    self.credential = credential
    self.site = site
  }
}
