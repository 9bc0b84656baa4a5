import AppValues
import SocialDatabase

extension Migration {
  /// Where accounts are signed in, until when, and what happened to them.
  static let signIns = Migration("signIns") { connection throws(AppError) in
    for columns in Columns.signIns {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
  }
}

extension Columns {
  static let signIns = [session, accountEvent, mail]

  /// - `device`: What the device or browser called itself when it signed in; '' for one that said nothing.
  /// - `address`, `used_address`: The addresses that it called from when it signed in, and when it was used last; '' where
  ///   that isn't known.
  /// - `ends_at`: From when it is none any more; NULL for one that doesn't end by itself. It follows from `created_at` and
  ///   `used_at` and the settings of the network, which may have changed since: see `SessionLife`.
  private static let session = Columns(
    "session",
    as: { _ in
      [
        "ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE session ADD COLUMN address TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE session ADD COLUMN used_address TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE session ADD COLUMN ends_at BIGINT",
        "CREATE INDEX session_end ON session (ends_at)",
      ]
    },
    source: ["device", "address", "used_address", "ends_at"])

  /// What happened to accounts. The raw values of `AccountEvent.Kind` are the kinds; one of a later version may be among
  /// them.
  private static let accountEvent = Columns(
    "account_event",
    as: { dialect in
      [
        """
        CREATE TABLE account_event (
          id \(dialect.rowID), person_id BIGINT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,
          device TEXT NOT NULL, address TEXT NOT NULL, detail TEXT NOT NULL)
        """,
        "CREATE INDEX account_event_person ON account_event (person_id, id)",
      ]
    },
    key: ["id"], source: ["id", "person_id", "kind", "at", "device", "address", "detail"],
    rules: [.numbered("id"), .refersToPerson("person_id", .own(key: "id"))])

  /// - `language`: That of the text; '' where that isn't known.
  private static let mail = Columns(
    "mail", as: { _ in ["ALTER TABLE mail ADD COLUMN language TEXT NOT NULL DEFAULT ''"] },
    source: ["language"])
}
