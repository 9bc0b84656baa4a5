import Foundation

/// An address at a provider: `https`, or `http` on this machine.
struct ProviderAddress: Hashable, Sendable {
  /// The complete address.
  let text: String
  /// Scheme, host and port.
  let origin: String
  /// Whether it's on this machine.
  let isLoopback: Bool

  /// Reads an address; nil for what can't be one, or isn't safe from others who listen.
  init?(_ text: String) {
    guard text.utf8.count <= 2048, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let url = URL(string: text), let scheme = url.scheme?.lowercased(), url.user() == nil,
      url.password() == nil, url.fragment() == nil,
      let host = url.host(percentEncoded: false)?.lowercased(),
      // What else a host can be is written in ways that not everyone reads alike.
      let match = host.wholeMatch(of: /[a-z0-9._\-]+|\[?([0-9a-f:.]*:[0-9a-f:.]*)\]?/)
    else { return nil }
    let bare = match.1.map(String.init) ?? host
    isLoopback = bare == "localhost" || bare == "::1" || bare.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil
    guard scheme == "https" || (scheme == "http" && isLoopback) else { return nil }
    let usual = scheme == "https" ? 443 : 80
    let port = url.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
    origin = "\(scheme)://\(match.1.map { "[\($0)]" } ?? host)\(port)"
    self.text = text
  }

  /// Reads an address that a provider names. One elsewhere can't name an address on this machine.
  init?(_ text: String?, from issuer: ProviderAddress) {
    guard let text, let address = ProviderAddress(text), issuer.isLoopback || !address.isLoopback
    else { return nil }
    self = address
  }

  /// The address with more in its query.
  func adding(_ parameters: [FormField]) -> String {
    text + (text.contains("?") ? "&" : "?") + FormField.encode(parameters)
  }
}
