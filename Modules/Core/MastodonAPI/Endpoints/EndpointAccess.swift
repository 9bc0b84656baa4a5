public import Entities

/// Who may call an endpoint.
public enum EndpointAccess: Hashable, Sendable {
  /// Anyone, with or without a token.
  case anyone
  /// Anyone with a token, an app's own or a user's.
  case app(ScopeRule)
  /// A user.
  case user(ScopeRule)
  /// Anyone, but users see more. If a token is sent, it must permit the call.
  case userOptional(ScopeRule)
  /// A user who signed in with their password. Apps can't call it, whatever they're permitted.
  case session

  /// The scopes that a token must have, if there is one.
  public var rule: ScopeRule {
    switch self {
    case .anyone, .session: .free
    case .app(let rule), .user(let rule), .userOptional(let rule): rule
    }
  }
}

/// The scopes that a token must have.
public enum ScopeRule: Hashable, Sendable {
  /// None: any token will do.
  case free
  /// This scope.
  case one(AccessScope)
  /// One of these scopes.
  case either([AccessScope])
  /// All of these scopes.
  case every([AccessScope])

  /// The scopes, in order.
  public var scopes: [AccessScope] {
    switch self {
    case .free: []
    case .one(let scope): [scope]
    case .either(let scopes), .every(let scopes): scopes
    }
  }

  /// Whether a token with `scopes` permits the call.
  public func isMet(by scopes: AccessScopes) -> Bool {
    switch self {
    case .free: true
    case .one(let scope): scopes.allow(scope)
    case .either(let some): some.contains(where: scopes.allow)
    case .every(let all): all.allSatisfy(scopes.allow)
    }
  }
}
