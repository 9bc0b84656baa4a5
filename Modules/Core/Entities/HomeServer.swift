public import AppValues

/// The server that an account is at, and what this device needs to reach it.
public struct HomeServer: Hashable, Sendable {
  /// The address without a path: `https://social.example`.
  public let address: String
  /// The name that follows the handles of its people: `social.example`.
  public let name: String
  /// A file with the certificates of authorities that are trusted for this server besides those of the system.
  public var certificateAuthority: LocalFile?
  /// The app to which the server granted the session; nil if it was granted for a password.
  public var app: HomeServerApp?
  /// What keeps the session's token in place of this device; nil if it's kept with the session.
  public var keeper: TokenKeeper?

  /// - Parameters:
  ///   - address: The address without a path.
  ///   - name: The name that follows the handles of its people.
  ///   - certificateAuthority: A file with the certificates of authorities that are trusted for it.
  ///   - app: The app to which it granted the session.
  ///   - keeper: What keeps the session's token in place of this device.
  public init(
    address: String, name: String, certificateAuthority: LocalFile? = nil, app: HomeServerApp? = nil,
    keeper: TokenKeeper? = nil
  ) {
    self.address = address
    self.name = name
    self.certificateAuthority = certificateAuthority
    self.app = app
    self.keeper = keeper
  }
}

/// An app as a server registered it, which is needed to end its sessions there.
public struct HomeServerApp: Hashable, Sendable {
  /// The app's identifier.
  public let id: String
  /// The app's secret.
  public let secret: Secret

  /// - Parameters:
  ///   - id: The app's identifier.
  ///   - secret: The app's secret.
  public init(id: String, secret: Secret) {
    self.id = id
    self.secret = secret
  }
}
