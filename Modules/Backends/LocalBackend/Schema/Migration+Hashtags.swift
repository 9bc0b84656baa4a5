import AppValues
import Entities
import PostText
import SocialDatabase

extension Migration {
  /// The hashtags of posts, and who follows which. `post_count` counts public posts, and `name` is how the first of them
  /// wrote it, so that `tag` reveals nothing of posts that only some may read.
  static let hashtags = Migration("hashtags", through: "post") { connection throws(AppError) in
    let dialect = connection.dialect
    try connection.execute(
      """
      CREATE TABLE tag (
        id \(dialect.countedID), name_folded TEXT \(dialect.bytewise) NOT NULL, name TEXT NOT NULL,
        post_count BIGINT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX tag_name ON tag (name_folded)")
    try connection.execute(
      """
      CREATE TABLE post_tag (
        tag_id BIGINT NOT NULL, post_id BIGINT NOT NULL, PRIMARY KEY (tag_id, post_id)) \(dialect.clustered)
      """)
    try connection.execute("CREATE INDEX post_tag_post ON post_tag (post_id, tag_id)")
    try connection.execute(
      """
      CREATE TABLE tag_follow (
        person_id BIGINT NOT NULL, tag_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (person_id, tag_id)) \(dialect.clustered)
      """)
    try connection.execute("CREATE INDEX tag_follow_list ON tag_follow (person_id, id)")
    try connection.execute("ALTER TABLE person ADD COLUMN followed_tag_count BIGINT NOT NULL DEFAULT 0")
  } part: { connection, ids throws(AppError) in
    try connection.tagPosts(ids)
  }
}

extension Columns {
  static let hashtags = [
    Columns(
      "tag", key: ["id"], source: ["id", "name"],
      derived: [
        .folded("name_folded", of: "t.name", by: HashtagName.folded),
        .count(
          "post_count",
          """
          SELECT COUNT(*) FROM post_tag c JOIN post p ON p.id = c.post_id
          WHERE c.tag_id = t.id AND p.visibility = 0
          """),
      ]),
    Columns(
      "post_tag", key: ["tag_id", "post_id"], derived: [.found("tag_id"), .found("post_id")],
      rules: [
        .refers("tag_id", to: "tag", mend: .delete("1 = 1")),
        .refersToStanding("post_id", mend: .delete("1 = 1")),
      ]),
    Columns(
      "tag_follow", key: ["person_id", "tag_id"], source: ["person_id", "tag_id", "id"],
      rules: [.numbered("id"), .refers("tag_id", to: "tag"), .refersToPerson("person_id", .shared)]),
    Columns(
      "person",
      derived: [
        .count("followed_tag_count", "SELECT COUNT(*) FROM tag_follow c WHERE c.person_id = t.id")
      ]),
  ]
}

extension SQLConnection {
  /// Tags public posts that were there before there were tags.
  fileprivate func tagPosts(_ ids: ClosedRange<Int64>) throws(AppError) {
    let posts = try rows(
      """
      SELECT id, hashtags FROM post
      WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
        AND hashtags <> '' AND visibility = 0 AND deleted_at IS NULL
      ORDER BY id
      """
    ) { row throws(AppError) in
      (id: row.integer(0), tags: PostTags(row.text(1).pieces(at: " ").map(String.init)))
    }
    for post in posts { try post.tags.insert(for: post.id, by: nil, visibleTo: .everyone, self) }
  }
}
