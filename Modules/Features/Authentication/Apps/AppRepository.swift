public import AppValues
public import Entities

// What apps do that act on people's behalf (RFC 6749). An app that is not known and one with a wrong secret get the same
// answer everywhere: `invalid(.app, .wrong)`.

/// Where apps are registered.
public protocol AppRegistry: Sendable {
  /// Registers an app.
  ///
  /// Throws `rateLimited` where too many were registered from this origin.
  func register(
    _ registration: AppRegistration, from origin: SignInOrigin
  ) async throws(AppError) -> NewApp
  /// The app of this name, which anyone can say to be.
  ///
  /// Throws `invalid(.app, .wrong)`.
  func app(clientID: String) async throws(AppError) -> RegisteredApp
  /// The app that proves to be this one.
  ///
  /// Throws `invalid(.app, .wrong)`.
  func app(with credentials: AppCredentials) async throws(AppError) -> RegisteredApp
}

/// Where tokens are given to apps, and looked up.
public protocol AppTokens: Sendable {
  /// Gives an app a session of the person who agreed to a code. A code is valid once, for ten minutes.
  ///
  /// Throws `invalid(.app, .wrong)`; `invalid(.authorization, .wrong)` for a code that is unknown, another app's, used or
  /// no longer valid, `invalid(.redirect, .wrong)` and `invalid(.verifier, .wrong)`, after which the code is still valid.
  /// A code that comes a second time was seen by others: the session that it gave ends.
  ///
  /// - Parameter origin: Where the app is.
  func exchange(
    _ exchange: CodeExchange, by credentials: AppCredentials, from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken
  /// Gives an app a token with which it acts on its own.
  ///
  /// - Parameter scopes: No more than the app was registered for.
  ///
  /// Throws `invalid(.app, .wrong)`.
  func issueAppToken(
    scopes: AccessScopes, to credentials: AppCredentials
  ) async throws(AppError) -> GrantedToken
  /// Ends a token of an app's, or a session that it has; what is no token, or none any longer, is no error (RFC 7009).
  ///
  /// Throws `invalid(.app, .wrong)`; `forbidden` for what another app has, and for what no app has.
  func revoke(_ token: Secret, by credentials: AppCredentials) async throws(AppError)
  /// What a token is good for. Notes its use, once an hour at most.
  ///
  /// - Parameter address: The address that it is used from; empty where that isn't known.
  ///
  /// Throws `unauthenticated` for what is no token, or none any longer.
  func grant(token: Secret, at address: String) async throws(AppError) -> AccessGrant
}

/// Creates accounts and signs in for apps that ask for a password themselves: a server decides which may.
public protocol AppSignIns: Sendable {
  /// Creates an account, and gives the app a session of it with all that the app was registered for.
  ///
  /// - Parameter token: With which the app acts, on its own or for someone.
  ///
  /// Throws `unauthenticated` where that is no such token; `invalid(.email, .taken)`, `invalid(.handle, .taken)`.
  func signUp(
    _ registration: Registration, by token: Secret, from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken
  /// Gives an app a session of the person with this address and password (RFC 6749, section 4.3).
  ///
  /// - Parameters:
  ///   - code: Of an account with two factors; it isn't looked at where there's only one.
  ///   - scopes: No more than the app was registered for.
  ///
  /// Throws `invalid(.app, .wrong)`, and what `PasswordSignIn` throws; `invalid(.signInCode, .empty)` where a code is
  /// needed.
  func signIn(
    email: String, password: String, code: String?, scopes: AccessScopes, by credentials: AppCredentials,
    from origin: SignInOrigin
  ) async throws(AppError) -> GrantedToken
}

/// Where the signed-in person lets apps act on their behalf.
public protocol AppAuthorizations: Sendable {
  /// Makes a code of what the person agreed to, for the app to get a session with.
  ///
  /// Throws `forbidden` where an app asks by a session of its own: only the person can agree; `unauthenticated`;
  /// `invalid(.app, .wrong)`.
  func authorize(_ request: AuthorizationRequest) async throws(AppError) -> String
  /// The apps that the person has let in, newest first.
  ///
  /// Throws `unauthenticated`.
  func connectedApps() async throws(AppError) -> [ConnectedApp]
  /// Ends all sessions that an app has of the person, and takes back what they have agreed to and it hasn't used yet.
  ///
  /// Throws `notFound` for an app that has none; `unauthenticated`.
  func disconnect(_ app: ID<RegisteredApp>) async throws(AppError)
}

/// What a source offers apps that act on people's behalf.
public struct AppPorts: Sendable {
  /// Where apps are registered.
  public var registry: any AppRegistry
  /// Where tokens are given to apps, and looked up.
  public var tokens: any AppTokens
  /// Nil where apps never ask for a password themselves.
  public var signIns: (any AppSignIns)?
  /// Nil where no one signs in by a provider.
  public var providers: (any AppProviderSignIns)?

  /// What a source offers; the nil parts are `unsupported`.
  public init(
    registry: any AppRegistry, tokens: any AppTokens, signIns: (any AppSignIns)?,
    providers: (any AppProviderSignIns)? = nil
  ) {
    self.registry = registry
    self.tokens = tokens
    self.signIns = signIns
    self.providers = providers
  }
}
