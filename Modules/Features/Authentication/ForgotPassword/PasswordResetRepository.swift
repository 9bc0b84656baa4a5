public import AppValues

/// Resets forgotten passwords.
public protocol PasswordResetRepository: CodeSignIn {
  /// Sends a six-digit code to an address, in place of one that this origin had sent before: what others have sent
  /// to the same address counts as it did. Whether the address has an account is not revealed, neither by the
  /// answer nor by the time that it takes.
  ///
  /// Throws `rateLimited`; `unsupported` and `invalid(.mail, .missing)` where no email can be sent.
  func requestCode(email: String, from origin: SignInOrigin) async throws(AppError) -> MailDestination
  /// Checks a code, before asking for a new password. The check doesn't extend the code's life, and a wrong code
  /// uses up a try. It doesn't reveal whether the address has an account either.
  ///
  /// Throws `invalid(.code, .wrong)` for a wrong one, one that counts no more, and one that another origin asked for.
  func confirmCode(email: String, code: String, from origin: SignInOrigin) async throws(AppError)
  /// Sets a password by a code that was sent, ends every session, and signs in, or asks for the second factor
  /// where the account has two. A code is valid once, for fifteen minutes, and until five wrong ones were tried where it was
  /// asked for.
  ///
  /// Throws `invalid(.code, .wrong)` for a wrong one, one that counts no more, and one that another origin asked for.
  func reset(
    email: String, code: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep
}
