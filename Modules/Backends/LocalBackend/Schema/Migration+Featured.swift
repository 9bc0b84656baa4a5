import AppValues
import SocialDatabase

extension Migration {
  /// What people show on their profiles: hashtags, and people they follow, for as long as they do. What someone has posted
  /// with a hashtag is counted by an index.
  static let featured = Migration("featured") { connection throws(AppError) in
    let dialect = connection.dialect
    try connection.execute(
      """
      CREATE TABLE featured_tag (
        person_id BIGINT NOT NULL, tag_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (person_id, tag_id)) \(dialect.clustered)
      """)
    try connection.execute(
      """
      CREATE TABLE featured_person (
        owner_id BIGINT NOT NULL, person_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (owner_id, person_id)) \(dialect.clustered)
      """)
    try connection.execute("CREATE INDEX featured_person_list ON featured_person (owner_id, id)")
    try connection.execute("CREATE INDEX post_tag_author ON post_tag (author_id, tag_id, post_id)")
  }
}

extension Columns {
  static let featured = [
    Columns(
      "featured_tag", key: ["person_id", "tag_id"], source: ["person_id", "tag_id", "id"],
      rules: [.numbered("id"), .refers("tag_id", to: "tag"), .refersToPerson("person_id", .own(key: nil))]),
    Columns(
      "featured_person", key: ["owner_id", "person_id"], source: ["owner_id", "person_id", "id"],
      rules: [
        .numbered("id"), .refersToPerson("owner_id", .shared), .refersToPerson("person_id", .shared),
        .never(
          "is someone who isn't followed",
          """
          NOT EXISTS (
            SELECT 1 FROM follow f WHERE f.follower_id = t.owner_id AND f.followee_id = t.person_id)
          """),
      ]),
  ]
}
