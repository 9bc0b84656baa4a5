import Database
import Entities

extension Migration {
  /// Posts, what stands in timelines, and the marks on posts.
  ///
  /// An item is what a timeline shows: a post by its author (the item then has the post's id), or the share
  /// of one by somebody. It repeats what selecting needs of its post, so that a page is found in its indexes
  /// alone: `visibility`, `author_id`, `reply_to_author_id` (of a comment on another's post; null for a
  /// share), and `listed`, 1 for what stands in the public timeline.
  static let posts = Migration("posts") { connection throws(SocialError) in
    let dialect = connection.dialect
    try connection.execute(
      """
      CREATE TABLE post (
        id \(dialect.rowID), author_id BIGINT NOT NULL, visibility BIGINT NOT NULL,
        reply_to_id BIGINT, like_count BIGINT NOT NULL, comment_count BIGINT NOT NULL,
        share_count BIGINT NOT NULL, created_at BIGINT NOT NULL, edited_at BIGINT,
        deleted_at BIGINT, mention_count BIGINT NOT NULL, publish_key TEXT,
        text TEXT NOT NULL, warning TEXT, language TEXT, hashtags TEXT NOT NULL)
      """)
    try connection.execute("CREATE UNIQUE INDEX post_key ON post (author_id, publish_key)")
    try connection.execute(
      "CREATE INDEX post_comment ON post (reply_to_id, id) WHERE reply_to_id IS NOT NULL")
    try connection.execute(
      """
      CREATE TABLE mention (
        post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, position BIGINT NOT NULL,
        PRIMARY KEY (post_id, person_id)) \(dialect.clustered)
      """)
    try connection.execute(
      """
      CREATE TABLE post_like (
        post_id BIGINT NOT NULL, person_id BIGINT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (post_id, person_id)) \(dialect.clustered)
      """)
    try connection.execute(
      """
      CREATE TABLE item (
        id \(dialect.rowID), actor_id BIGINT NOT NULL, post_id BIGINT NOT NULL,
        author_id BIGINT NOT NULL, reply_to_author_id BIGINT, visibility BIGINT NOT NULL,
        is_share BIGINT NOT NULL, listed BIGINT NOT NULL)
      """)
    try connection.execute(
      "CREATE INDEX item_actor ON item (actor_id, id, reply_to_author_id, visibility)")
    try connection.execute(
      "CREATE UNIQUE INDEX item_share ON item (post_id, actor_id) WHERE is_share = 1")
    try connection.execute("CREATE INDEX item_listed ON item (id) WHERE listed = 1")
    try connection.execute(
      """
      CREATE TABLE reading_place (
        person_id BIGINT NOT NULL, timeline TEXT NOT NULL, item_id BIGINT NOT NULL,
        PRIMARY KEY (person_id, timeline)) \(dialect.clustered)
      """)
  }
}
