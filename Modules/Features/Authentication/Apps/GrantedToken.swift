public import AppValues
public import Entities

/// A token that an app was given. It is told only now.
public struct GrantedToken: Hashable, Sendable {
  /// 256 random bits as text.
  public let token: Secret
  /// What can be done with it.
  public let scopes: AccessScopes
  /// When it was given.
  public let createdAt: Timestamp
  /// On whose behalf the app acts with it; nil where it acts on its own alone.
  public let session: Session?

  /// A token as the source gave it.
  public init(token: Secret, scopes: AccessScopes, createdAt: Timestamp, session: Session?) {
    self.token = token
    self.scopes = scopes
    self.createdAt = createdAt
    self.session = session
  }
}

/// What a token is good for.
public enum AccessGrant: Hashable, Sendable {
  /// An app acts on its own: it sees what everyone sees.
  case app(RegisteredApp, AccessScopes)
  /// Someone acts, through an app where there is one.
  case person(Session, RegisteredApp?)

  /// On whose behalf something is read or written.
  public var viewer: Viewer {
    switch self {
    case .app: .anonymous
    case .person(let session, _): .signedIn(session)
    }
  }

  /// The app that has the token; nil for someone who signed in with their password.
  public var app: RegisteredApp? {
    switch self {
    case .app(let app, _): app
    case .person(_, let app): app
    }
  }

  /// What can be done with the token.
  public var scopes: AccessScopes {
    switch self {
    case .app(_, let scopes): scopes
    case .person(let session, _): session.scopes
    }
  }
}
