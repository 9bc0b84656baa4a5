import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import Synchronization

/// Finds on whose behalf a call is made, and remembers it by the token: what a token is good for never changes, and
/// whether it still is, every transaction finds out by itself.
final class Callers: Sendable {
  private struct Known {
    let caller: Caller
    let until: Int64
  }

  /// How many tokens are remembered. Beyond that all are forgotten, and found again as they come.
  private static let capacity = 10_000
  /// For how long, in milliseconds: calls for which nothing is read from the database are answered so long after a
  /// token has ended, and names of apps are as old at most.
  private static let memory: Int64 = 60_000

  let anonymous: Repositories
  private let backend: any Backend
  let apps: AppPorts
  private let clock: WallClock
  private let known = Mutex<[String: Known]>([:])

  init(backend: any Backend, clock: WallClock) throws(AppError) {
    self.backend = backend
    self.clock = clock
    anonymous = backend.repositories(for: .anonymous)
    apps = try anonymous.authentication.apps.orUnsupported()
  }

  /// Who calls with a token.
  ///
  /// - Parameter client: Where a request with it comes from, which takes turns with others while that is found out.
  ///
  /// Throws `unauthenticated` for what is no token, or none any longer.
  func caller(token: Secret, at client: ClientAddress? = nil) async throws(AppError) -> Caller {
    let key = AccessToken.hash(token)
    let now = clock.now().milliseconds
    if let caller = known.withLock({ $0[key].flatMap { $0.until > now ? $0.caller : nil } }) { return caller }
    if let client { await Turns.takeForToken(at: client) }
    let caller: Caller
    do throws(AppError) {
      caller = self.caller(try await apps.tokens.grant(token: token), token: token)
    } catch {
      guard case .invalid(.account, _) = error else { throw error }
      return .waiting(error, token: token)
    }
    known.withLock { known in
      if known.count >= Self.capacity { known = [:] }
      known[key] = Known(caller: caller, until: now + Self.memory)
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
