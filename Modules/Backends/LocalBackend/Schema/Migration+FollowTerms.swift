import AppValues
import SocialDatabase

extension Migration {
  /// The settings of follows and follow requests. `watched_since` is an id with the time from which each post gives a
  /// notice, 0 if none does; `hides_shares` is 1 if the person's shares are hidden. `post_telling` contains the posts
  /// that not every watcher has been notified about yet, and the last who has.
  static let followTerms = Migration("followTerms") { connection throws(AppError) in
    for column in ["watched_since", "hides_shares"] as [SQL] {
      try connection.execute("ALTER TABLE follow ADD COLUMN \(column) BIGINT NOT NULL DEFAULT 0")
    }
    for column in ["watches", "hides_shares"] as [SQL] {
      try connection.execute("ALTER TABLE follow_request ADD COLUMN \(column) BIGINT NOT NULL DEFAULT 0")
    }
    // Small, as few people use either, and quick to find out that most don't.
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
