public import AppValues
import Foundation

/// Which servers are reached through a proxy, as the environment says it: `HTTPS_PROXY`, `ALL_PROXY` and `NO_PROXY`, in
/// capitals or not, and `http_proxy` in small letters only.
public struct ProxySettings: Hashable, Sendable {
  /// A proxy, to which the connection isn't encrypted; what goes through it is.
  public struct Proxy: Hashable, Sendable {
    /// The host; an IPv6 address without its brackets.
    public let host: String
    /// The port.
    public let port: Int
    /// The name for signing in to it; nil if it asks for none.
    public let user: String?
    /// The password for signing in to it.
    public let password: Secret

    /// - Parameters:
    ///   - host: The host; an IPv6 address without its brackets.
    ///   - port: The port.
    ///   - user: The name for signing in to it; nil if it asks for none.
    ///   - password: The password for signing in to it.
    public init(host: String, port: Int, user: String? = nil, password: Secret = "") {
      self.host = host
      self.port = port
      self.user = user
      self.password = password
    }
  }

  /// A variable that doesn't name a proxy, or one of an unknown kind.
  public struct Fault: Error, Hashable, Sendable {
    /// The name of the variable.
    public let variable: String
  }

  private let secure: Proxy?
  private let plain: Proxy?
  private let exceptions: ProxyExceptions

  /// No proxy for any server.
  public init() {
    secure = nil
    plain = nil
    exceptions = ProxyExceptions("")
  }

  /// Reads the settings of an environment.
  ///
  /// - Parameter environment: The variables by name. An empty one counts as missing.
  ///
  /// Throws a `Fault` rather than going past a proxy that can't be read.
  public init(environment: [String: String]) throws(Fault) {
    secure = try Self.proxy(["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"], in: environment)
    // In capitals, a web server may have made it of what someone sent.
    plain = try Self.proxy(["http_proxy", "all_proxy", "ALL_PROXY"], in: environment)
    let names = ["no_proxy", "NO_PROXY"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    exceptions = ProxyExceptions(names ?? "")
  }

  /// The proxy for a server; nil if it's reached without one, as every server on this machine is.
  ///
  /// - Parameter server: The server.
  public func proxy(for server: ServerAddress) -> Proxy? {
    server.isLoopback || exceptions.contains(server) ? nil : server.isSecure ? secure : plain
  }

  private static func proxy(
    _ variables: [String], in environment: [String: String]
  ) throws(Fault) -> Proxy? {
    for variable in variables {
      guard let text = environment[variable], !text.isEmpty else { continue }
      guard let proxy = Proxy(text) else { throw Fault(variable: variable) }
      return proxy
    }
    return nil
  }
}

extension ProxySettings.Proxy {
  /// Reads an address such as `http://proxy.example:3128`; nil for any other kind of proxy.
  fileprivate init?(_ text: String) {
    guard let url = URL(string: text.contains("://") ? text : "http://\(text)"),
      url.scheme?.lowercased() == "http", let host = url.host(percentEncoded: false), !host.isEmpty
    else { return nil }
    self.init(
      host: host.trimmingCharacters(in: ["[", "]"]), port: url.port ?? 80,
      user: url.user(percentEncoded: false), password: Secret(url.password(percentEncoded: false) ?? ""))
  }
}
