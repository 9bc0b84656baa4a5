import Credentials
import Database
import Entities

extension LocalAccount {
  /// What a password was found right by.
  struct Proof: Equatable, Sendable {
    let email: String
    let passwordHash: String
  }

  /// Throws `invalid(.password, .wrong)`, `rateLimited`.
  func prove(_ password: String) async throws(SocialError) -> Proof {
    let proof = try await access.write { transaction throws(SocialError) in
      let proof = try transaction.proof()
      try SignInLimit(connection: transaction.connection, email: proof.email, now: transaction.now).begin()
      return proof
    }
    guard try await passwords.verify(password, against: proof.passwordHash) else {
      throw .invalid(.password, .wrong)
    }
    return proof
  }
}

extension Transaction {
  /// What the viewer's password is verified against.
  func proof() throws(SocialError) -> LocalAccount.Proof {
    let proof = try connection.first(
      "SELECT email_folded, password_hash FROM person WHERE id = \(viewer) AND deleted_at IS NULL"
    ) { row throws(SocialError) in LocalAccount.Proof(email: row.text(0), passwordHash: row.text(1)) }
    guard let proof else { throw .unauthenticated }
    return proof
  }

  /// Makes sure that what was found right still is: the password may have been changed while it was verified.
  func require(_ proof: LocalAccount.Proof) throws(SocialError) {
    // The id lets one at a time in, here and where somebody signs in.
    _ = try connection.nextID(now)
    guard try self.proof() == proof else { throw .invalid(.password, .wrong) }
    try SignInLimit(connection: connection, email: proof.email, now: now).succeed()
  }

  /// Ends the viewer's sign-ins, and lets the windows that stand on them know.
  ///
  /// - Parameter kept: The secret of one that goes on, as it is stored.
  func endSessions(except kept: String?) throws(SocialError) {
    try connection.execute(
      "DELETE FROM session WHERE person_id = \(viewer) AND token_hash <> \(kept ?? "")")
    try appendChange(.notice, viewer)
  }
}
