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
  /// Ends a session in whose place this device remembers a new one of the same account, unless both have the same token.
  func end(_ earlier: Session, replacedBy session: Session) async throws(AppError)
}

extension AuthenticationRepository {
  /// Signs the earlier one out, where every session has a token of its own.
  public func end(_ earlier: Session, replacedBy session: Session) async throws(AppError) {
    try await signOut(earlier)
  }
}

/// Signs in with an email address and a password.
public protocol PasswordSignIn: CodeSignIn {
  /// Signs in, or asks for a code where the account has two factors. An unknown address and a wrong password get the same answer in the same time.
  ///
  /// Throws `invalid(.credentials, .wrong)`; with the right password `invalid(.account, …)`: `pending`, `unconfirmed`,
  /// `suspended`; `rateLimited` where too many were tried from this origin, or from all
  /// that the account has never been signed in from.
  func signIn(
    email: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep
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

/// Confirms the email addresses of new accounts that have to wait for that.
public protocol EmailConfirmation: Sendable {
  /// The address that the account of a session still has to confirm; nil if it needn't.
  ///
  /// - Parameter token: The session's.
  ///
  /// Throws `unauthenticated` if the session has ended.
  func unconfirmedEmail(token: Secret) async throws(AppError) -> String?
  /// Gives an account that waits for it another address to confirm. A code that was sent to the one before counts no
  /// more; `requestCode` sends another.
  ///
  /// - Parameters:
  ///   - email: A valid address.
  ///   - token: That of the account's session.
  ///
  /// Throws `unauthenticated` if the session has ended or the address is confirmed; `invalid(.email, .taken)`.
  func changeEmail(to email: String, token: Secret) async throws(AppError)
  /// Sends another code to an address, in place of one sent before. Whether an account waits for it isn't revealed.
  ///
  /// - Parameter page: The address of the page on which the code is entered, for the email; nil if there is none.
  ///
  /// Throws `rateLimited`; `unsupported` and `invalid(.mail, .missing)` where no email can be sent.
  func requestCode(
    email: String, page: String?, from origin: SignInOrigin
  ) async throws(AppError) -> MailDestination
  /// Confirms an address by a code that was sent there. A code is valid once, for fifteen minutes, and until five wrong
  /// ones were tried.
  ///
  /// Throws `invalid(.code, .wrong)` for a wrong one, one that counts no more, and for an address that isn't waiting.
  func confirm(email: String, code: String) async throws(AppError)
}

/// Undoes changes of addresses, for anyone who reads the email of the address before.
public protocol EmailRestoration: Sendable {
  /// Gives an account back the address that it had, within seven days after the change. Its sessions end, its password
  /// counts no more, nor does any other way to sign in that was added since, or in the week before: its owner sets another password by a code that
  /// is mailed to the address.
  ///
  /// - Parameter token: The secret that was mailed to the address before.
  /// - Returns: The address.
  ///
  /// Throws `invalid(.code, .wrong)` for what is none, or no longer; `invalid(.email, .taken)` where another account has the
  /// address by now.
  func restore(_ token: Secret, from origin: SignInOrigin) async throws(AppError) -> String
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
  /// Nil where no one signs in with passkeys. The screens don't need it: it's for servers.
  public var passkeys: (any PasskeySignIn)?
  /// Nil where no accounts are created with a passkey. The screens don't need it: it's for servers.
  public var passkeySignUps: (any PasskeySignUp)?
  /// Nil where addresses are not confirmed.
  public var confirmation: (any EmailConfirmation)?
  /// Nil where changes of addresses can't be undone. The screens don't need it: it's for pages and commands.
  public var restoration: (any EmailRestoration)?
  /// Nil where no one signs in by a provider.
  public var providers: ProviderPorts?
  /// Nil where no apps act on people's behalf. The screens don't need it: it's for servers.
  public var apps: AppPorts?

  /// What a source offers; the nil parts are not shown.
  public init(
    sessions: any AuthenticationRepository, passwords: (any PasswordSignIn)?,
    signUps: (any SignUpRepository)?, checks: (any SignUpChecks)?,
    resets: (any PasswordResetRepository)?, confirmation: (any EmailConfirmation)? = nil,
    restoration: (any EmailRestoration)? = nil, providers: ProviderPorts? = nil,
    apps: AppPorts? = nil,
    passkeys: (any PasskeySignIn)? = nil, passkeySignUps: (any PasskeySignUp)? = nil
  ) {
    self.sessions = sessions
    self.passwords = passwords
    self.signUps = signUps
    self.checks = checks
    self.resets = resets
    self.passkeys = passkeys
    self.passkeySignUps = passkeySignUps
    self.confirmation = confirmation
    self.restoration = restoration
    self.providers = providers
    self.apps = apps
  }
}

/// Where this device remembers who is signed in.
public protocol SessionStore: Sendable {
  /// What is remembered.
  ///
  /// Throws `storage`; so do the others.
  func load() async throws(AppError) -> SavedSessions
  /// Changes what is remembered in one step that no other process can come between.
  func update(_ change: @Sendable (inout SavedSessions) -> Void) async throws(AppError)
  /// Identifies this device to the source of accounts: made when it is first asked for, and the same from
  /// then on.
  func origin() async throws(AppError) -> SignInOrigin
}
