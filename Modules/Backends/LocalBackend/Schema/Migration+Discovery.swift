import AppValues
import Entities
import SocialDatabase

extension Migration {
  /// Whether people are shown in suggestions and the directory, and their posts found by searching; the version of their
  /// profile; and the day of their latest post that isn't direct (`last_posted_on`, in days since 1970), by which
  /// the directory is ordered.
  ///
  /// It's a day and no id: a second post on a day changes no index, so that PostgreSQL keeps the row on its page.
  static let discovery = Migration("discovery", through: "person") { connection throws(AppError) in
    for column: SQL in [
      "is_discoverable BIGINT NOT NULL DEFAULT 1", "is_indexable BIGINT NOT NULL DEFAULT 1",
      "version BIGINT NOT NULL DEFAULT 1", "last_posted_on BIGINT",
    ] {
      try connection.execute("ALTER TABLE person ADD COLUMN \(column)")
    }
  } part: { connection, ids throws(AppError) in
    try connection.execute(
      """
      UPDATE person SET last_posted_on = \(Columns.lastPostedOn("person"))
      WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)
      """)
  } last: { connection throws(AppError) in
    try connection.execute(
      """
      CREATE INDEX person_active ON person (last_posted_on, id)
      WHERE is_discoverable = 1 AND last_posted_on IS NOT NULL
      """)
  }
}

extension Columns {
  static let discovery = [
    Columns(
      "person", source: ["is_discoverable", "is_indexable", "version"],
      derived: [.copy("last_posted_on", lastPostedOn("t"))],
      rules: [.among("is_discoverable", 0...1), .among("is_indexable", 0...1)])
  ]

  /// The day of the latest post of the person in a row that is counted.
  static func lastPostedOn(_ person: SQL) -> SQL {
    """
    (SELECT q.created_at / 86400000 FROM item j JOIN post q ON q.id = j.post_id
      WHERE j.actor_id = \(person).id AND j.is_share = 0 AND j.visibility <= \(number: PostVisibility.lastCountedPost) ORDER BY j.id DESC LIMIT 1)
    """
  }
}
