import AppValues
import Notifications
import SocialDatabase

extension Migration {
  /// Where apps are told of notifications while they are closed: at most one place for each session.
  static let pushSubscriptions = Migration("pushSubscriptions") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE push_subscription (
        id \(connection.dialect.uniqueID), session_id BIGINT NOT NULL, person_id BIGINT NOT NULL,
        endpoint TEXT NOT NULL, public_key TEXT NOT NULL, authentication TEXT NOT NULL,
        is_standard BIGINT NOT NULL, sealed_token TEXT NOT NULL, kinds TEXT NOT NULL, audience TEXT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX push_subscription_session ON push_subscription (session_id)")
    try connection.execute("CREATE INDEX push_subscription_person ON push_subscription (person_id)")
  }
}

extension Columns {
  static let pushSubscriptions = [
    Columns(
      "push_subscription", key: ["id"],
      source: [
        "id", "session_id", "endpoint", "public_key", "authentication", "is_standard", "sealed_token",
        "kinds",
        "audience",
      ],
      derived: [
        .copy(
          "person_id", "COALESCE((SELECT s.person_id FROM session s WHERE s.id = t.session_id), t.person_id)")
      ],
      rules: [
        .refers("session_id", to: "session", mend: .delete("1 = 1")),
        .refersToPerson("person_id", .own(key: nil)), .among("is_standard", 0...1),
        .among("audience", NoticeAudience.allCases.map(\.rawValue)),
      ])
  ]
}
