import AppValues
import SocialDatabase

extension Migration {
  /// The inboxes of direct posts, with the ones that exist already, which count as read.
  static let conversations = Migration("conversations") { connection throws(AppError) in
    for columns in Columns.conversations {
      for statement in columns.statements(connection.dialect) { try connection.execute(statement) }
    }
    try connection.execute(
      """
      INSERT INTO direct_post (person_id, post_id, conversation_id)
      SELECT d.person_id, d.post_id, 0 FROM (
        SELECT p.author_id AS person_id, p.id AS post_id FROM post p
        WHERE p.visibility = 3 AND p.deleted_at IS NULL
        UNION
        SELECT m.person_id, p.id FROM post p JOIN mention m ON m.post_id = p.id
        WHERE p.visibility = 3 AND p.deleted_at IS NULL) AS d
      JOIN person o ON o.id = d.person_id WHERE o.deleted_at IS NULL
      """)
    try connection.execute(
      """
      CREATE TABLE filed_post AS
      SELECT d.person_id, d.post_id, p.conversation_id AS thread_id, \(people(connection.dialect)) AS people
      FROM direct_post d JOIN post p ON p.id = d.post_id
      """)
    try connection.execute("CREATE INDEX filed_post_key ON filed_post (person_id, post_id)")
    try connection.execute(
      """
      INSERT INTO conversation (id, person_id, thread_id, people, read_to)
      SELECT (SELECT last FROM id_clock WHERE name = 'item')
          + ROW_NUMBER() OVER (ORDER BY f.person_id, f.thread_id, f.people),
        f.person_id, f.thread_id, f.people, MAX(f.post_id)
      FROM filed_post f GROUP BY f.person_id, f.thread_id, f.people
      """)
    try connection.execute(
      """
      UPDATE id_clock SET last = (SELECT MAX(id) FROM conversation)
      WHERE name = 'item' AND EXISTS (SELECT 1 FROM conversation)
      """)
    try connection.execute(
      """
      UPDATE direct_post SET conversation_id = (
        SELECT c.id FROM filed_post f
        JOIN conversation c ON c.person_id = f.person_id AND c.thread_id = f.thread_id AND c.people = f.people
        WHERE f.person_id = direct_post.person_id AND f.post_id = direct_post.post_id)
      """)
    try connection.execute("DROP TABLE filed_post")
  }

  /// The ids of those whom the post `p` is for, but for the person of `d`, in rising order with spaces between them.
  private static func people(_ dialect: Dialect) -> SQL {
    let joined: SQL =
      switch dialect {
      case .sqlite: "group_concat(CAST(o.id AS TEXT), ' ')"
      case .postgreSQL: "string_agg(CAST(o.id AS TEXT), ' ' ORDER BY o.id)"
      }
    return """
      COALESCE((
        SELECT \(joined) FROM (
          SELECT m.person_id AS id FROM mention m WHERE m.post_id = p.id
          UNION SELECT p.author_id ORDER BY 1) AS o
        WHERE o.id <> d.person_id), '')
      """
  }
}
