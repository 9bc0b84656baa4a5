import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialBackend

/// Signing in with a password, and the list of sign-ins.
struct SignInRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.signIn, limit: .signIn) { call in try await signIn(call) }
    routes.own(Endpoints.SocialConnect.signIns) { call in
      try await call.account.activeSessions().map(SocialConnectSignIn.init)
    }
    routes.own(Endpoints.SocialConnect.endSignIn) { call in try await end(call) }
    routes.own(Endpoints.SocialConnect.endOtherSignIns) { call in
      SocialConnectCount(count: try await call.account.revokeOthers())
    }
  }

  private func signIn(_ call: Call<SocialConnectSignInForm>) async throws -> MastodonToken {
    let form = call.parameters
    // No connection is held for those who have to wait: their client asks again.
    let accounts = AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication,
      store: ClientStore(device: call.origin(of: form.device, named: form.deviceName)), clock: parts.clock,
      patience: 0)
    let session = try await accounts.signIn(email: form.email, password: form.password.value)
    return MastodonToken(session, at: parts.clock.now())
  }

  private func end(_ call: Call<NoParameters>) async throws -> MastodonNothing {
    let (session, id) = (try call.member.session, call.id(of: Session.self))
    // On a device, signing out succeeds even if the source can't be reached. Here it has to be.
    try await call.repositories.account.activeSessions.orUnsupported().revoke(id)
    if id == session.id { parts.callers.forget(token: session.token) }
    return MastodonNothing()
  }
}

extension SocialConnectSignIn {
  fileprivate init(_ session: ActiveSession) {
    self.init(
      id: session.id.rawValue, createdAt: session.createdAt, lastUsedAt: session.lastUsedAt,
      application: session.app, isCurrent: session.isCurrent)
  }
}

extension MastodonToken {
  /// The token of someone who signed in with their password or another proof.
  init(_ session: Session, at now: Timestamp) {
    self.init(accessToken: session.token, scope: session.scopes.text, createdAt: now)
  }
}
