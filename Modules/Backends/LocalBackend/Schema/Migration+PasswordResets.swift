import AppValues
import SocialDatabase

extension Migration {
  /// Mails that wait to be sent, and the codes by which people who forgot their password set another. Both are
  /// written for addresses without an account too (a mail without a recipient, a code of no one's), so that
  /// no one can tell those from others.
  static let passwordResets = Migration("passwordResets") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE mail (
        id \(connection.dialect.rowID), recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL,
        created_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, due_at BIGINT NOT NULL)
      """)
    try connection.execute(
      """
      CREATE TABLE password_reset (
        email_folded TEXT NOT NULL PRIMARY KEY, code_hash TEXT NOT NULL, ends_at BIGINT NOT NULL,
        tries BIGINT NOT NULL, requests BIGINT NOT NULL, first_at BIGINT NOT NULL)
      """)
    try connection.execute("CREATE INDEX password_reset_first ON password_reset (first_at)")
  }
}

extension Columns {
  static let passwordResets = [
    Columns(
      "mail", key: ["id"],
      source: ["id", "recipient", "subject", "text", "created_at", "ends_at"],
      rules: [.numbered("id")])
  ]
}
