public import AppValues

/// A session on this device: the person who is signed in, and the secret that proves it.
public struct Session: Hashable, Sendable, Identifiable {
  /// Identifies the session among all sessions of the person.
  public let id: AppValues.ID<Session>
  /// The person who is signed in.
  public let user: AppValues.ID<User>
  /// The person's handle, without the `@` in front.
  public let handle: String
  /// The person's display name.
  public let name: String
  /// The secret that proves the session to the backend, 256 random bits as text; empty if a program of the person's own
  /// keeps it, as the session's server says.
  public let token: Secret
  /// What the session permits: everything, unless an app uses it on the person's behalf.
  public let scopes: AccessScopes
  /// The server that the account is at; nil for the network on this device.
  public var server: HomeServer?

  /// A session as the backend granted it.
  public init(
    id: AppValues.ID<Session>, user: AppValues.ID<User>, handle: String, name: String, token: Secret,
    scopes: AccessScopes = .all, server: HomeServer? = nil
  ) {
    self.id = id
    self.user = user
    self.handle = handle
    self.name = name
    self.token = token
    self.scopes = scopes
    self.server = server
  }
}

extension Session {
  /// The handle, with the name of the server behind it if the account is at one: `mia@social.example`.
  public var fullHandle: String { server.map { "\(handle)@\($0.name)" } ?? handle }

  /// Whether another session is one of the same account: ids say so only within one network.
  public func isSameAccount(as other: Session) -> Bool {
    user == other.user && server?.address == other.server?.address
  }
}

/// On whose behalf something is read or written.
public enum Viewer: Hashable, Sendable {
  /// Someone who isn't signed in.
  case anonymous
  /// Someone signed in.
  case signedIn(Session)

  /// The session, if there is one.
  public var session: Session? {
    if case .signedIn(let session) = self { session } else { nil }
  }
}
