import AppValues
import SocialDatabase

extension Migration {
  /// Posts that not everyone in an audience (`watchers`, `fans`) has been notified about yet, and the last person who
  /// has: notices of edits are sent in steps, like those of new posts.
  static let telling = Migration("telling") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE telling (
        post_id BIGINT NOT NULL, audience TEXT NOT NULL, last_told_id BIGINT NOT NULL,
        PRIMARY KEY (post_id, audience)) \(connection.dialect.clustered)
      """)
    try connection.execute(
      """
      INSERT INTO telling (post_id, audience, last_told_id)
      SELECT post_id, 'watchers', last_told_id FROM post_telling
      """)
    try connection.execute("DROP TABLE post_telling")
  }
}

extension Columns {
  static let telling = [
    Columns(
      "telling", key: ["post_id", "audience"], source: ["post_id", "audience", "last_told_id"],
      rules: [
        .refersToStanding("post_id"), .among("audience", TellingAudience.allCases.map(\.rawValue)),
      ])
  ]
}
