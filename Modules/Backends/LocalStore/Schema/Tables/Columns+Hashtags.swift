import PostText
import SocialDatabase

extension Columns {
  /// The hashtags of posts, who follows which, and who shows which.
  static let hashtags = [tag, postTag, tagFollow, featuredTag]

  /// `post_count` counts public posts, and `name` is how the first of them wrote it, so that this reveals nothing of posts
  /// that only some may read.
  private static let tag = Columns(
    "tag",
    as: { dialect in
      [
        """
        CREATE TABLE tag (
          id \(dialect.countedID), name_folded TEXT \(dialect.bytewise) NOT NULL, name TEXT NOT NULL,
          post_count BIGINT NOT NULL)
        """,
        "CREATE UNIQUE INDEX tag_name ON tag (name_folded)",
      ]
    },
    key: ["id"], source: ["id", "name"],
    derived: [
      .folded("name_folded", of: "t.name", by: HashtagName.folded),
      .count(
        "post_count",
        """
        SELECT COUNT(*) FROM post_tag c JOIN post p ON p.id = c.post_id
        WHERE c.tag_id = t.id AND p.visibility = 0
        """),
    ])

  /// `post_tag_author` counts what someone has posted with a hashtag.
  private static let postTag = Columns(
    "post_tag",
    as: { dialect in
      [
        """
        CREATE TABLE post_tag (
          tag_id BIGINT NOT NULL, post_id BIGINT NOT NULL, author_id BIGINT NOT NULL DEFAULT 0,
          PRIMARY KEY (tag_id, post_id)) \(dialect.clustered)
        """,
        "CREATE INDEX post_tag_post ON post_tag (post_id, tag_id)",
        "CREATE INDEX post_tag_author ON post_tag (author_id, tag_id, post_id)",
      ]
    },
    key: ["tag_id", "post_id"], derived: [.found("tag_id"), .found("post_id"), postAuthor],
    rules: [
      .refers("tag_id", to: "tag", repair: .delete("1 = 1")),
      .refersToStanding("post_id", repair: .delete("1 = 1")),
    ])

  private static let tagFollow = Columns(
    "tag_follow",
    as: { dialect in
      [
        """
        CREATE TABLE tag_follow (
          person_id BIGINT NOT NULL, tag_id BIGINT NOT NULL, id BIGINT NOT NULL,
          PRIMARY KEY (person_id, tag_id)) \(dialect.clustered)
        """,
        "CREATE INDEX tag_follow_list ON tag_follow (person_id, id)",
      ]
    },
    key: ["person_id", "tag_id"], source: ["person_id", "tag_id", "id"],
    rules: [.numbered("id"), .refers("tag_id", to: "tag"), .refersToPerson("person_id", .shared)])

  /// The hashtags that people feature on their profiles.
  private static let featuredTag = Columns(
    "featured_tag",
    as: { dialect in
      [
        """
        CREATE TABLE featured_tag (
          person_id BIGINT NOT NULL, tag_id BIGINT NOT NULL, id BIGINT NOT NULL,
          PRIMARY KEY (person_id, tag_id)) \(dialect.clustered)
        """
      ]
    },
    key: ["person_id", "tag_id"], source: ["person_id", "tag_id", "id"],
    rules: [.numbered("id"), .refers("tag_id", to: "tag"), .refersToPerson("person_id", .own(key: nil))])
}
