import AppValues
import SocialDatabase

extension Migration {
  /// The relationships between people besides follows. The rows of each table are listed by their `id`, newest first. A
  /// mute ends by itself at `ends_at`; null means never. `hears` is 1 if the muter still wants to be notified about the
  /// other person.
  static let relations = Migration("relations") { connection throws(AppError) in
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

extension Columns {
  static let relations = [
    Columns(
      "follow_request", key: ["requester_id", "target_id"], source: ["requester_id", "target_id", "id"],
      rules: [
        .numbered("id"), .refersToPerson("requester_id", .shared), .refersToPerson("target_id", .shared),
        .never("links a person to themselves", "t.requester_id = t.target_id"),
        .never(
          "exists despite a follow",
          """
          EXISTS (SELECT 1 FROM follow f WHERE f.follower_id = t.requester_id AND f.followee_id = t.target_id)
          """),
        .never(
          "exists despite a block",
          """
          EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.requester_id AND b.blocked_id = t.target_id)
          OR EXISTS (SELECT 1 FROM block b WHERE b.blocker_id = t.target_id AND b.blocked_id = t.requester_id)
          """),
      ]),
    Columns(
      "block", key: ["blocker_id", "blocked_id"], source: ["blocker_id", "blocked_id", "id"],
      rules: [
        .numbered("id"), .refersToPerson("blocker_id", .own(key: nil)),
        .refersToPerson("blocked_id", .own(key: nil)),
        .never("links a person to themselves", "t.blocker_id = t.blocked_id"),
      ]),
    Columns(
      "mute", key: ["muter_id", "muted_id"], source: ["muter_id", "muted_id", "id", "ends_at", "hears"],
      rules: [
        .numbered("id"), .among("hears", 0...1), .refersToPerson("muter_id", .own(key: nil)),
        .refersToPerson("muted_id", .own(key: nil)),
        .never("links a person to themselves", "t.muter_id = t.muted_id"),
        .never("has an impossible end time", "t.ends_at <= 0"),
      ]),
  ]
}
