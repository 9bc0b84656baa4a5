import AppValues
import Authentication
import Entities
import SocialTestSupport
import Testing

/// A provider's token that someone signs in with.
struct TokenSignIn: Hashable, Sendable {
  let token: ProviderToken
  let provider: String
  var admitsNewcomers = true
}

/// An account made of a newcomer.
struct NewcomerSignUp: Hashable, Sendable {
  let registration: Registration
  let token: Secret
}

/// What signs in by providers, call by call.
final class FakeProviders: ProviderTokenSignIn, ProviderIdentities, ProviderSignUps {
  let tokens = Expected<TokenSignIn, ProviderSignIn>("signIn(with:)")
  let identities = Expected<ProviderIdentity, ProviderSignIn>("signIn")
  let newcomers = Expected<Secret, ProviderNewcomer>("newcomer")
  let signUps = Expected<NewcomerSignUp, Session>("signUp")
  let notices = Expected<IdentityNotice, Bool>("note")

  /// All of it, beside an account's other ways.
  func ports(beside authentication: FakeAuthentication) -> AuthenticationPorts {
    var ports = authentication.ports
    ports.providers = ProviderPorts(
      offered: [SignInProvider(id: "google", name: "Google")], tokens: self, signUps: self, identities: self)
    return ports
  }

  func signIn(
    with token: ProviderToken, of provider: SignInProvider.ID, admitsNewcomers: Bool,
    from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn {
    #expect(origin == .here)
    return try await tokens(
      TokenSignIn(token: token, provider: provider, admitsNewcomers: admitsNewcomers))
  }

  func signIn(
    _ identity: ProviderIdentity, admitsNewcomers: Bool, from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn {
    #expect(origin == .here)
    return try await identities(identity)
  }

  func newcomer(_ token: Secret) async throws(AppError) -> ProviderNewcomer { try await newcomers(token) }

  func signUp(
    _ registration: Registration, as token: Secret, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    #expect(origin == .here)
    return try await signUps(NewcomerSignUp(registration: registration, token: token))
  }

  func note(_ notice: IdentityNotice) async throws(AppError) { _ = try await notices(notice) }
}
