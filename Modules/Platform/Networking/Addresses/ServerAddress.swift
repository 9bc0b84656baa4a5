import Foundation

/// The address of a server that a person named: its scheme, host and port.
///
/// Plain HTTP is possible only with a server on this machine, unless the caller allows it.
public struct ServerAddress: Hashable, Sendable {
  /// Why a text isn't the address of a server.
  public enum Fault: Error, Hashable, Sendable {
    /// It isn't a host, with a port or without, or a web address.
    case malformed
    /// It's an address of plain HTTP on another machine.
    case insecure
  }

  /// Whether the connection is encrypted.
  public let isSecure: Bool
  /// The host in lower case; an IPv6 address without its brackets.
  public let host: String
  /// The port.
  public let port: Int

  /// Reads an address as people write it: `social.example`, `social.example:8443` or `https://social.example/`. A path
  /// behind it is ignored. Without a scheme, it's HTTPS, but plain HTTP on this machine; the schemes of WebSockets are
  /// read, too.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - allowsPlain: Whether plain HTTP may be used with other machines.
  public init(_ text: String, allowsPlain: Bool = false) throws(Fault) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let hasScheme = text.contains("://")
    guard let url = URL(string: hasScheme ? text : "https://\(text)"),
      let isSecureByScheme = Self.isSecure(url.scheme?.lowercased()), url.user() == nil,
      url.password() == nil,
      let host = url.host(percentEncoded: false)?.lowercased(),
      // What else a host can be is written in ways that not everyone reads alike.
      let match = host.wholeMatch(of: /[a-z0-9._\-]+|\[?([0-9a-f:.]*:[0-9a-f:.]*)\]?/)
    else { throw .malformed }
    self.host = match.1.map(String.init) ?? host
    isSecure = hasScheme ? isSecureByScheme : !Self.isLoopback(self.host)
    port = url.port ?? (isSecure ? 443 : 80)
    guard (1...65535).contains(port) else { throw .malformed }
    guard isSecure || allowsPlain || isLoopback else { throw .insecure }
  }

  private static func isSecure(_ scheme: String?) -> Bool? {
    switch scheme {
    case "https", "wss": true
    case "http", "ws": false
    default: nil
    }
  }

  /// Whether the server is on this machine.
  public var isLoopback: Bool { Self.isLoopback(host) }

  private static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "::1"
      || host.wholeMatch(of: /127(?:\.[0-9]{1,3}){3}/) != nil
  }

  /// The host, with the port unless it's the usual one: `social.example`. It follows the names of people on the server.
  public var name: String {
    let host = host.contains(":") ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? host : "\(host):\(port)"
  }

  /// The address without a path: `https://social.example`.
  public var origin: String { "\(isSecure ? "https" : "http")://\(name)" }
}

extension ServerAddress: CustomStringConvertible {
  /// The address without a path.
  public var description: String { origin }
}
