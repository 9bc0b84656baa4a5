import AppValues
import Authentication
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Sends codes to addresses that strangers name. What it does, and how long it takes, is the same whether or not an
/// account has the address.
struct CodeRequests: Sendable {
  let database: any SQLDatabase
  let passwords: PasswordHasher
  let sender: MailSender?
  let work: DueWork
  let clock: WallClock

  /// Sends a code, unless too many were asked for.
  ///
  /// - Parameter write: Stores the code's hash and adds the email, without a recipient if there is no account.
  ///
  /// Throws `rateLimited`; `unsupported` and `invalid(.mail, .missing)` where no email can be sent.
  func send(
    to email: String, from origin: SignInOrigin,
    _ write: @escaping @Sendable (RequestedCode, any SQLConnection, Timestamp) throws(AppError) -> Void
  ) async throws(AppError) -> MailDestination {
    let sender = try sender.orUnsupported()
    let (destination, turn) = (try await sender.destination(), try await sender.turn())
    let (claimant, code) = (AccountClaimant(email: email, origin: origin), MailedCode.random())
    // Refused attempts cost no hashing.
    try await database.read { connection throws(AppError) in
      try claimant.codeRequests(connection).require(connection, clock.now())
    }
    let requested = RequestedCode(claimant: claimant, code: code, hash: try await passwords.hash(code))
    try await database.write { connection throws(AppError) in
      let now = clock.now()
      try claimant.codeRequests(connection).take(connection, now)
      try write(requested, connection, now)
    }
    await work.start(.mail, taking: turn)
    return destination
  }
}

/// A code that is about to be sent.
struct RequestedCode: Sendable {
  let claimant: AccountClaimant
  let code: String
  let hash: String
}
