package import AppValues
import SocialCredentials
package import SocialDatabase

/// The settings of a database, each of which is a row of the table `setting`.
package enum Setting: String {
  /// 32 hexadecimal digits, random, made with the database and never changed.
  case databaseID = "database_id"
  /// The hash of the secret in the data folder from which mails are sent, and where that is; see `MailSender`.
  case mailSender = "mail_sender"
  case mailSenderLocation = "mail_sender_place"
  /// The hosts by which people reach the network, or did, in small letters with spaces between them; see `OwnHosts`.
  case hosts
  /// The address of the pages of the server that was started last, such as `https://social.example`.
  case site
  /// The issuers of the providers by which people sign in at the server that was started last, each on a line; unset where
  /// none was started.
  case providers
  /// The name of the key that seals secrets where the server ran first, or has changed its key since, and the public key by
  /// which it pushes. See `LocalBackend.keepKeys`.
  case sealingKey = "sealing_key"
  case pushKey = "push_key"
  /// How long sessions last after they began, and after they were used last, in milliseconds; unset for as long as no one
  /// ends them. See `SessionLife`.
  case sessionLifetime = "session_lifetime"
  case sessionIdleTime = "session_idle_time"

  /// An id that no other database has.
  package static func newDatabaseID() -> String { String(AccessToken.hash(AccessToken.random()).prefix(32)) }

  /// The statements that make a copy of a database a database of its own.
  ///
  /// - Parameter id: From `newDatabaseID`.
  package static func renewal(as id: String) -> [SQL] {
    [
      "UPDATE setting SET value = \(id) WHERE name = \(databaseID.rawValue)",
      """
      DELETE FROM setting WHERE name IN (
        \(mailSender.rawValue), \(mailSenderLocation.rawValue), \(sealingKey.rawValue), \(pushKey.rawValue))
      """,
    ]
  }
}

extension SQLConnection {
  /// The value of a setting; nil where it was never set.
  package func value(of setting: Setting) throws(AppError) -> String? {
    try first("SELECT value FROM setting WHERE name = \(setting.rawValue)") { row throws(AppError) in
      row.text(0)
    }
  }

  /// Sets a setting, whatever it was.
  package func set(_ setting: Setting, to value: String) throws(AppError) {
    try execute(
      """
      INSERT INTO setting (name, value) VALUES (\(setting.rawValue), \(value))
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """)
  }

  /// Removes a setting.
  package func unset(_ setting: Setting) throws(AppError) {
    try execute("DELETE FROM setting WHERE name = \(setting.rawValue)")
  }
}
