import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import Synchronization

/// Finds out on whose behalf a request is made, and remembers it by the token. What a token permits never changes,
/// and every transaction checks by itself whether it is still valid.
final class Callers: Sendable {
  private struct CachedCaller {
    let caller: Caller
    let until: Int64
  }

  /// How many tokens are remembered. Beyond that, all are forgotten, and looked up again when they are used.
  private static let capacity = 10_000
  /// How long they are remembered, in milliseconds. Requests that read nothing from the database are answered for
  /// as long after a token has ended, and names of apps can be as old.
  private static let memory: Int64 = 60_000

  let anonymousPorts: SharedRepositories
  private let backend: any Backend
  let apps: AppPorts
  private let clock: WallClock
  private let known = Mutex<[String: CachedCaller]>([:])

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
    if let caller = known.withLock({ $0[key].flatMap { $0.until > now ? $0.caller : nil } }) { return caller }
    if let client { await Turns.takeForToken(at: client) }
    let caller: Caller
    do throws(AppError) {
      caller = self.caller(try await apps.tokens.grant(token: token, at: client?.address ?? ""), token: token)
    } catch {
      guard case .invalid(.account, _) = error else { throw error }
      return .waiting(error, token: token)
    }
    known.withLock { known in
      if known.count >= Self.capacity { known = [:] }
      known[key] = CachedCaller(caller: caller, until: now + Self.memory)
    }
    return caller
  }

  /// Forgets a token that has ended.
  func forget(token: Secret) {
    let key = AccessToken.hash(token)
    known.withLock { $0[key] = nil }
  }

  private func caller(_ grant: AccessGrant, token: Secret) -> Caller {
    switch grant {
    case .app(let app, let scopes): .app(app, scopes, token: token)
    case .person(let session, let app):
      .member(
        Caller.Member(
          session: session, app: app, repositories: backend.repositories(for: .signedIn(session))))
    }
  }
}
