import AppValues
import SocialDatabase

extension Migration {
  /// The accounts that their owners have deleted and of which something may be left, and the ways to find what
  /// is someone's among everyone's.
  static let accountCare = Migration("accountCare") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE account_removal (
        person_id \(connection.dialect.rowID), begun_at BIGINT NOT NULL)
      """)
    try connection.execute("CREATE INDEX post_like_person ON post_like (person_id, post_id)")
    try connection.execute("CREATE INDEX mute_muted ON mute (muted_id)")
    try connection.execute("CREATE INDEX notice_actor ON notice (actor_id)")
  }
}

extension Columns {
  static let accountCare = [
    Columns(
      "account_removal", key: ["person_id"], source: ["person_id", "begun_at"],
      rules: [.refers("person_id", to: "person", where: " AND r.deleted_at IS NOT NULL")])
  ]
}
