public import AppValues
public import Entities

/// Confirms the email addresses of new accounts that have to wait for that.
public protocol EmailConfirmation: Sendable {
  /// The address that the account of a session still has to confirm; nil if it needn't.
  ///
  /// Throws `unauthenticated` if the session has ended.
  func unconfirmedEmail(of session: Session) async throws(AppError) -> String?
  /// Sends another code to an address, in place of one sent before. Whether an account waits for it isn't revealed.
  ///
  /// Throws `rateLimited`; `unsupported` and `invalid(.mail, .missing)` where no email can be sent.
  func requestCode(email: String, from origin: SignInOrigin) async throws(AppError) -> MailDestination
  /// Confirms an address by a code that was sent there. A code is valid once, for fifteen minutes, and until five wrong
  /// ones were tried.
  ///
  /// Throws `invalid(.code, .wrong)` for a wrong one, one that counts no more, and for an address that isn't waiting.
  func confirm(email: String, code: String) async throws(AppError)
}
