import SocialDatabase

extension Columns {
  /// Photos, and the files that are to be removed.
  ///
  /// A file is named in one of these tables from before it is created until it is gone, so that none is ever forgotten.
  static let photos = [photo, mediaRemoval]

  /// A photo belongs to the person who added it, and is on no post until one is published with it. When an edit removes it,
  /// it stays for the history, without a `position`.
  ///
  /// - `created_at`: By the same clock, whatever the time of its post.
  /// - `store`: Which store has its files: the number of the one that wrote them. An embedded database has only one store,
  ///   which is 0. On a server 0 stands for none that is known: the store that has the file claims it, as `MediaClaims` does.
  /// - `focus_x`, `focus_y`: What stays in sight of a photo that is shown cropped, in ten-thousandths of the way from its
  ///   middle to its edges; null where the author chose nothing.
  /// - `waiting_bytes`: The bytes of its files while it waits for its first post, which are limited for each person; 0 for a
  ///   photo that doesn't count, such as that of a deleted post.
  ///
  /// `photo_owner` finds all photos of a person, which are withheld while the person is suspended.
  private static let photo = Columns(
    "photo",
    as: { dialect in
      [
        """
        CREATE TABLE photo (
          id \(dialect.rowID), owner_id BIGINT NOT NULL, post_id BIGINT, position BIGINT, alt TEXT NOT NULL,
          width BIGINT NOT NULL, height BIGINT NOT NULL, blurhash TEXT NOT NULL,
          file TEXT NOT NULL, thumbnail TEXT NOT NULL, created_at BIGINT NOT NULL,
          store BIGINT NOT NULL DEFAULT 0, focus_x BIGINT, focus_y BIGINT,
          waiting_bytes BIGINT NOT NULL DEFAULT 0)
        """,
        "CREATE INDEX photo_post ON photo (post_id, position) WHERE post_id IS NOT NULL",
        "CREATE INDEX photo_loose ON photo (created_at) WHERE post_id IS NULL",
        "CREATE INDEX photo_waiting ON photo (owner_id) WHERE post_id IS NULL AND waiting_bytes > 0",
        "CREATE INDEX photo_owner ON photo (owner_id)",
      ]
    },
    key: ["id"],
    source: [
      "id", "owner_id", "post_id", "position", "alt", "width", "height", "blurhash", "file", "thumbnail",
      "created_at", "store", "focus_x", "focus_y", "waiting_bytes",
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
      .among("focus_x", -10_000...10_000), .among("focus_y", -10_000...10_000),
      .never("has only half a focus", "(t.focus_x IS NULL) <> (t.focus_y IS NULL)"),
    ])

  /// `due_at` is when a file can be removed, 0 once its removal has begun.
  private static let mediaRemoval = Columns(
    "media_removal",
    as: { _ in
      [
        """
        CREATE TABLE media_removal (
          file TEXT NOT NULL PRIMARY KEY, due_at BIGINT NOT NULL, store BIGINT NOT NULL DEFAULT 0)
        """,
        "CREATE INDEX media_removal_due ON media_removal (store, due_at)",
      ]
    },
    key: ["file"], source: ["file", "due_at", "store"])
}
