import Database
import Entities

extension Migration {
  /// What people are to each other beside follows. The rows of each table are listed by their `id`, the latest
  /// first. A mute ends by itself at `ends_at`; null is for good. `hears` is 1 where the muter wants to be
  /// told of the other's deeds all the same.
  static let relations = Migration("relations") { connection throws(SocialError) in
    let clustered = connection.dialect.clustered
    try connection.execute(
      """
      CREATE TABLE follow_request (
        requester_id BIGINT NOT NULL, target_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (requester_id, target_id)) \(clustered)
      """)
    try connection.execute("CREATE INDEX follow_request_list ON follow_request (target_id, id)")
    try connection.execute(
      """
      CREATE TABLE block (
        blocker_id BIGINT NOT NULL, blocked_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (blocker_id, blocked_id)) \(clustered)
      """)
    try connection.execute("CREATE INDEX block_list ON block (blocker_id, id)")
    try connection.execute("CREATE INDEX block_blocked ON block (blocked_id)")
    try connection.execute(
      """
      CREATE TABLE mute (
        muter_id BIGINT NOT NULL, muted_id BIGINT NOT NULL, id BIGINT NOT NULL, ends_at BIGINT,
        hears BIGINT NOT NULL, PRIMARY KEY (muter_id, muted_id)) \(clustered)
      """)
    try connection.execute("CREATE INDEX mute_list ON mute (muter_id, id)")
  }
}
