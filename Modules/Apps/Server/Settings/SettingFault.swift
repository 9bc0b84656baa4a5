public import AppScreens

/// A setting that keeps a server from running.
public struct SettingFault: Error, Hashable, Sendable {
  /// What is wrong.
  enum Problem: Hashable, Sendable {
    case notText
    case notList
    case empty
    case notNumber(from: Int, to: Int)
    case notChoice([String])
    case notAddress
    case notPublicURL
    case notContact
    /// Another setting has to be given, too.
    case needs(String)
    /// People have to reach the server by https.
    case needsHTTPS
    case notIssuer
    case noAppleKey(String)
    case noFile(String)
    case unreadable(String)
    case noObject(String)
    case unknownKey(String)
    case noCertificate(String)
    case noKey(String)
    case otherKey(String, certificate: String)
    case portInUse(Int)
    case portForbidden(Int)
    case noSuchAddress(String)
  }

  /// The setting, as it was given: `--port`, `SOCIALCONNECT_PORT`, or `"port" in server.json`.
  let name: String
  let problem: Problem

  /// Whether the setting itself is wrong, rather than something on this machine.
  public var isUsage: Bool {
    switch problem {
    case .portInUse, .portForbidden, .noSuchAddress: false
    default: true
    }
  }

  /// What to tell the person who runs the server.
  public func text(in language: Language) -> String {
    SettingStrings.of(language).explain(self)
  }
}
