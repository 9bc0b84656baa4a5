import AppValues
import Authentication
import Entities
import SocialBackend

/// How the apps of a test prove themselves.
enum Proof {
  /// Both are of RFC 7636, appendix B.
  static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
}

extension World {
  static let redirect = "tusky://signed-in"

  /// The parts for apps, which every backend that is tested here has.
  var apps: AppPorts {
    guard let apps = stranger.authentication.apps else { preconditionFailure("The backend lacks apps.") }
    return apps
  }

  /// Registers an app.
  func register(
    _ name: String = "Tusky", _ scopes: AccessScopes = AccessScopes([.read, .writeStatuses]),
    from origin: SignInOrigin = .here
  ) async throws(AppError) -> NewApp {
    try await apps.registry.register(
      AppRegistration(
        name: name, redirectAddresses: [Self.redirect, "urn:ietf:wg:oauth:2.0:oob"], scopes: scopes,
        website: nil), from: origin)
  }

  /// Has someone agree to what an app asks for.
  func code(
    of person: Person, for app: NewApp, _ scopes: AccessScopes = AccessScopes([.read]),
    challenge: String? = nil
  ) async throws(AppError) -> String {
    try await person.can.account.authorizations.orUnsupported().authorize(
      AuthorizationRequest(
        app: app.app, redirectAddress: Self.redirect, scopes: scopes, challenge: challenge))
  }

  /// Gets an app a session for a code.
  func exchange(
    _ code: String, by app: NewApp, redirect: String = redirect, verifier: String? = nil
  ) async throws(AppError) -> GrantedToken {
    try await apps.tokens.exchange(
      CodeExchange(code: code, redirectAddress: redirect, verifier: verifier), by: app.credentials)
  }

  /// What an app does on someone's behalf.
  func person(_ person: Person, through app: NewApp) async throws -> Person {
    let granted = try await exchange(code(of: person, for: app), by: app)
    guard let session = granted.session else { throw AppError.unexpected(reference: "no session") }
    return self.person(session)
  }
}
