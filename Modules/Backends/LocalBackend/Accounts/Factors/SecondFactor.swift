import AppValues
import Entities
import SocialCredentials
import SocialDatabase

/// The codes of an authenticator app, and the recovery codes that take their place.
///
/// A code of six digits can be guessed: three of a million are right at any time. So `limits` are taken for each that is
/// tried, before it is compared. Recovery codes can't be guessed, and need none.
struct SecondFactor: Sendable {
  /// Opens the secrets; nil where no account has two factors.
  let secrets: SecretBox?

  /// What was tried.
  enum Outcome {
    case wrong, right
    /// Right, and one code fewer is left.
    case recovered
  }

  /// Whether a code can be guessed.
  static func isGuessable(_ code: String) -> Bool { code.count == AuthenticatorSecret.digits }

  /// Uses up a code, if it's right. The caller lets in one writer at a time.
  ///
  /// Throws what opening the secret throws.
  func use(
    _ code: String, of person: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Outcome {
    if !Self.isGuessable(code) { return try connection.useRecoveryCode(code, of: person) }
    guard let sealed = try connection.authenticator(of: person),
      let secret = try open(sealed.secret, of: person),
      let step = secret.step(of: code, at: now, after: sealed.lastStep)
    else { return .wrong }
    try connection.execute("UPDATE authenticator SET last_step = \(step) WHERE person_id = \(person)")
    return .right
  }

  /// Opens a secret that is kept for a person.
  func open(_ sealed: String, of person: Int64) throws(AppError) -> AuthenticatorSecret? {
    AuthenticatorSecret(try secrets.orUnsupported().open(sealed, for: .authenticator(of: person)))
  }
}

extension SecretBox.Place {
  /// The secret of a person's authenticator app.
  static func authenticator(of person: Int64) -> SecretBox.Place {
    SecretBox.Place("authenticator.secret", row: "\(person)")
  }
}

extension SQLConnection {
  /// Whether an account has two factors.
  func hasAuthenticator(_ person: Int64) throws(AppError) -> Bool {
    try exists("SELECT 1 FROM authenticator WHERE person_id = \(person)")
  }

  /// How many recovery codes an account has left.
  func recoveryCodesLeft(of person: Int64) throws(AppError) -> Int {
    try first("SELECT COUNT(*) FROM recovery_code WHERE person_id = \(person)") { row throws(AppError) in
      row.int(0)
    } ?? 0
  }

  fileprivate func authenticator(of person: Int64) throws(AppError) -> (secret: String, lastStep: Int64)? {
    try first("SELECT secret, last_step FROM authenticator WHERE person_id = \(person)") {
      row throws(AppError) in (secret: row.text(0), lastStep: row.integer(1))
    }
  }

  fileprivate func useRecoveryCode(
    _ code: String, of person: Int64
  ) throws(AppError) -> SecondFactor.Outcome {
    let hash = RecoveryCode.hash(Secret(code), of: "\(person)")
    let used = try execute("DELETE FROM recovery_code WHERE person_id = \(person) AND code_hash = \(hash)")
    return used > 0 ? .recovered : .wrong
  }
}
