import AppValues
import SocialDatabase

extension Migration {
  /// The addresses that people want to sign in with and have not confirmed yet; and how far the clock was behind
  /// what was written last when a code was made, so that one set back later is found out.
  static let emailChanges = Migration("emailChanges") { connection throws(AppError) in
    try connection.execute("ALTER TABLE password_reset ADD COLUMN behind BIGINT NOT NULL DEFAULT 0")
    try connection.execute(
      """
      CREATE TABLE email_change (
        person_id \(connection.dialect.rowID), email TEXT NOT NULL DEFAULT '',
        email_folded TEXT NOT NULL DEFAULT '', code_hash TEXT NOT NULL, ends_at BIGINT NOT NULL,
        behind BIGINT NOT NULL, tries BIGINT NOT NULL, requests BIGINT NOT NULL, first_at BIGINT NOT NULL)
      """)
    try connection.execute("CREATE INDEX email_change_first ON email_change (first_at)")
  }
}
