import Database
import Entities

extension Migration {
  /// Of whose deeds people are told, where that is not anyone's, and when they want to be left in peace, in
  /// minutes from midnight.
  static let noticeSettings = Migration("noticeSettings") { connection throws(SocialError) in
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
