import AppValues
import Entities
import Notifications
import SocialDatabase

extension Migration {
  /// Whose activity people are notified about, if not everyone's, and their quiet hours in minutes from midnight.
  static let noticeSettings = Migration("noticeSettings") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE notice_audience (
        person_id BIGINT NOT NULL, kind TEXT NOT NULL, audience TEXT NOT NULL,
        PRIMARY KEY (person_id, kind)) \(connection.dialect.clustered)
      """)
    try connection.execute(
      """
      CREATE TABLE quiet_hours (
        person_id BIGINT NOT NULL PRIMARY KEY, begins BIGINT NOT NULL, ends BIGINT NOT NULL)
      """)
  }
}

extension Columns {
  static let noticeSettings = [
    Columns(
      "notice_audience", key: ["person_id", "kind"], source: ["person_id", "kind", "audience"],
      rules: [
        .refersToPerson("person_id", .own(key: nil)), .among("kind", NoticeKind.allCases.map(\.rawValue)),
        .among("audience", NoticeAudience.allCases.map(\.rawValue)),
      ]),
    Columns(
      "quiet_hours", key: ["person_id"], source: ["person_id", "begins", "ends"],
      rules: [
        .refersToPerson("person_id", .own(key: nil)), .among("begins", 0...1439), .among("ends", 0...1439),
      ]),
  ]
}
