public import AppValues
import Entities

/// The rules of letting apps act on people's behalf: what an app may call itself, where it may be returned to, and what
/// it may ask for. Tokens are exchanged, looked up and revoked at the ports themselves.
public struct AppsInteractor: Sendable {
  private let ports: AppPorts
  private let clock: WallClock

  /// - Parameters:
  ///   - ports: What the source offers.
  ///   - clock: Tells which day it is, to check birthdays.
  public init(ports: AppPorts, clock: WallClock = .system) {
    self.ports = ports
    self.clock = clock
  }

  /// Registers an app.
  ///
  /// Throws `invalid` with the first of `.name`, `.redirect`, `.scopes` and `.website` that is not acceptable;
  /// `rateLimited`.
  public func register(_ form: AppForm, from origin: SignInOrigin) async throws(AppError) -> NewApp {
    let registration = AppRegistration(
      name: try TextLimit.app.required(form.name),
      redirectAddresses: try RedirectRule.addresses(in: form.redirectAddresses),
      scopes: try Self.scopes(form.scopes), website: try WebsiteRule.normalised(form.website))
    return try await ports.registry.register(registration, from: origin)
  }

  /// What an app asks someone for, to be shown to them. While this throws for the app or its address, the person must not
  /// be sent back: anyone could have written the address.
  ///
  /// Throws `invalid(.app, .wrong)`, `invalid(.redirect, …)`: `empty`, `wrong`; then `invalid(.scopes, …)` and
  /// `invalid(.challenge, …)`.
  public func authorization(for form: AuthorizationForm) async throws(AppError) -> AuthorizationRequest {
    let app = try await ports.registry.app(clientID: form.clientID)
    if form.redirectAddress.isEmpty { throw .invalid(.redirect, .empty) }
    guard app.redirectAddresses.contains(form.redirectAddress) else { throw .invalid(.redirect, .wrong) }
    return AuthorizationRequest(
      app: app, redirectAddress: form.redirectAddress, scopes: try Self.scopes(form.scopes, of: app),
      challenge: try Self.challenge(form))
  }

  /// Gives an app a token with which it acts on its own.
  ///
  /// - Parameters:
  ///   - scopes: The names of scopes, separated by space. Empty means `read`.
  ///   - credentials: By what the app proves which one it is.
  ///
  /// Throws `invalid(.app, .wrong)`, `invalid(.scopes, …)`.
  public func issueAppToken(
    scopes: String, to credentials: AppCredentials
  ) async throws(AppError) -> GrantedToken {
    let app = try await ports.registry.app(with: credentials)
    return try await ports.tokens.issueAppToken(
      scopes: try Self.scopes(scopes, of: app), to: credentials)
  }

  /// Creates an account, and gives an app a session of it.
  ///
  /// - Parameters:
  ///   - form: What was entered, not checked yet.
  ///   - language: The language to address its owner in, an ISO 639-1 code.
  ///   - token: With which the app acts, on its own or for someone.
  ///   - origin: Where the account is created from.
  ///   - conditions: What the account has to wait for; its session is refused until then.
  ///   - reserved: The handles that no new account can have.
  ///
  /// Throws `invalid` with the first field that is not acceptable; `unauthenticated`; `unsupported`,
  /// `invalid(.mail, .missing)` where no email can be sent.
  public func signUp(
    _ form: SignUpForm, language: String, by token: Secret, from origin: SignInOrigin,
    conditions: SignUpConditions = .none, reserved: ReservedHandles = .none
  ) async throws(AppError) -> GrantedToken {
    let signIns = try ports.signIns.orUnsupported()
    let registration = try Registration(
      form, language: language, today: CalendarDate(clock.now()), conditions: conditions)
    try reserved.check(registration.handle)
    return try await signIns.signUp(registration, by: token, from: origin)
  }

  /// Gives an app a session of the person with this address and password.
  ///
  /// - Parameters:
  ///   - email: The person's address.
  ///   - password: The person's password.
  ///   - code: A code of their authenticator app, or a recovery code, as it was typed; empty for none.
  ///   - scopes: The names of scopes, separated by space. Empty means `read`.
  ///   - credentials: By what the app proves which one it is.
  ///   - origin: Where the person signs in from.
  ///
  /// Throws `invalid(.app, .wrong)`, `invalid(.scopes, …)`, `invalid(.credentials, .wrong)` also for what is no address
  /// and no password; `invalid(.signInCode, …)`, `empty` where the account has two factors and no code was given;
  /// `rateLimited`; `unsupported`.
  public func signIn(
    email: String, password: String, code: String = "", scopes: String, by credentials: AppCredentials,
    from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken {
    let signIns = try ports.signIns.orUnsupported()
    let app = try await ports.registry.app(with: credentials)
    let scopes = try Self.scopes(scopes, of: app)
    guard !password.isEmpty, TextLimit.password.fits(password) else { throw .invalid(.credentials, .wrong) }
    let address: String
    do throws(AppError) {
      address = try EmailRule.normalised(email)
    } catch {
      throw .invalid(.credentials, .wrong)
    }
    let code = code.isEmpty ? nil : try SignInCodeRule.normalised(code)
    return try await signIns.signIn(
      email: address, password: password, code: code, scopes: scopes, by: credentials, from: origin)
  }

  /// Gives an app a session of the person whom a provider's token identifies.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - scopes: The names of scopes, separated by space. Empty means `read`.
  ///   - admitsNewcomers: Whether an account can be made of an identity that no account has.
  ///   - credentials: By what the app proves which one it is.
  ///   - origin: Where the person signs in from.
  ///
  /// Throws `invalid(.app, .wrong)`, `invalid(.scopes, …)`; `invalid(.provider, …)`, `invalid(.email, .taken)`,
  /// `invalid(.account, …)`, `notFound`, `unsupported`.
  public func signIn(
    with token: ProviderToken, scopes: String, admitsNewcomers: Bool, by credentials: AppCredentials,
    from origin: SignInOrigin
  ) async throws(AppError) -> ProviderSignIn {
    let providers = try ports.providers.orUnsupported()
    let app = try await ports.registry.app(with: credentials)
    if token.idToken.isEmpty { throw .invalid(.provider, .wrong) }
    return try await providers.signIn(
      with: token, scopes: try Self.scopes(scopes, of: app), admitsNewcomers: admitsNewcomers,
      by: credentials,
      from: origin)
  }

  /// The scopes that a text names: `read` where it's empty.
  ///
  /// - Parameter app: The app that asks for them; nil where it is only being registered.
  ///
  /// Throws `invalid(.scopes, …)`: `unsupported` for what there is not, `outOfRange` for more than the app has.
  private static func scopes(_ text: String, of app: RegisteredApp? = nil) throws(AppError) -> AccessScopes {
    let named = try AccessScopes(text)
    let scopes = text.allSatisfy(\.isWhitespace) ? AccessScopes([.read]) : named
    if let app, !app.scopes.contain(scopes) { throw .invalid(.scopes, .outOfRange) }
    return scopes
  }

  /// Throws `invalid(.challenge, …)`: `unsupported` for another method than `S256`, also for `plain`, which is meant where
  /// none is named (RFC 7636, section 4.3); `malformed` for what no SHA-256 is written as.
  private static func challenge(_ form: AuthorizationForm) throws(AppError) -> String? {
    if form.challenge.isEmpty { return nil }
    guard form.challengeMethod == "S256" else { throw .invalid(.challenge, .unsupported) }
    guard form.challenge.wholeMatch(of: /[A-Za-z0-9_\-]{43}/) != nil else {
      throw .invalid(.challenge, .malformed)
    }
    return form.challenge
  }
}
