import Entities
import SocialDatabase

extension Columns {
  /// What people write.
  static let posts = [post, revision, mention]

  /// - `conversation_id`: The id of the first post of its conversation that was here. That needn't be the post at the top,
  ///   which may come later, or never.
  /// - `thread_key`: The order of the comments on a post, as one number: authors who continue their own post come first,
  ///   then the oldest comments. `ThreadKey` makes it.
  /// - `absent_parent`, `absent_parent_author`: The post that a comment replies to may not be here: an archive has only what
  ///   one person wrote. The comment then keeps the key of that post in its source, and the handle of its author, if known.
  /// - `is_sensitive`: Whether its photos may disturb people.
  ///
  /// `post_photos` finds a person's posts with photos, however few they are among all that they wrote.
  private static let post = Columns(
    "post",
    as: { dialect in
      [
        """
        CREATE TABLE post (
          id \(dialect.rowID), author_id BIGINT NOT NULL, visibility BIGINT NOT NULL, reply_to_id BIGINT,
          like_count BIGINT NOT NULL, comment_count BIGINT NOT NULL, share_count BIGINT NOT NULL,
          created_at BIGINT NOT NULL, edited_at BIGINT, deleted_at BIGINT, mention_count BIGINT NOT NULL,
          publish_key TEXT, text TEXT NOT NULL, warning TEXT, language TEXT, hashtags TEXT NOT NULL,
          conversation_id BIGINT NOT NULL DEFAULT 0,
          place_name TEXT, place_latitude DOUBLE PRECISION, place_longitude DOUBLE PRECISION,
          thread_key BIGINT NOT NULL DEFAULT 0, photo_count BIGINT NOT NULL DEFAULT 0,
          absent_parent TEXT, absent_parent_author TEXT, is_sensitive BIGINT NOT NULL DEFAULT 0
        ) \(dialect.counterRoom)
        """,
        "CREATE UNIQUE INDEX post_key ON post (author_id, publish_key)",
        "CREATE INDEX post_thread ON post (reply_to_id, thread_key) WHERE reply_to_id IS NOT NULL",
        "CREATE INDEX post_photos ON post (author_id, id) WHERE photo_count > 0",
        "CREATE INDEX post_absent_parent ON post (author_id, absent_parent) WHERE absent_parent IS NOT NULL",
      ]
    },
    key: ["id"],
    source: [
      "id", "author_id", "visibility", "reply_to_id", "created_at", "edited_at", "deleted_at", "publish_key",
      "text", "warning", "language", "place_name", "place_latitude", "place_longitude", "conversation_id",
      "absent_parent", "absent_parent_author", "is_sensitive",
    ],
    derived: [
      .found("hashtags"),
      .count("like_count", "SELECT COUNT(*) FROM post_like c WHERE c.post_id = t.id"),
      .count("share_count", "SELECT COUNT(*) FROM item c WHERE c.post_id = t.id AND c.is_share = 1"),
      .count(
        "comment_count",
        "SELECT COUNT(*) FROM post c WHERE c.reply_to_id = t.id AND \(Columns.countedComment)"),
      .count("mention_count", "SELECT COUNT(*) FROM mention c WHERE c.post_id = t.id"),
      .copy(
        "thread_key",
        """
        CASE WHEN t.reply_to_id IS NULL THEN 0 WHEN EXISTS (
          SELECT 1 FROM post p WHERE p.id = t.reply_to_id AND p.author_id = t.author_id)
        THEN t.id ELSE t.id + \(ThreadKey.others) END
        """),
      .count(
        "photo_count", "SELECT COUNT(*) FROM photo c WHERE c.post_id = t.id AND c.position IS NOT NULL"),
    ],
    rules: [
      .numbered("id"), .among("visibility", 0...3), .refersToPerson("author_id", .lasting),
      .refers("reply_to_id", to: "post"),
      // Each post has an item of its own id.
      .refers("id", to: "item", when: "t.deleted_at IS NULL", repair: .insert(ownItem)),
      .never(
        "is deleted but still has content",
        "t.deleted_at IS NOT NULL AND (t.text <> '' OR t.warning IS NOT NULL)"),
      // What begins a conversation says which it is, and comments repeat it.
      .equals(
        .copied, "conversation_id",
        "COALESCE((SELECT p.conversation_id FROM post p WHERE p.id = t.reply_to_id), t.conversation_id)",
        repair: """
          COALESCE((
            WITH RECURSIVE above (parent, conversation) AS (
              SELECT p.reply_to_id, p.conversation_id FROM post p WHERE p.id = t.reply_to_id
              UNION
              SELECT p.reply_to_id, p.conversation_id FROM above JOIN post p ON p.id = above.parent)
            SELECT above.conversation FROM above WHERE above.parent IS NULL), t.conversation_id)
          """),
      .never(
        "replies to a post that is here and to one that isn't",
        "t.reply_to_id IS NOT NULL AND t.absent_parent IS NOT NULL"),
      .among("is_sensitive", 0...1),
    ])

  /// Whether the comment `c` is counted on the post that it replies to.
  private static let countedComment: SQL =
    "c.deleted_at IS NULL AND c.visibility <= \(number: PostVisibility.lastCountedComment)"

  /// Whether the post `c` is counted among those of its author.
  static let countedPost: SQL =
    "c.deleted_at IS NULL AND c.visibility <= \(number: PostVisibility.lastCountedPost)"

  /// Inserts the item of a post `t`.
  private static let ownItem: SQL = """
    INSERT INTO item (id, actor_id, post_id, author_id, reply_to_author_id, visibility, is_share, listed)
    SELECT t.id, t.author_id, t.id, t.author_id,
      CASE WHEN t.absent_parent IS NULL THEN answered.author_id ELSE 0 END, t.visibility, 0,
      CASE WHEN t.visibility = 0 AND answered.author_id IS NULL AND t.absent_parent IS NULL THEN 1 ELSE 0 END
    FROM post t LEFT JOIN post answered ON answered.id = t.reply_to_id AND answered.author_id <> t.author_id
    WHERE 
    """

  /// The author of a post, beside what belongs to it: with that, all of it can be kept where the author's posts are.
  static let postAuthor = DerivedColumn.copy(
    "author_id", "COALESCE((SELECT p.author_id FROM post p WHERE p.id = t.post_id), t.author_id)")

  /// What an edit replaced, and since when that had stood (`at`). Its photos are their ids with spaces between them.
  private static let revision = Columns(
    "revision",
    as: { dialect in
      [
        """
        CREATE TABLE revision (
          post_id BIGINT NOT NULL, at BIGINT NOT NULL, text TEXT NOT NULL, warning TEXT, language TEXT,
          place_name TEXT, place_latitude DOUBLE PRECISION, place_longitude DOUBLE PRECISION,
          photos TEXT NOT NULL, author_id BIGINT NOT NULL DEFAULT 0, is_sensitive BIGINT NOT NULL DEFAULT 0,
          PRIMARY KEY (post_id, at)) \(dialect.clustered)
        """
      ]
    },
    key: ["post_id", "at"],
    source: [
      "post_id", "at", "text", "warning", "language", "place_name", "place_latitude", "place_longitude",
      "photos", "is_sensitive",
    ],
    derived: [postAuthor],
    rules: [.refersToStanding("post_id"), .among("is_sensitive", 0...1)])

  /// Whom a mention meant can only be known when it was written.
  private static let mention = Columns(
    "mention",
    as: { dialect in
      [
        """
        CREATE TABLE mention (
          post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, position BIGINT NOT NULL,
          author_id BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (post_id, person_id)) \(dialect.clustered)
        """
      ]
    },
    key: ["post_id", "person_id"], source: ["post_id", "person_id"],
    derived: [.found("position"), postAuthor],
    rules: [.refersToStanding("post_id"), .refersToPerson("person_id", .lasting)])
}
