import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// A code that an app exchanges for a session of the person who authorized it. It is valid once, for ten minutes; a
/// used one is kept for as long, so that a second use is noticed.
struct AuthorizationCode: Sendable {
  private static let validity = Validity(minutes: 10)

  let hash: String
  let person: Int64
  /// The session that was created with it; 0 if none was.
  let session: Int64
  let scopes: AccessScopes
  private let redirect: String
  private let challenge: String

  /// Stores a new code, and deletes those that are no longer valid.
  static func put(
    _ code: String, for request: AuthorizationRequest, of person: Int64,
    _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    let app = try request.app.id.number()
    try connection.execute("DELETE FROM authorization_code WHERE \(validity.isOver(at: now))")
    try connection.execute(
      """
      INSERT INTO authorization_code (
        code_hash, app_id, person_id, redirect, scopes, challenge, ends_at, session_id)
      VALUES (
        \(AccessToken.hash(code)), \(app), \(person), \(request.redirectAddress), \(request.scopes.text),
        \(request.challenge ?? ""), \(validity.end(from: now)), 0)
      """)
  }

  /// An app's code that is valid, or was used while it was.
  init?(
    _ code: Secret, of app: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) {
    let hash = AccessToken.hash(code)
    let found = try connection.first(
      """
      SELECT person_id, session_id, scopes, redirect, challenge FROM authorization_code
      WHERE code_hash = \(hash) AND app_id = \(app) AND \(Self.validity.holds(at: now))
      """
    ) { row throws(AppError) in Self(hash, row) }
    guard let found else { return nil }
    self = found
  }

  private init(_ hash: String, _ row: borrowing Row) {
    self.hash = hash
    person = row.integer(0)
    session = row.integer(1)
    scopes = AccessScopes(known: row.text(2))
    redirect = row.text(3)
    challenge = row.text(4)
  }

  /// Makes sure that an exchange comes from where the code was asked for. A verifier without a challenge is refused, too:
  /// someone on the way may have taken the challenge away (RFC 9700, section 2.1.1).
  ///
  /// Throws `invalid(.redirect, .wrong)`, `invalid(.verifier, .wrong)`.
  func require(_ exchange: CodeExchange) throws(AppError) {
    if exchange.redirectAddress != redirect { throw .invalid(.redirect, .wrong) }
    if (exchange.verifier.map { ProofKey.challenge(of: $0.value) } ?? "") != challenge {
      throw .invalid(.verifier, .wrong)
    }
  }

  /// Records the session that was created with the code.
  func use(for session: Int64, _ connection: any SQLConnection) throws(AppError) {
    try connection.execute(
      "UPDATE authorization_code SET session_id = \(session) WHERE code_hash = \(hash)")
  }
}
