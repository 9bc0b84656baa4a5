import AppValues
import SocialDatabase

extension Migration {
  /// How people follow, or wish to once they are accepted. `watched_since` is an id of the time from which on each
  /// post is told, 0 where none is; `hides_shares` is 1 where what the followed share stays away.
  /// `post_telling` holds the posts of which not everyone has been told yet who watches the author, and the last
  /// who has.
  static let followTerms = Migration("followTerms") { connection throws(AppError) in
    for column in ["watched_since", "hides_shares"] as [SQL] {
      try connection.execute("ALTER TABLE follow ADD COLUMN \(column) BIGINT NOT NULL DEFAULT 0")
    }
    for column in ["watches", "hides_shares"] as [SQL] {
      try connection.execute("ALTER TABLE follow_request ADD COLUMN \(column) BIGINT NOT NULL DEFAULT 0")
    }
    // Small, as few people do either, and quick to say of most that they do not.
    try connection.execute(
      "CREATE INDEX follow_watched ON follow (followee_id, follower_id) WHERE watched_since > 0")
    try connection.execute(
      "CREATE INDEX follow_without_shares ON follow (follower_id, followee_id) WHERE hides_shares = 1")
    try connection.execute(
      "CREATE TABLE post_telling (post_id \(connection.dialect.rowID), last_told_id BIGINT NOT NULL)")
  }
}

extension Columns {
  static let followTerms = [
    Columns(
      "follow", source: ["watched_since", "hides_shares"],
      rules: [.numbered("watched_since"), .among("hides_shares", 0...1)]),
    Columns(
      "follow_request", source: ["watches", "hides_shares"],
      rules: [.among("watches", 0...1), .among("hides_shares", 0...1)]),
  ]
}
