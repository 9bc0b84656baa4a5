import AppValues
import Entities
import SocialCredentials
import SocialDatabase

extension LocalAccount {
  /// What a password was found right by.
  struct Proof: Equatable, Sendable {
    let email: String
    let passwordHash: String
  }

  /// Finds a password right. Ten are tried at once, and one a minute from then on: so many for each sign-in, of
  /// which others know nothing. With a stolen one, passwords are guessed no faster than at signing in.
  ///
  /// Throws `invalid(.password, .wrong)`, `rateLimited`.
  func prove(_ password: String) async throws(AppError) -> Proof {
    let proof = try await access.write { [proofs] transaction throws(AppError) in
      let proof = try transaction.proof()
      try [proofs].take(transaction.connection, transaction.now)
      return proof
    }
    guard try await passwords.verify(password, against: proof.passwordHash) else {
      throw .invalid(.password, .wrong)
    }
    return proof
  }

  /// What passwords are counted on that are tried by this sign-in.
  var proofs: Allowance {
    Allowance("proofs", of: [access.tokenHash ?? ""], burst: 10, interval: 60)
  }

  /// Makes sure that what was found right still is: the password may have been changed while it was verified.
  func require(_ proof: Proof, in transaction: Transaction) throws(AppError) {
    // The id lets one at a time in, here and where someone signs in.
    _ = try transaction.connection.nextID(transaction.now)
    guard try transaction.proof() == proof else { throw .invalid(.password, .wrong) }
    try proofs.forget(transaction.connection)
  }
}

extension Transaction {
  /// What the viewer's password is verified against.
  func proof() throws(AppError) -> LocalAccount.Proof {
    let proof = try connection.first(
      "SELECT email_folded, password_hash FROM person WHERE id = \(viewer) AND deleted_at IS NULL"
    ) { row throws(AppError) in LocalAccount.Proof(email: row.text(0), passwordHash: row.text(1)) }
    guard let proof else { throw .unauthenticated }
    return proof
  }

  /// Ends the viewer's sign-ins, and lets the windows that stand on them know.
  ///
  /// - Parameter kept: The secret of one that goes on, as it is stored.
  @discardableResult
  func endSessions(except kept: String?) throws(AppError) -> Int {
    let ended = try connection.execute(
      "DELETE FROM session WHERE person_id = \(viewer) AND token_hash <> \(kept ?? "")")
    try appendChange(.notice, viewer)
    return ended
  }
}
