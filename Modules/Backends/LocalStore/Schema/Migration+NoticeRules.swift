import AppValues
import SocialDatabase

extension Migration {
  /// The table of version 0.2.0 that said whose activity people are notified about, if not everyone's.
  static func createNoticeAudience(_ connection: any SQLConnection) throws(AppError) {
    try connection.execute(
      """
      CREATE TABLE notice_audience (
        person_id BIGINT NOT NULL, kind TEXT NOT NULL, audience TEXT NOT NULL,
        PRIMARY KEY (person_id, kind)) \(connection.dialect.clustered)
      """)
  }

  /// The rules of notices, of which those of that table are some.
  static let noticeRules = Migration("noticeRules") { connection throws(AppError) in
    for columns in Columns.noticeRules {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
    try connection.execute(
      """
      INSERT INTO notice_rule (person_id, kind, origin, treatment)
      SELECT person_id, kind, CASE audience
        WHEN 'following' THEN 'notFollowing' WHEN 'followers' THEN 'notFollowers' ELSE 'anyone' END, 'drop'
      FROM notice_audience
      """)
    try connection.execute("DROP TABLE notice_audience")
    if connection.dialect == .postgreSQL { try connection.execute("ANALYZE notice (standing)") }
  }
}
