public import AppValues
public import Entities

/// Where sessions are kept, however they came about.
public protocol AuthenticationRepository: Sendable {
  /// The session as it now is, since names change. Notes its use, once an hour at most.
  ///
  /// Throws `unauthenticated` when it has ended; `invalid(.account, …)` while the account waits for something.
  func refresh(_ session: Session) async throws(AppError) -> Session
  /// Ends a session; one that has ended already is no error.
  func signOut(_ session: Session) async throws(AppError)
}

/// Signs in with an email address and a password.
public protocol PasswordSignIn: Sendable {
  /// Signs in. An unknown address and a wrong password get the same answer in the same time.
  ///
  /// Throws `invalid(.credentials, .wrong)`; with the right password `invalid(.account, …)`: `pending`, `unconfirmed`,
  /// `suspended`; `rateLimited` where too many were tried from this origin, or from all
  /// that the account has never been signed in from.
  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session
}

/// Where accounts are created.
public protocol SignUpRepository: Sendable {
  /// Creates an account and signs it in. Where it has to wait for something, everything else that its session asks for
  /// throws `invalid(.account, .pending)` or `invalid(.account, .unconfirmed)` until then.
  ///
  /// Throws `invalid(.email, .taken)`, `invalid(.handle, .taken)`; where the address has to be confirmed, `unsupported`
  /// and `invalid(.mail, .missing)` if no email can be sent.
  func signUp(_ registration: Registration, from origin: SignInOrigin) async throws(AppError) -> Session
}

/// Checks early what a new account can have; signing up itself decides.
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

/// What a source offers for creating accounts and signing in. The screens don't show the parts that are nil.
public struct AuthenticationPorts: Sendable {
  /// Where sessions are checked and ended: the only port that every host needs.
  public var sessions: any AuthenticationRepository
  /// Nil if people sign in some other way, such as in a browser.
  public var passwords: (any PasswordSignIn)?
  /// Nil where accounts are not created here.
  public var signUps: (any SignUpRepository)?
  /// Nil where only the sign-up itself says what is taken.
  public var checks: (any SignUpChecks)?
  /// Nil where forgotten passwords cannot be reset.
  public var resets: (any PasswordResetRepository)?
  /// Nil where addresses are not confirmed.
  public var confirmation: (any EmailConfirmation)?
  /// Nil where no apps act on people's behalf. The screens don't need it: it's for servers.
  public var apps: AppPorts?

  /// What a source offers; the nil parts are not shown.
  public init(
    sessions: any AuthenticationRepository, passwords: (any PasswordSignIn)?,
    signUps: (any SignUpRepository)?, checks: (any SignUpChecks)?,
    resets: (any PasswordResetRepository)?, confirmation: (any EmailConfirmation)? = nil,
    apps: AppPorts? = nil
  ) {
    self.sessions = sessions
    self.passwords = passwords
    self.signUps = signUps
    self.checks = checks
    self.resets = resets
    self.confirmation = confirmation
    self.apps = apps
  }
}
