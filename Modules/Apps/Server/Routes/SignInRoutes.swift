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
    routes.own(Endpoints.SocialConnect.signInWithCode, limit: .signIn) { call in try await finish(call) }
    routes.own(Endpoints.SocialConnect.signIns) { call in
      try await call.account.activeSessions().map(SocialConnectSignIn.init)
    }
    routes.own(Endpoints.SocialConnect.endSignIn) { call in try await end(call) }
    routes.own(Endpoints.SocialConnect.endOtherSignIns) { call in
      SocialConnectCount(count: try await call.account.revokeOthers())
    }
  }

  private func signIn(_ call: Call<SocialConnectSignInForm>) async throws -> SocialConnectSignInStep {
    let form = call.parameters
    let step = try await accounts(call, form.device, named: form.deviceName)
      .signIn(email: form.email, password: form.password.value)
    return SocialConnectSignInStep(step, at: parts.clock.now())
  }

  private func finish(_ call: Call<SocialConnectSignInCode>) async throws -> MastodonToken {
    let form = call.parameters
    let session = try await accounts(call, form.device, named: form.deviceName)
      .signIn(CodeRequest(token: form.codeRequest), code: form.signInCode.value)
    return MastodonToken(session, at: parts.clock.now())
  }

  private func accounts<Parameters>(
    _ call: Call<Parameters>, _ device: String?, named name: String?
  ) -> AuthenticationInteractor {
    // No connection is held for those who have to wait: their client asks again.
    AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication,
      store: ClientStore(device: call.origin(of: device, named: name)), clock: parts.clock, patience: 0)
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
      application: session.app, scopes: session.scopes.names, device: session.device,
      address: session.address, lastAddress: session.lastAddress, isCurrent: session.isCurrent)
  }
}

extension SocialConnectSignInStep {
  /// How far someone has come who gave the right password.
  init(_ step: SignInStep, at now: Timestamp) {
    switch step {
    case .signedIn(let session): self.init(token: MastodonToken(session, at: now))
    case .needsCode(let request): self.init(codeRequest: request.token)
    }
  }
}

extension MastodonToken {
  /// The token of someone who signed in with their password or another proof.
  init(_ session: Session, at now: Timestamp) {
    self.init(accessToken: session.token, scope: session.scopes.text, createdAt: now)
  }
}
