import AppValues
import SocialBackend
import SocialDatabase
import SocialLocalStore

/// What a backup has to know of the state that it copies.
struct BackupContents: Sendable {
  /// The tables that are left out of a backup: whatever lets someone in or is on its way to someone, and the files
  /// that are to be removed.
  static let leftOut: [SQLName] = [
    "session", "push_subscription", "authorization_code", "app_token", "known_device", "allowance",
    "password_reset", "email_change", "proof_code", "former_email", "authenticator_setup", "code_request",
    "mail", "media_removal",
    "passkey_challenge", "newcomer", "consent_removal",
  ]

  let databaseID: String
  let migrations: [String]
  let people, posts: Int
  let photos: [MediaCheck.Needed]
  let findings: [CheckFinding]

  init(_ connection: any SQLConnection, at now: Timestamp) throws(AppError) {
    databaseID = try connection.value(of: .databaseID) ?? ""
    migrations = try connection.rows("SELECT name FROM migration ORDER BY name") { row throws(AppError) in
      row.text(0)
    }
    people = try Self.count("person", connection)
    posts = try Self.count("post", connection)
    photos = try MediaCheck.needed(connection)
    let damage = try connection.integrityFaults().map { CheckFinding(.damaged, in: "database", $0) }
    findings = try damage + ConsistencyCheck(connection, now: now).findings()
  }

  private static func count(_ table: SQL, _ connection: any SQLConnection) throws(AppError) -> Int {
    try connection.first("SELECT COUNT(*) FROM \(table) WHERE deleted_at IS NULL") {
      row throws(AppError) in
      row.int(0)
    } ?? 0
  }
}
