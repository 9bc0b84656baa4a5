import AppValues
import SocialDatabase

extension Migration {
  /// Photos, and the files that are to be removed.
  ///
  /// A photo belongs to the person who added it, and is on no post until one is published with it. When an edit removes
  /// it, it stays for the history, without a `position`. A file is named in `photo` or `media_removal` from before it is
  /// created until it is gone, so that none is ever forgotten: `due_at` is when a file can be removed, 0 once its removal
  /// has begun. A photo's `created_at` is by the same clock, whatever the time of its post.
  static let photos = Migration("photos") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE TABLE photo (
        id \(connection.dialect.rowID), owner_id BIGINT NOT NULL, post_id BIGINT, position BIGINT,
        alt TEXT NOT NULL, width BIGINT NOT NULL, height BIGINT NOT NULL, blurhash TEXT NOT NULL,
        file TEXT NOT NULL, thumbnail TEXT NOT NULL, created_at BIGINT NOT NULL)
      """)
    try connection.execute(
      "CREATE INDEX photo_post ON photo (post_id, position) WHERE post_id IS NOT NULL")
    try connection.execute("CREATE INDEX photo_loose ON photo (created_at) WHERE post_id IS NULL")
    try connection.execute(
      "CREATE TABLE media_removal (file TEXT NOT NULL PRIMARY KEY, due_at BIGINT NOT NULL)")
    try connection.execute("CREATE INDEX media_removal_due ON media_removal (due_at)")
    try connection.execute("ALTER TABLE post ADD COLUMN photo_count BIGINT NOT NULL DEFAULT 0")
  }
}

extension Columns {
  static let photos = [
    Columns(
      "photo", key: ["id"],
      source: [
        "id", "owner_id", "post_id", "position", "alt", "width", "height", "blurhash", "file", "thumbnail",
        "created_at",
      ],
      rules: [
        .numbered("id"), .refersToStanding("post_id"), .refersToPerson("owner_id", .shared),
        .never(
          "is on someone else's post",
          "EXISTS (SELECT 1 FROM post p WHERE p.id = t.post_id AND p.author_id <> t.owner_id)"),
        .never("has a position but no post", "t.post_id IS NULL AND t.position IS NOT NULL"),
        .never(
          "has the same position as another photo",
          """
          t.position IS NOT NULL AND EXISTS (
            SELECT 1 FROM photo f WHERE f.post_id = t.post_id AND f.position = t.position AND f.id <> t.id)
          """),
      ]),
    Columns("media_removal", key: ["file"], source: ["file", "due_at"]),
    Columns(
      "post",
      derived: [
        .count(
          "photo_count", "SELECT COUNT(*) FROM photo c WHERE c.post_id = t.id AND c.position IS NOT NULL")
      ]),
  ]
}
