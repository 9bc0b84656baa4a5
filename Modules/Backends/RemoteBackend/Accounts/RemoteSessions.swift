import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialNetworking
import SocialOfflineStore

/// Sessions at a server.
struct RemoteSessions: AuthenticationRepository, PasswordSignIn, PasswordResetRepository {
  /// Calls the server for a session; nil for no one.
  let caller: @Sendable (Session?) -> RemoteCaller
  let reader: WireReader
  /// The server.
  let server: HomeServer
  /// The tokens that are kept elsewhere.
  let tokens: KeptTokens
  /// The sessions on this device that new ones may take the place of.
  let earlier: [Session]
  /// What an account has on this device; nil for one that needs the server.
  let offline: @Sendable (Session) -> OfflineStore?

  func refresh(_ session: Session) async throws(AppError) -> Session {
    let account = try await caller(session).call(Endpoints.Accounts.verifyCredentials)
    let present = self.session(
      account, session.token, session.scopes, id: session.id, server: session.server)
    await keepDefaults(account.source, of: present)
    return present
  }

  func signOut(_ session: Session) async throws(AppError) {
    do throws(AppError) {
      try await end(session)
    } catch {
      // One that has ended already is no error.
      guard error == .unauthenticated || error == .notFound else { throw error }
    }
    // What can't be removed is of no use any more. Where someone signs out, they're told.
    try? await tokens.token(of: session)?.erase()
  }

  func end(_ earlier: Session, replacedBy session: Session) async throws(AppError) {
    var former = await tokens.token(of: session)?.takeFormer()
    if former == nil { former = try await token(of: earlier) }
    guard let former, try await token(of: session) != former else { return }
    do throws(AppError) {
      try await end(earlier.keptByNone(former))
    } catch {
      guard error == .unauthenticated || error == .notFound else { throw error }
    }
    guard let keeper = earlier.server?.keeper, keeper != session.server?.keeper else { return }
    // Other commands may have put the new one in the same place.
    guard try await TokenCommands(keeper, of: earlier).token() == former else { return }
    try await tokens.token(of: earlier)?.erase()
  }

  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep {
    let form = SocialConnectSignInForm(
      email: email, password: password, device: origin.device.value, deviceName: origin.name)
    do throws(AppError) {
      return try await step(of: try await caller(nil).call(Endpoints.SocialConnect.signIn, with: form))
    } catch {
      throw error == .unauthenticated ? .invalid(.credentials, .wrong) : error
    }
  }

  func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let form = SocialConnectSignInCode(
      codeRequest: request.token, signInCode: code, device: origin.device.value, deviceName: origin.name)
    do throws(AppError) {
      return try await session(
        of: try await caller(nil).call(
          Endpoints.SocialConnect.signInWithCode, with: form, repetition: .never))
    } catch {
      throw error == .unauthenticated ? .invalid(.codeRequest, .wrong) : error
    }
  }

  /// What a server answers to a right password.
  ///
  /// Throws what `session(of:to:)` does; `unsupported` for what is no step.
  private func step(of answer: SocialConnectSignInStep) async throws(AppError) -> SignInStep {
    if let request = answer.codeRequest { return .needsCode(CodeRequest(token: request)) }
    return .signedIn(try await session(of: try answer.token.orUnsupported()))
  }

  func requestCode(email: String, from origin: SignInOrigin) async throws(AppError) -> MailDestination {
    let form = SocialConnectResetRequest(email: email, device: origin.device.value)
    _ = try await caller(nil).call(Endpoints.SocialConnect.requestReset, with: form)
    return .inbox
  }

  func confirmCode(email: String, code: String, from origin: SignInOrigin) async throws(AppError) {
    let form = SocialConnectResetCode(email: email, code: code, device: origin.device.value)
    _ = try await caller(nil).call(Endpoints.SocialConnect.checkReset, with: form)
  }

  func reset(
    email: String, code: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep {
    let form = SocialConnectReset(
      email: email, code: code, password: password, device: origin.device.value, deviceName: origin.name)
    return try await step(
      of: try await caller(nil).call(Endpoints.SocialConnect.reset, with: form, repetition: .never))
  }

  /// Ends a session in the way that the server has for it.
  private func end(_ session: Session) async throws(AppError) {
    let caller = caller(session)
    guard caller.knowledge.has(.signIns), session.server?.app == nil else {
      let app = session.server?.app
      let form = MastodonRevocation(
        clientID: app?.id, clientSecret: app?.secret.value, token: try await token(of: session).value)
      _ = try await caller.call(Endpoints.OAuth.revoke, with: form, repetition: .safe)
      return
    }
    let signIns = try await caller.call(Endpoints.SocialConnect.signIns)
    guard let current = signIns.first(where: \.isCurrent) else { throw .unauthenticated }
    _ = try await caller.call(Endpoints.SocialConnect.endSignIn, current.id, repetition: .safe)
  }

  /// The session of a new token.
  ///
  /// - Parameter app: The app to which it was granted; nil if it was granted for a password.
  ///
  /// Throws `invalid(.tokenCommand, …)` and `invalid(.tokenStoreCommand, …)` if the token can't be kept, which has ended
  /// then.
  func session(of token: MastodonToken, to app: HomeServerApp? = nil) async throws(AppError) -> Session {
    var server = server
    server.app = app
    let granted = try await session(of: token.accessToken, AccessScopes(known: token.scope), at: server)
    guard let kept = tokens.token(of: granted) else { return granted }
    let former = await formerToken(of: granted)
    do throws(AppError) {
      try await kept.keep(token.accessToken, inPlaceOf: former)
    } catch {
      // No one could use it; what can't be ended either is shown among the sessions.
      try? await end(granted.keptByNone(token.accessToken))
      throw error
    }
    return granted
  }

  /// The token of the session whose place a new one takes, asked for while it's still there; nil if there's none, or it
  /// can't be had.
  private func formerToken(of session: Session) async -> Secret? {
    guard let earlier = earlier.first(where: { $0.isSameAccount(as: session) }) else { return nil }
    // One that can't be had can't be ended.
    return try? await token(of: earlier)
  }

  /// Throws `invalid(.tokenCommand, …)`, `cancelled`.
  private func token(of session: Session) async throws(AppError) -> Secret {
    try await tokens.token(of: session)?.secret() ?? session.token
  }

  /// The session of a token that the server has granted.
  func session(
    of token: Secret, _ scopes: AccessScopes, at server: HomeServer
  ) async throws(AppError) -> Session {
    let unknown = Session(
      id: ID(""), user: ID(""), handle: "", name: "", token: token, scopes: scopes, server: server)
    let account = try await caller(unknown.keptByNone(token)).call(Endpoints.Accounts.verifyCredentials)
    // Unlike a token, it's the same whenever someone signs in.
    let id = ID<Session>("\(account.account.id)@\(server.name)")
    let session = session(
      account, server.keeper == nil ? token : "", scopes, id: id, server: server)
    await keepDefaults(account.source, of: session)
    return session
  }

  /// Keeps an account's defaults for new posts, unless there are some: even its first post can then be written while
  /// the server can't be reached.
  private func keepDefaults(_ source: MastodonAccountSource, of session: Session) async {
    guard let cache = offline(session)?.cache else { return }
    do throws(AppError) {
      if try await cache.writingDefaults() == nil { await cache.keep(reader.defaults(source)) }
    } catch {
      // What can't be kept is asked of the server when something is written.
    }
  }

  private func session(
    _ credentials: MastodonCredentialAccount, _ token: Secret, _ scopes: AccessScopes, id: ID<Session>,
    server: HomeServer?
  ) -> Session {
    let author = reader.author(credentials.account)
    return Session(
      id: id, user: author.id, handle: author.handle, name: author.name, token: token, scopes: scopes,
      server: server)
  }
}

extension Session {
  /// The session with its token, which needn't be asked for.
  fileprivate func keptByNone(_ token: Secret) -> Session {
    var server = server
    server?.keeper = nil
    return Session(
      id: id, user: user, handle: handle, name: name, token: token, scopes: scopes, server: server)
  }
}
