public import AppValues
public import Entities

/// Where sign-ins are kept, however they came about.
public protocol AuthenticationRepository: Sendable {
  /// The session as it now is (names change). That it is used is noted, at most once an hour.
  ///
  /// Throws `unauthenticated` when it has ended.
  func refresh(_ session: Session) async throws(AppError) -> Session
  /// Ends a sign-in; one that has ended already is no error.
  func signOut(_ session: Session) async throws(AppError)
}

/// Signs in with an email address and a password.
public protocol PasswordSignIn: Sendable {
  /// Signs in. An unknown address and a wrong password get the same answer in the same time.
  ///
  /// Throws `invalid(.credentials, .wrong)`; `rateLimited` where too many were tried from this origin, or from all
  /// that the account has never been signed in from.
  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session
}

/// Where accounts are created.
public protocol SignUpRepository: Sendable {
  /// Creates an account and signs it in.
  ///
  /// Throws `invalid(.email, .taken)`, `invalid(.handle, .taken)`.
  func signUp(_ registration: Registration, from origin: SignInOrigin) async throws(AppError) -> Session
}

/// Says early what a new account cannot have; the sign-up itself decides.
public protocol SignUpChecks: Sendable {
  /// Checks that an address could have an account.
  ///
  /// Throws `invalid(.email, .taken)`.
  func ensureAvailable(email: String) async throws(AppError)
  /// Checks that a handle is free.
  ///
  /// Throws `invalid(.handle, .taken)`.
  func ensureAvailable(handle: String) async throws(AppError)
}

/// All that a source can offer about creating accounts and signing in. Of what is nil the screens show nothing.
public struct AuthenticationPorts: Sendable {
  /// Where sign-ins are checked and ended: the only port that every host needs.
  public var sessions: any AuthenticationRepository
  /// Nil where one signs in otherwise, in a browser say.
  public var passwords: (any PasswordSignIn)?
  /// Nil where accounts are not created here.
  public var signUps: (any SignUpRepository)?
  /// Nil where only the sign-up itself says what is taken.
  public var checks: (any SignUpChecks)?
  /// Nil where forgotten passwords cannot be reset.
  public var resets: (any PasswordResetRepository)?

  /// What a source offers; the nil parts are not shown.
  public init(
    sessions: any AuthenticationRepository, passwords: (any PasswordSignIn)?,
    signUps: (any SignUpRepository)?, checks: (any SignUpChecks)?, resets: (any PasswordResetRepository)?
  ) {
    self.sessions = sessions
    self.passwords = passwords
    self.signUps = signUps
    self.checks = checks
    self.resets = resets
  }
}
