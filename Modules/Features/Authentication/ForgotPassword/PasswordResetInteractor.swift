public import AppValues
public import Entities

/// The rules of getting another password when one forgot theirs.
public struct PasswordResetInteractor: Sendable {
  private let repository: any PasswordResetRepository
  private let sessions: SessionInteractor

  /// - Parameters:
  ///   - repository: Where accounts are kept.
  ///   - sessions: The sessions of this device.
  public init(repository: any PasswordResetRepository, sessions: SessionInteractor) {
    self.repository = repository
    self.sessions = sessions
  }

  /// Sends a code to an address if it has an account, which is not revealed.
  ///
  /// Throws `invalid(.email, …)`, `rateLimited`; `storage` when this device could not remember that it asked.
  public func requestCode(email: String) async throws(AppError) -> MailDestination {
    let email = try EmailRule.normalised(email)
    return try await repository.requestCode(email: email, from: try await sessions.origin())
  }

  /// Makes sure of a code, so that no one thinks of a password for nothing; answers it as it was sent: six digits,
  /// however they were typed.
  ///
  /// - Parameters:
  ///   - typed: The code.
  ///   - email: The address that it was sent to.
  ///
  /// Throws `invalid(.email, …)`, `invalid(.code, …)`: `empty`, `malformed`, `wrong`.
  public func confirmCode(_ typed: String, email: String) async throws(AppError) -> String {
    let (email, code) = (try EmailRule.normalised(email), try CodeRule.normalised(typed))
    try await repository.confirmCode(email: email, code: code, from: try await sessions.origin())
    return code
  }

  /// Whether a password is good for an account of this address.
  ///
  /// Throws `invalid(.email, …)`, `invalid(.password, …)`.
  public func checkPassword(_ password: String, email: String) throws(AppError) {
    try PasswordRule.check(password, email: try EmailRule.normalised(email))
  }

  /// Sets a password, and signs in on this machine, or asks for a code where the account has two factors; every other
  /// sign-in ends.
  ///
  /// Throws `invalid(.email, …)`, `invalid(.password, …)`, `invalid(.code, …)`; `storage` before anything is
  /// changed when this device could not remember the session.
  public func reset(email: String, code: String, password: String) async throws(AppError) -> SignInStep {
    let email = try EmailRule.normalised(email)
    let code = try CodeRule.normalised(code)
    try PasswordRule.check(password, email: email)
    try await sessions.requireWritable()
    return try await sessions.remember(
      try await repository.reset(
        email: email, code: code, password: password, from: try await sessions.origin()))
  }

  /// Signs in on this machine after ``reset(email:code:password:)``.
  ///
  /// - Parameters:
  ///   - request: What stands for the new password.
  ///   - code: Of the authenticator app, or a recovery code, as it was typed.
  ///
  /// Throws `invalid(.signInCode, …)`; what ``CodeSignIn/signIn(_:code:from:)`` throws.
  public func signIn(_ request: CodeRequest, code: String) async throws(AppError) -> Session {
    let code = try SignInCodeRule.normalised(code)
    try await sessions.requireWritable()
    return try await sessions.remember(
      try await repository.signIn(request, code: code, from: try await sessions.origin()))
  }
}
