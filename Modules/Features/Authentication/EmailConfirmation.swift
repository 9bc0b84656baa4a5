public import AppValues

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
