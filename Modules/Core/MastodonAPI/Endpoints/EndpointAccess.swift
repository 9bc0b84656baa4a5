public import Entities

/// Who may call an endpoint.
public enum EndpointAccess: Hashable, Sendable {
  /// Anyone; a token makes no difference.
  case anyone
  /// Anyone who has a token, an app's own or a user's.
  case app(ScopeRule)
  /// A user.
  case user(ScopeRule)
  /// Anyone, but a user sees more. A token that is sent has to allow it.
  case userOptional(ScopeRule)
  /// A user who signed in with their password. No app that they let in may do it, whatever they allowed.
  case session

  /// What a token has to allow, where one is needed.
  public var rule: ScopeRule {
    switch self {
    case .anyone, .session: .free
    case .app(let rule), .user(let rule), .userOptional(let rule): rule
    }
  }
}

/// What a token has to allow.
public enum ScopeRule: Hashable, Sendable {
  /// Nothing: any token will do.
  case free
  /// This.
  case one(AccessScope)
  /// One of these.
  case either([AccessScope])
  /// All of these.
  case every([AccessScope])

  /// What is named, in its order.
  public var scopes: [AccessScope] {
    switch self {
    case .free: []
    case .one(let scope): [scope]
    case .either(let scopes), .every(let scopes): scopes
    }
  }

  /// Whether a token with `scopes` may do it.
  public func isMet(by scopes: AccessScopes) -> Bool {
    switch self {
    case .free: true
    case .one(let scope): scopes.allow(scope)
    case .either(let some): some.contains(where: scopes.allow)
    case .every(let all): all.allSatisfy(scopes.allow)
    }
  }
}
