import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import Synchronization

/// Finds out on whose behalf a request is made, and remembers it by the token. What a token permits never changes,
/// and every transaction checks by itself whether it is still valid.
final class Callers: Sendable {
  private struct Known {
    var grants: [String: (grant: AccessGrant, until: Int64)] = [:]
    /// The people who called last, with their ports.
    var members: [String: Caller.Member] = [:]
  }

  /// How many tokens are remembered. Beyond that, all are forgotten, and looked up again when they are used.
  private static let capacity = 10_000
  /// For how many of them the ports are kept, too, which take more memory.
  private static let memberCapacity = 500
  /// How long they are remembered, in milliseconds. Requests that read nothing from the database are answered for
  /// as long after a token has ended, and names of apps can be as old.
  private static let memory: Int64 = 60_000

  let anonymousPorts: SharedRepositories
  private let backend: any Backend
  let apps: AppPorts
  private let clock: WallClock
  private let known = Mutex(Known())

  init(backend: any Backend, clock: WallClock) throws(AppError) {
    self.backend = backend
    self.clock = clock
    anonymousPorts = SharedRepositories(backend.repositories(for: .anonymous))
    apps = try anonymousPorts.all.authentication.apps.orUnsupported()
  }

  /// The ports of someone who isn't signed in.
  var anonymous: Repositories { anonymousPorts.all }

  /// Who calls with a token.
  ///
  /// - Parameter client: The address that the request comes from, which takes turns with others until the caller is known.
  ///
  /// Throws `unauthenticated` for what isn't a token, or no longer is.
  func caller(token: Secret, at client: ClientAddress? = nil) async throws(AppError) -> Caller {
    let key = AccessToken.hash(token)
    let now = clock.now().milliseconds
    let found = known.withLock { known in known.grants[key].map { ($0, known.members[key]) } }
    if let (known, member) = found, known.until > now { return caller(known.grant, token, key, member) }
    if let client { await Turns.takeForToken(at: client) }
    let grant: AccessGrant
    do throws(AppError) {
      grant = try await apps.tokens.grant(token: token, at: client?.address ?? "")
    } catch {
      guard case .invalid(.account, _) = error else { throw error }
      return .waiting(error, token: token)
    }
    known.withLock { known in
      if known.grants.count >= Self.capacity { known.grants = [:] }
      known.grants[key] = (grant, now + Self.memory)
    }
    return caller(grant, token, key)
  }

  /// Forgets a token that has ended.
  func forget(token: Secret) {
    let key = AccessToken.hash(token)
    known.withLock { known in
      known.grants[key] = nil
      known.members[key] = nil
    }
  }

  private func caller(
    _ grant: AccessGrant, _ token: Secret, _ key: String, _ member: Caller.Member? = nil
  ) -> Caller {
    switch grant {
    case .app(let app, let scopes): return .app(app, scopes, token: token)
    case .person(let session, let app):
      if let member { return .member(member) }
      let member = self.member(of: session, app)
      known.withLock { known in
        if known.members.count >= Self.memberCapacity { known.members = [:] }
        known.members[key] = member
      }
      return .member(member)
    }
  }

  /// The person with a session.
  ///
  /// - Parameter app: The app that acts on their behalf; nil for none, and where no one asks, such as for a stream.
  func member(of session: Session, _ app: RegisteredApp? = nil) -> Caller.Member {
    Caller.Member(session: session, app: app, repositories: backend.repositories(for: .signedIn(session)))
  }
}
