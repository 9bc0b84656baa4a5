import Foundation

/// Where an app's push service takes messages for it.
public struct PushEndpoint: Hashable, Sendable {
  /// The address as it is asked for.
  let address: String
  /// The host as it is looked up, an IPv6 address without its brackets.
  let host: String
  /// The part of the address that isn't secret, without the path: `https://push.example`.
  public let origin: String

  /// Reads an address; nil for one that can't be an endpoint.
  ///
  /// - Parameter allowsPlain: Whether `http` will do, too, which only tests need.
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
