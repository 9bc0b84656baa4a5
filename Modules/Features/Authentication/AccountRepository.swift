public import AppValues
public import Entities

// What people can do about their own account. Everything throws `unauthenticated` when the session has ended.

/// Where the signed-in person's password is kept.
public protocol PasswordRepository: Sendable {
  /// Sets a new password.
  ///
  /// - Parameter keepingOthers: Whether the other sessions go on; otherwise all but the one that asks end.
  ///
  /// Throws `invalid(.proof, .missing)`; `invalid(.password, .unchanged)` for the one that there is.
  func setPassword(_ password: String, keepingOthers: Bool) async throws(AppError)
}

/// Where the signed-in person's email address is kept.
public protocol EmailRepository: Sendable {
  /// The address that the account signs in with.
  func email() async throws(AppError) -> String
  /// Sends a six-digit code to an address that the account is to sign in with, in place of one sent before.
  /// Never reveals whether another account has the address; that account gets an email about it instead of a code.
  ///
  /// Throws `invalid(.proof, .missing)`, `rateLimited`; `unsupported` and `invalid(.mail, .missing)` where no email can
  /// be sent.
  func requestEmail(_ email: String) async throws(AppError) -> MailDestination
  /// Makes an address the one that the account signs in with, by the code that was sent to it, and tells the one
  /// before. A code is valid once, for fifteen minutes and five tries.
  ///
  /// Throws `invalid(.code, .wrong)` for a wrong one and one that is no longer valid, and where it was sent to another
  /// address; `invalid(.email, .taken)` when someone else has confirmed the address since.
  func confirmEmail(_ email: String, code: String) async throws(AppError)
}

/// Where the signed-in person's sessions are kept.
public protocol ActiveSessionsRepository: Sendable {
  /// The account's sessions, newest first.
  func activeSessions() async throws(AppError) -> [ActiveSession]
  /// Ends one of the account's sessions.
  ///
  /// Throws `notFound` for one that has ended already, and for what is none of the account's.
  func revoke(_ id: ID<Session>) async throws(AppError)
  /// Ends every session but the one that asks; returns how many there were.
  func revokeOthers() async throws(AppError) -> Int
}

/// Where the signed-in person's birthday is kept. No one else learns it.
public protocol BirthdayRepository: Sendable {
  /// When they were born; nil where they don't say.
  func birthday() async throws(AppError) -> CalendarDate?
  /// Says when they were born; nil takes it back.
  func setBirthday(_ birthday: CalendarDate?) async throws(AppError)
}

/// Deletes the signed-in person's account.
public protocol AccountDeletion: Sendable {
  /// Permanently deletes the account and everything in it. It is gone for everyone from the first
  /// moment; what it had written goes step by step, and is mostly gone when this returns.
  ///
  /// Throws `invalid(.proof, .missing)`.
  func delete() async throws(AppError)
}

/// All that a source can offer people about their own account. Of what is nil the screens show nothing.
public struct AccountPorts: Sendable {
  /// Nil where nothing asks for a proof.
  public var proofs: (any ProofRepository)?
  /// Nil where the password cannot be changed.
  public var passwords: (any PasswordRepository)?
  /// Nil where the address cannot be changed.
  public var emails: (any EmailRepository)?
  /// Nil where it is not known where else the account is signed in.
  public var activeSessions: (any ActiveSessionsRepository)?
  /// Nil where there are no passkeys.
  public var passkeys: (any PasskeyRepository)?
  /// Nil where none are added. The screens don't need it: it's for servers.
  public var passkeyAddition: (any PasskeyAddition)?
  /// Nil where accounts cannot be deleted.
  public var deletion: (any AccountDeletion)?
  /// Nil where no one signs in by a provider.
  public var providers: (any LinkedProviders)?
  /// Nil where this program can't vouch for identities.
  public var providerLinking: (any ProviderLinking)?
  /// Nil where birthdays aren't kept. The screens don't need it: it's for servers.
  public var birthdays: (any BirthdayRepository)?
  /// Nil where no apps act on people's behalf. The screens don't need it: it's for servers.
  public var authorizations: (any AppAuthorizations)?
  /// Nil where no account has two factors.
  public var twoFactor: (any TwoFactorRepository)?
  /// Nil where it isn't written down what happens to accounts.
  public var log: (any AccountLogRepository)?

  /// What a source offers; the nil parts are not shown.
  public init(
    proofs: (any ProofRepository)? = nil, passwords: (any PasswordRepository)?,
    emails: (any EmailRepository)?,
    activeSessions: (any ActiveSessionsRepository)?, deletion: (any AccountDeletion)?,
    providers: (any LinkedProviders)? = nil, providerLinking: (any ProviderLinking)? = nil,
    birthdays: (any BirthdayRepository)? = nil, authorizations: (any AppAuthorizations)? = nil,
    twoFactor: (any TwoFactorRepository)? = nil, log: (any AccountLogRepository)? = nil,
    passkeys: (any PasskeyRepository)? = nil, passkeyAddition: (any PasskeyAddition)? = nil
  ) {
    self.proofs = proofs
    self.passwords = passwords
    self.emails = emails
    self.activeSessions = activeSessions
    self.passkeys = passkeys
    self.passkeyAddition = passkeyAddition
    self.deletion = deletion
    self.providers = providers
    self.providerLinking = providerLinking
    self.birthdays = birthdays
    self.authorizations = authorizations
    self.twoFactor = twoFactor
    self.log = log
  }
}
