import AppValues
import Authentication
import Entities
import SocialTestSupport

/// An account that an app creates, with the token it shows.
struct AppSignUp: Hashable, Sendable {
  let registration: Registration
  let token: Secret
}

/// A sign-in through an app.
struct AppSignIn: Hashable, Sendable {
  let email: String
  let password: String
  var code: String?
  let scopes: AccessScopes
}

/// What a source answers apps, call by call.
final class FakeApps: AppRegistry, AppTokens, AppSignIns {
  let registrations = Expected<AppRegistration, NewApp>("register")
  let names = Expected<String, RegisteredApp>("app(clientID:)")
  let proofs = Expected<AppCredentials, RegisteredApp>("app(with:)")
  let exchanges = Expected<CodeExchange, GrantedToken>("exchange")
  let appTokens = Expected<AccessScopes, GrantedToken>("issueAppToken")
  let revocations = Expected<Secret, Bool>("revoke")
  let lookups = Expected<Secret, AccessGrant>("grant")
  let signUps = Expected<AppSignUp, GrantedToken>("signUp")
  let signIns = Expected<AppSignIn, GrantedToken>("signIn")

  /// Itself, as all that a source can offer.
  var ports: AppPorts { AppPorts(registry: self, tokens: self, signIns: self) }

  func register(
    _ registration: AppRegistration, from origin: SignInOrigin
  ) async throws(AppError) -> NewApp { try await registrations(registration) }

  func app(clientID: String) async throws(AppError) -> RegisteredApp { try await names(clientID) }

  func app(with credentials: AppCredentials) async throws(AppError) -> RegisteredApp {
    try await proofs(credentials)
  }

  func exchange(
    _ exchange: CodeExchange, by credentials: AppCredentials, from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken { try await exchanges(exchange) }

  func issueAppToken(
    scopes: AccessScopes, to credentials: AppCredentials
  ) async throws(AppError) -> GrantedToken { try await appTokens(scopes) }

  func revoke(_ token: Secret, by credentials: AppCredentials) async throws(AppError) {
    _ = try await revocations(token)
  }

  func grant(token: Secret, at address: String) async throws(AppError) -> AccessGrant {
    try await lookups(token)
  }

  func signUp(
    _ registration: Registration, by token: Secret, from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken {
    try await signUps(AppSignUp(registration: registration, token: token))
  }

  func signIn(
    email: String, password: String, code: String?, scopes: AccessScopes, by credentials: AppCredentials,
    from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken {
    try await signIns(AppSignIn(email: email, password: password, code: code, scopes: scopes))
  }
}
