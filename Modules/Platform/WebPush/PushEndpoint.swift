import Foundation

/// The address at which an app's push service accepts messages for it.
public struct PushEndpoint: Hashable, Sendable {
  /// The complete address.
  let address: String
  /// The host, with an IPv6 address without its brackets.
  let host: String
  /// The part of the address that isn't secret, without the path: `https://push.example`.
  public let origin: String

  /// Reads an address; nil if it can't be an endpoint.
  ///
  /// - Parameter allowsPlain: Whether to allow `http` as well, which only tests need.
  public init?(_ address: String, allowsPlain: Bool = false) {
    guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
      scheme == "https" || (allowsPlain && scheme == "http"), url.user() == nil,
      let host = url.host(percentEncoded: false)?.lowercased(),
      // What else a host can be is written in ways that not everyone reads alike.
      let match = host.wholeMatch(of: /[a-z0-9._\-]+|\[?([0-9a-f:.]*:[0-9a-f:.]*)\]?/)
    else { return nil }
    self.host = match.1.map(String.init) ?? host
    let usual = scheme == "https" ? 443 : 80
    let port = url.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
    origin = "\(scheme)://\(match.1.map { "[\($0)]" } ?? host)\(port)"
    // Written anew, so that every reader finds the host that is looked up and checked.
    self.address =
      origin + url.path(percentEncoded: true) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
  }
}
