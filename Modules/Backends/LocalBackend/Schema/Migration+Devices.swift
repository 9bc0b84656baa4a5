import AppValues
import SocialDatabase

extension Migration {
  /// The devices that accounts have been signed in from, and how much of what is limited is left, in place of the
  /// failures of each address. A code that is mailed belongs to the device that asked for it; those under way are
  /// asked for once more.
  static let devices = Migration("devices") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE known_device (
        person_id BIGINT NOT NULL, device_hash TEXT NOT NULL, used_at BIGINT NOT NULL,
        PRIMARY KEY (person_id, device_hash)) \(connection.dialect.clustered)
      """)
    try connection.execute("CREATE TABLE allowance (key TEXT NOT NULL PRIMARY KEY, whole_at BIGINT NOT NULL)")
    try connection.execute("CREATE INDEX allowance_whole ON allowance (whole_at)")
    for table in ["sign_in_attempt", "password_reset", "email_change"] as [SQL] {
      try connection.execute("DROP TABLE \(table)")
    }
    try connection.execute(
      """
      CREATE TABLE password_reset (
        email_folded TEXT NOT NULL, device_hash TEXT NOT NULL, code_hash TEXT NOT NULL, ends_at BIGINT NOT NULL,
        behind BIGINT NOT NULL, tries BIGINT NOT NULL, PRIMARY KEY (email_folded, device_hash))
      """)
    try connection.execute("CREATE INDEX password_reset_end ON password_reset (ends_at)")
    try connection.execute(
      """
      CREATE TABLE email_change (
        person_id \(connection.dialect.rowID), email TEXT NOT NULL DEFAULT '',
        email_folded TEXT NOT NULL DEFAULT '', code_hash TEXT NOT NULL, ends_at BIGINT NOT NULL,
        behind BIGINT NOT NULL, tries BIGINT NOT NULL)
      """)
    try connection.execute("CREATE INDEX email_change_end ON email_change (ends_at)")
  }
}

extension Columns {
  static let devices = [
    Columns(
      "known_device", key: ["person_id", "device_hash"], source: ["person_id", "device_hash", "used_at"],
      rules: [.refersToPerson("person_id", .own(key: nil))]),
    Columns("allowance", key: ["key"], source: ["key", "whole_at"]),
    // The address is not kept as it was typed.
    Columns(
      "password_reset", key: ["email_folded", "device_hash"],
      source: ["email_folded", "device_hash", "code_hash", "ends_at", "behind", "tries"]),
    Columns(
      "email_change", key: ["person_id"],
      source: ["person_id", "email", "code_hash", "ends_at", "behind", "tries"],
      derived: [
        .folded("email_folded", of: "t.email", by: Folded.email, orEarlier: Folded.emailSpelling)
      ],
      rules: [.refersToPerson("person_id", .own(key: nil))]),
  ]
}
