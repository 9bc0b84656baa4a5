import AppValues
import Entities

/// The address of the server, and the addresses of everything on it.
public struct Site: Hashable, Sendable {
  /// The address that people use, without a slash at the end: `https://example.org`.
  public let address: String
  /// The host, with its port unless it's the usual one: `example.org`, `localhost:8080`.
  public let host: String
  /// This host and those that the server had before: `name@host` with one of them is someone here.
  private(set) var hosts: Set<String>
  /// Whether it is reached by https.
  public let isSecure: Bool

  /// - Parameter address: `http://` or `https://`, a host and, where it isn't the usual one, a port; nil for anything
  ///   else, such as a path.
  public init?(_ address: String) {
    let trimmed = address.hasSuffix("/") ? String(address.dropLast()) : address
    guard
      let match = trimmed.wholeMatch(
        of: /(?i)(https?):\/\/([A-Za-z0-9.\-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/)
    else { return nil }
    let scheme = match.1.lowercased()
    isSecure = scheme == "https"
    let usual = isSecure ? ":443" : ":80"
    let port = match.3.map(String.init) ?? ""
    host = match.2.lowercased() + (port == usual ? "" : port)
    self.address = "\(scheme)://\(host)"
    hosts = [host]
  }

  /// The site of a server that was given no address: on this machine.
  init(listeningAt bind: String, port: Int, isSecure: Bool = false) {
    let isAny = ["0.0.0.0", "::", ""].contains(bind)
    let isUsual = port == (isSecure ? 443 : 80)
    host = "\(isAny ? "localhost" : bind.contains(":") ? "[\(bind)]" : bind)\(isUsual ? "" : ":\(port)")"
    address = "\(isSecure ? "https" : "http")://\(host)"
    self.isSecure = isSecure
    hosts = [host]
  }

  private init(_ site: Site, address: String) {
    self.address = address
    (host, hosts, isSecure) = (site.host, site.hosts, site.isSecure)
  }

  /// The same site, with other hosts that people here are known by.
  func formerly(_ hosts: Set<String>) -> Site {
    var site = self
    site.hosts.formUnion(hosts)
    return site
  }

  /// Whether `name@host` is someone here.
  func isOwn(host: some StringProtocol) -> Bool { hosts.contains(host.lowercased()) }

  /// The same site with addresses that begin with a slash, for its own pages, which may be open under another name.
  var relative: Site { Site(self, address: "") }

  /// The host alone, as in email addresses: `example.org`.
  var name: String { host.replacing(/:[0-9]+$/, with: "") }

  /// The email address of the server's administrator, which every host with mail has (RFC 5321, section 4.5.1).
  var contact: String { "postmaster@\(name)" }

  /// The address for WebSockets: `wss://example.org`.
  public var streaming: String { "\(isSecure ? "wss" : "ws")://\(host)" }

  func profile(of handle: String) -> String { "\(address)/@\(handle)" }

  func post(_ id: ID<Post>, by handle: String) -> String { "\(address)/@\(handle)/\(id)" }

  /// - Parameter name: Without the `#`.
  func hashtag(_ name: String) -> String { "\(address)/tags/\(name.percentEncoded)" }

  /// - Parameters:
  ///   - name: Without the `#`.
  ///   - handle: The person whose posts with the hashtag are shown.
  func hashtag(_ name: String, of handle: String) -> String {
    "\(profile(of: handle))/tagged/\(name.percentEncoded)"
  }

  func media(_ name: String) -> String { "\(address)/media/\(name)" }

  func asset(_ name: String) -> String { "\(address)/assets/\(name)" }
}

extension String {
  /// The text as a part of a path or a value of a query: everything but letters, digits and `-._~` is encoded (RFC
  /// 3986, section 2.3).
  var percentEncoded: String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(3 * utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        encoded.append(byte)
      default:
        encoded.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 0xF] {
          encoded.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
