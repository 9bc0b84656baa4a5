import AppValues
import SocialDatabase

extension OfflineStore {
  /// What makes the tables. A migration that has been released never changes: to change a table, add one at the end.
  static let migrations: [Migration] = [.first, .values, .replies]
}

extension Migration {
  /// - `outbox`: what waits. `write` is an `OutboxWrite` as JSON; `subject` is the same for writes of which the later one
  ///   replaces the earlier; `needs` is the number of the one that makes the post it's about.
  /// - `outbox_sent`: what became of what was sent, for a month: the id that the server gave.
  /// - `outbox_photo`: the photos of what was written. `file` is a name in the folder of photos; `server_id` is null
  ///   until it was uploaded.
  /// - `cached_entity`: posts and people that were read, once each, as JSON. `parent` is the post that a comment is on;
  ///   `name` is a person's handle.
  /// - `cached_page`: pages of lists: what is in them, in order, as JSON, with the cursors beside them.
  fileprivate static let first = Migration("0.3.0") { connection throws(AppError) in
    for statement in tables { try connection.execute(statement) }
  }

  /// - `kept_value`: what the account needs whenever it writes, by name, as JSON.
  fileprivate static let values = Migration("0.3.0-values") { connection throws(AppError) in
    try connection.execute(
      "CREATE TABLE kept_value (name TEXT NOT NULL PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID")
  }

  /// Finds new comments by what they're on.
  fileprivate static let replies = Migration("0.3.0-replies") { connection throws(AppError) in
    try connection.execute(
      """
      CREATE INDEX outbox_reply ON outbox (json_extract(write, '$.publish.post.replyTo')) WHERE subject IS NULL
      """)
  }

  private static let tables: [SQL] = [
    """
    CREATE TABLE outbox (
      number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, subject TEXT, needs BIGINT,
      write TEXT NOT NULL, state TEXT NOT NULL, failure TEXT, queued_at BIGINT NOT NULL, tried_at BIGINT,
      attempts INTEGER NOT NULL DEFAULT 0, next_at BIGINT NOT NULL)
    """,
    "CREATE INDEX outbox_subject ON outbox (subject) WHERE subject IS NOT NULL",
    "CREATE INDEX outbox_needs ON outbox (needs) WHERE needs IS NOT NULL",
    """
    CREATE TABLE outbox_sent (
      number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, post TEXT, sent_at BIGINT NOT NULL)
    """,
    "CREATE INDEX outbox_sent_post ON outbox_sent (post) WHERE post IS NOT NULL",
    """
    CREATE TABLE outbox_photo (
      id TEXT NOT NULL PRIMARY KEY, file TEXT NOT NULL, name TEXT NOT NULL, alt TEXT NOT NULL, focus TEXT,
      server_id TEXT, uploaded_at BIGINT, kept_until BIGINT NOT NULL) WITHOUT ROWID
    """,
    "CREATE INDEX outbox_photo_server_id ON outbox_photo (server_id) WHERE server_id IS NOT NULL",
    """
    CREATE TABLE cached_entity (
      kind TEXT NOT NULL, id TEXT NOT NULL, parent TEXT, name TEXT, document TEXT NOT NULL,
      read_at BIGINT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID
    """,
    "CREATE INDEX cached_entity_age ON cached_entity (read_at)",
    "CREATE INDEX cached_entity_parent ON cached_entity (parent) WHERE parent IS NOT NULL",
    "CREATE INDEX cached_entity_name ON cached_entity (name) WHERE name IS NOT NULL",
    """
    CREATE TABLE cached_page (
      list TEXT NOT NULL, position TEXT NOT NULL, document TEXT NOT NULL, read_at BIGINT NOT NULL,
      PRIMARY KEY (list, position)) WITHOUT ROWID
    """,
    "CREATE INDEX cached_page_age ON cached_page (read_at)",
  ]
}
