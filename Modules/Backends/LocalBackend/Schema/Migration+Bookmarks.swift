import AppValues
import SocialDatabase

extension Migration {
  /// The posts that people keep for themselves. `id` is from the same clock as the items of timelines: the
  /// list is read from the newest bookmark down.
  static let bookmarks = Migration("bookmarks") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE bookmark (
        person_id BIGINT NOT NULL, post_id BIGINT NOT NULL, id BIGINT NOT NULL,
        PRIMARY KEY (person_id, post_id)) \(connection.dialect.clustered)
      """)
    try connection.execute("CREATE INDEX bookmark_list ON bookmark (person_id, id, post_id)")
    try connection.execute("CREATE INDEX bookmark_post ON bookmark (post_id)")
  }
}

extension Columns {
  static let bookmarks = [
    Columns(
      "bookmark", key: ["person_id", "post_id"], source: ["person_id", "post_id", "id"],
      rules: [
        .numbered("id"), .refersToPresent("post_id"), .refersToPerson("person_id", .own(key: "post_id")),
      ])
  ]
}
