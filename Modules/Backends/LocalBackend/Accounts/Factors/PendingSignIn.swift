import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase

/// A sign-in whose password was right, and that waits for a code: for ten minutes, and from the device that gave the
/// password. It ends with the sessions of the account, so that a changed password ends it, too.
struct PendingSignIn: Sendable {
  private static let validity = Validity(minutes: 10)

  let person: Int64
  let terms: SessionTerms
  /// Whether the password was counted as an attempt to sign in.
  let isCounted: Bool
  private let hash: String

  /// Keeps that a password was right, and removes those that have ended.
  static func begin(
    _ request: CodeRequest, of person: Int64, from claimant: AccountClaimant, on terms: SessionTerms,
    isCounted: Bool, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    try connection.execute("DELETE FROM code_request WHERE \(validity.isOver(at: now))")
    try connection.execute(
      """
      INSERT INTO code_request (token_hash, person_id, device_hash, app_id, scopes, is_counted, ends_at)
      VALUES (
        \(AccessToken.hash(request.token)), \(person), \(claimant.device), \(terms.app), \(terms.storedScopes),
        \(isCounted ? 1 : 0), \(validity.end(from: now)))
      """)
  }

  /// The one that a request stands for, if it hasn't ended.
  ///
  /// Throws `invalid(.codeRequest, .wrong)`.
  init(
    _ request: CodeRequest, from origin: SignInOrigin, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    let hash = AccessToken.hash(request.token)
    let found = try connection.first(
      """
      SELECT c.person_id, c.app_id, COALESCE(a.name, ''), c.scopes, c.is_counted
      FROM code_request c LEFT JOIN app a ON a.id = c.app_id
      WHERE c.token_hash = \(hash) AND c.device_hash = \(AccessToken.hash(origin.device))
        AND \(Self.validity.holds("c.ends_at", at: now))
      """
    ) { row throws(AppError) in Self(hash, row) }
    guard let found else { throw .invalid(.codeRequest, .wrong) }
    self = found
  }

  private init(_ hash: String, _ row: borrowing Row) {
    self.hash = hash
    person = row.integer(0)
    terms = SessionTerms(
      app: row.integer(1), name: row.text(2), scopes: AccessScopes(stored: row.text(3)))
    isCounted = row.boolean(4)
  }

  /// Ends it.
  func end(_ connection: any SQLConnection) throws(AppError) {
    try connection.execute("DELETE FROM code_request WHERE token_hash = \(hash)")
  }
}
