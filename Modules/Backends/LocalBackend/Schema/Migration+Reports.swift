import Database
import Entities

extension Migration {
  /// What people report to whoever runs the network. A report has a copy of what the posts said then, and nobody's
  /// name when the one who made it has gone (`reporter_id` is NULL).
  static let reports = Migration("reports") { connection throws(SocialError) in
    try connection.execute(
      """
      CREATE TABLE report (
        id \(connection.dialect.rowID), reporter_id BIGINT, person_id BIGINT NOT NULL, reason TEXT NOT NULL,
        created_at BIGINT NOT NULL, closed_at BIGINT)
      """)
    try connection.execute("CREATE INDEX report_reporter ON report (reporter_id, id)")
    try connection.execute("CREATE INDEX report_open ON report (id) WHERE closed_at IS NULL")
    try connection.execute(
      """
      CREATE TABLE report_post (
        report_id BIGINT NOT NULL, position BIGINT NOT NULL, post_id BIGINT NOT NULL, text TEXT NOT NULL,
        warning TEXT, PRIMARY KEY (report_id, position)) \(connection.dialect.clustered)
      """)
  }
}
