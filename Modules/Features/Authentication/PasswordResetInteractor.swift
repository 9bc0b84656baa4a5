public import Entities

/// The rules of getting another password when one forgot theirs.
public struct PasswordResetInteractor: Sendable {
  private static let codeLength = 6

  private let repository: any PasswordResetRepository
  private let sessions: SessionInteractor

  /// - Parameters:
  ///   - repository: Where accounts are kept.
  ///   - sessions: The sign-ins of this machine.
  public init(repository: any PasswordResetRepository, sessions: SessionInteractor) {
    self.repository = repository
    self.sessions = sessions
  }

  /// Sends a code to an address if it has an account, which is not told.
  ///
  /// Throws `invalid(.email, …)`, `rateLimited`.
  public func requestCode(email: String) async throws(SocialError) -> MailPlace {
    try await repository.requestCode(email: try EmailRule.normalised(email))
  }

  /// A code as it was sent: six digits, however they were typed.
  ///
  /// Throws `invalid(.code, …)`: `empty`, `malformed`.
  public func checkCode(_ typed: String) throws(SocialError) -> String {
    // Full width too; people put spaces and dashes between digits.
    let digits = typed.compactMap { $0.isNumber ? $0.wholeNumberValue : nil }
    let others = typed.filter { !$0.isNumber && !$0.isWhitespace && $0 != "-" }
    if digits.isEmpty && others.isEmpty { throw .invalid(.code, .empty) }
    guard digits.count == Self.codeLength, digits.allSatisfy({ $0 < 10 }), others.isEmpty else {
      throw .invalid(.code, .malformed)
    }
    return digits.map(String.init).joined()
  }

  /// Sets a password, and signs in on this machine; every other sign-in ends.
  ///
  /// Throws `invalid(.email, …)`, `invalid(.password, …)`, `invalid(.code, …)`; `storage` before anything is
  /// changed when this machine could not remember the sign-in.
  public func reset(email: String, code: String, password: String) async throws(SocialError) -> Session {
    let email = try EmailRule.normalised(email)
    let code = try checkCode(code)
    try PasswordRule.check(password, email: email)
    try await sessions.requireWritable()
    return try await sessions.remember(
      try await repository.reset(email: email, code: code, password: password))
  }
}
