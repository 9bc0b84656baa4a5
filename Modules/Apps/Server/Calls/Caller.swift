import AppValues
import Authentication
import Entities
import SocialBackend

/// On whose behalf a request is made.
enum Caller: Sendable {
  case anonymous
  /// An app that acts on its own.
  case app(RegisteredApp, AccessScopes, token: Secret)
  case member(Member)
  /// Someone whose account waits for something, with the reason why they can't do anything yet.
  case waiting(AppError, token: Secret)

  /// A person, and the app that acts on their behalf.
  final class Member: Sendable {
    let session: Session
    /// Nil if the person signed in with their password.
    let app: RegisteredApp?
    let ports: SharedRepositories
    /// Whose requests are counted together, and take turns as one.
    let subject: String

    init(session: Session, app: RegisteredApp?, repositories: Repositories) {
      self.session = session
      self.app = app
      ports = SharedRepositories(repositories)
      subject = "person \(session.user)"
    }

    var repositories: Repositories { ports.all }
  }

  var member: Member? { if case .member(let member) = self { member } else { nil } }

  /// The app that calls, if one does.
  var app: RegisteredApp? {
    switch self {
    case .anonymous, .waiting: nil
    case .app(let app, _, _): app
    case .member(let member): member.app
    }
  }

  /// The token of an app that calls for itself or for a person; nil for other callers.
  var appToken: Secret? {
    switch self {
    case .anonymous, .waiting: nil
    case .app(_, _, let token): token
    case .member(let member): member.app.map { _ in member.session.token }
    }
  }

  /// Whose requests are counted together; nil if only the address is known.
  var subject: String? {
    switch self {
    case .anonymous, .waiting: nil
    case .app(let app, _, _): "app \(app.id)"
    case .member(let member): member.subject
    }
  }
}
