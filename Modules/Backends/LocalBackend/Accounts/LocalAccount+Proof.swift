import AppValues
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

extension LocalAccount {
  /// The hash that a password was verified against.
  struct Proof: Equatable, Sendable {
    let email: String
    let passwordHash: String
  }

  /// Verifies a password. Each session has ten tries at once, then one a minute, independent of others. With a stolen
  /// session, passwords can't be guessed faster than by signing in.
  ///
  /// Throws `invalid(.password, .wrong)`, `rateLimited`.
  func prove(_ password: String) async throws(AppError) -> Proof {
    let proof = try await access.write { [proofs] transaction throws(AppError) in
      let proof = try transaction.proof()
      try [proofs].take(transaction.connection, transaction.now)
      return proof
    }
    // Someone who is signed in doesn't wait behind strangers.
    guard try await passwords.verify(password, against: proof.passwordHash, first: true) else {
      throw .invalid(.password, .wrong)
    }
    return proof
  }

  /// The allowance for passwords tried in this session.
  var proofs: Allowance {
    Allowance("proofs", of: [access.tokenHash ?? ""], burst: 10, interval: 60)
  }

  /// Makes sure that the verified password is still right: it may have been changed while it was verified.
  func require(_ proof: Proof, in transaction: Transaction) throws(AppError) {
    // Only one transaction at a time can take an id, here and when signing in.
    _ = try transaction.connection.nextID(transaction.now)
    guard try transaction.proof() == proof else { throw .invalid(.password, .wrong) }
    try proofs.forget(transaction.connection)
  }
}

extension Transaction {
  /// The hash to verify the viewer's password against.
  func proof() throws(AppError) -> LocalAccount.Proof {
    let proof = try connection.first(
      "SELECT email_folded, password_hash FROM account WHERE person_id = \(viewer)"
    ) { row throws(AppError) in LocalAccount.Proof(email: row.text(0), passwordHash: row.text(1)) }
    guard let proof else { throw .unauthenticated }
    return proof
  }

  /// Ends the viewer's sessions.
  ///
  /// - Parameter kept: The stored secret of the session to keep.
  @discardableResult
  func endSessions(except kept: String?) throws(AppError) -> Int {
    try connection.endSessions(of: viewer, except: kept, now)
  }

  /// Ends sessions.
  ///
  /// - Returns: How many have ended.
  @discardableResult
  func endSessions(where condition: SQL) throws(AppError) -> Int {
    try connection.endSessions(where: condition, now)
  }
}
