import AppValues
import Authentication
import Entities
import SocialCredentials
import SocialDatabase

/// Someone who waits to be made an account, for half an hour.
struct WaitingNewcomer: Sendable {
  private static let validity = Validity(minutes: 30)

  let sealed: SealedIdentity
  /// On which terms the account is signed in then.
  let terms: SessionTerms

  /// Keeps it, and deletes those who have waited too long.
  func put(_ token: Secret, _ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    let identity = sealed.identity
    try connection.execute("DELETE FROM newcomer WHERE \(Self.validity.isOver(at: now))")
    try connection.execute(
      """
      INSERT INTO newcomer (
        token_hash, provider, issuer, subject, client_id, email, is_verified, is_private, name, refresh_token, app_id,
        scopes, ends_at)
      VALUES (
        \(AccessToken.hash(token)), \(identity.provider), \(identity.issuer), \(identity.subject),
        \(identity.clientID), \(identity.email ?? ""), \(identity.isEmailVerified ? 1 : 0),
        \(identity.isPrivateEmail ? 1 : 0), \(identity.name ?? ""), \(sealed.token), \(terms.app),
        \(terms.storedScopes), \(Self.validity.end(from: now)))
      """)
  }

  /// The one with a secret.
  ///
  /// Throws `invalid(.registration, .wrong)` if there is none, or no more.
  init(_ token: Secret, _ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    let found = try connection.first(
      """
      SELECT n.provider, n.issuer, n.subject, n.client_id, n.email, n.is_verified, n.is_private, n.name,
        n.refresh_token, n.app_id, n.scopes, COALESCE(a.name, '')
      FROM newcomer n LEFT JOIN app a ON a.id = n.app_id
      WHERE n.token_hash = \(AccessToken.hash(token)) AND \(Self.validity.holds("n.ends_at", at: now))
      """
    ) { row throws(AppError) in Self(row) }
    guard let found else { throw .invalid(.registration, .wrong) }
    self = found
  }

  init(_ sealed: SealedIdentity, on terms: SessionTerms) {
    self.sealed = sealed
    self.terms = terms
  }

  private init(_ row: borrowing Row) {
    let (email, name) = (row.text(4), row.text(7))
    sealed = SealedIdentity(
      ProviderIdentity(
        provider: row.text(0), issuer: row.text(1), subject: row.text(2), clientID: row.text(3),
        email: email.isEmpty ? nil : email, isEmailVerified: row.integer(5) == 1,
        isPrivateEmail: row.integer(6) == 1, name: name.isEmpty ? nil : name),
      token: row.text(8))
    terms = SessionTerms(
      app: row.integer(9), name: row.text(11), scopes: AccessScopes(stored: row.text(10)))
  }

  /// Uses it up.
  static func end(_ token: Secret, _ connection: any SQLConnection) throws(AppError) {
    try connection.execute("DELETE FROM newcomer WHERE token_hash = \(AccessToken.hash(token))")
  }

  /// As anyone who has the secret sees it.
  func newcomer(_ token: Secret) -> ProviderNewcomer {
    let identity = sealed.identity
    return ProviderNewcomer(
      token: token, provider: identity.provider, email: identity.email,
      isEmailVerified: identity.isEmailVerified, isPrivateEmail: identity.isPrivateEmail,
      name: identity.name ?? "")
  }
}
