import AppScreens
import AppValues
import Authentication
import Entities
import MastodonAPI
import PostText
import SocialBackend

/// Signing in with a provider's token, making an account of that, and what is linked to one's account.
struct ProviderRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.signInByProvider, limit: .signIn) { call in try await signIn(call) }
    routes.own(Endpoints.SocialConnect.signUpByProvider, limit: .registration) { call in
      try await signUp(call)
    }
    routes.own(Endpoints.SocialConnect.linkedProviders) { call in
      try await call.account.linkedProviders().map(SocialConnectLinkedProvider.init)
    }
    routes.own(Endpoints.SocialConnect.unlinkProvider) { call in
      try await call.account.unlink(call.id())
      return MastodonNothing()
    }
  }

  private func signIn(
    _ call: Call<SocialConnectProviderSignInForm>
  ) async throws -> SocialConnectProviderSignIn {
    let form = call.parameters
    switch try await accounts(call.origin(of: form.device)).signIn(
      with: ProviderToken(form.idToken, nonce: form.nonce, code: form.code), of: form.provider,
      admitsNewcomers: parts.options.registration != .no)
    {
    case .signedIn(let session):
      return SocialConnectProviderSignIn(token: MastodonToken(session, at: parts.clock.now()))
    case .newcomer(let newcomer):
      return SocialConnectProviderSignIn(registration: SocialConnectRegistration(newcomer))
    }
  }

  private func signUp(_ call: Call<SocialConnectProviderAccount>) async throws -> MastodonToken {
    if parts.options.registration == .no { throw ServerError.notAllowed }
    let form = call.parameters
    let accounts = accounts(call.origin(of: form.device))
    let session = try await accounts.signUp(
      ProviderSignUpForm(
        handle: form.username, name: form.displayName, email: form.email ?? "",
        birthday: form.birthday ?? "", reason: form.reason ?? ""),
      as: try await accounts.newcomer(form.token),
      language: form.locale.flatMap(LanguageRule.language) ?? "en",
      conditions: parts.options.signUpConditions)
    return MastodonToken(session, at: parts.clock.now())
  }

  private func accounts(_ origin: SignInOrigin) -> AuthenticationInteractor {
    AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication, store: ClientStore(device: origin),
      reserved: parts.options.reservedHandles, clock: parts.clock)
  }
}

extension SocialConnectProvider {
  init(_ provider: SignInProvider) { self.init(id: provider.id, name: provider.name) }
}

extension SocialConnectRegistration {
  init(_ newcomer: ProviderNewcomer) {
    self.init(
      token: newcomer.token, provider: newcomer.provider, username: newcomer.handle,
      displayName: newcomer.name, email: newcomer.confirmedEmail)
  }
}

extension SocialConnectLinkedProvider {
  fileprivate init(_ link: LinkedProvider) {
    self.init(
      id: link.id.rawValue, provider: SocialConnectProvider(link.provider), email: link.email,
      isEmailOff: link.isEmailOff, linkedAt: link.linkedAt, lastUsedAt: link.usedAt)
  }
}
