import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialNetworking

// Signing in at a SocialConnect server with a provider's token.
extension RemoteSessions: ProviderTokenSignIn, ProviderSignUps {
  func signIn(
    with token: ProviderToken, of provider: SignInProvider.ID, admitsNewcomers: Bool,
    from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn {
    let form = SocialConnectProviderSignInForm(
      provider: provider, idToken: token.idToken, nonce: token.nonce, code: token.code,
      device: origin.device.value)
    let answer = try await caller(nil).call(Endpoints.SocialConnect.signInByProvider, with: form)
    if let token = answer.token { return .signedIn(try await session(of: token)) }
    // Whether accounts are made there is the server's to say.
    guard let waiting = answer.registration, admitsNewcomers else { throw .notFound }
    return .newcomer(
      ProviderNewcomer(
        token: waiting.token, provider: waiting.provider, email: waiting.email,
        isEmailVerified: waiting.email != nil, name: waiting.displayName, handle: waiting.username))
  }

  func signUp(
    _ registration: Registration, as token: Secret, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    let form = SocialConnectProviderAccount(
      token: token, username: registration.handle, displayName: registration.name,
      email: registration.email, birthday: registration.birthday?.description,
      reason: registration.reason.unlessEmpty, locale: registration.language, device: origin.device.value)
    return try await session(
      of: try await caller(nil).call(
        Endpoints.SocialConnect.signUpByProvider, with: form, repetition: .never))
  }
}
