import Database
import Entities

extension Transaction {
  /// Tells a person what the viewer did, once for each cause; never oneself.
  func tell(_ recipient: Int64, _ kind: NoticeKind, post: Int64 = 0) throws(SocialError) {
    if recipient == viewer { return }
    let cause = cause(recipient, kind, post)
    let back = try connection.execute("UPDATE notice SET standing = 1 WHERE \(cause) AND standing = 0")
    if back == 0 {
      if try connection.exists("SELECT 1 FROM notice WHERE \(cause)") { return }
      try insert(recipient, kind, post)
    }
    try appendChange(.notice, recipient)
  }

  /// Takes back what a person was told, its cause being gone.
  func takeBack(_ recipient: Int64, _ kind: NoticeKind, post: Int64 = 0) throws(SocialError) {
    let changed = try connection.execute(
      "UPDATE notice SET standing = 0 WHERE \(cause(recipient, kind, post)) AND standing = 1")
    if changed > 0 { try appendChange(.notice, recipient) }
  }

  /// Removes every notice about a post.
  func removeNotices(about post: Int64) throws(SocialError) {
    let recipients = try connection.rows(
      "DELETE FROM notice WHERE post_id = \(post) AND post_id <> 0 RETURNING recipient_id"
    ) { row throws(SocialError) in row.integer(0) }
    for recipient in Set(recipients).sorted() { try appendChange(.notice, recipient) }
  }

  private func insert(_ recipient: Int64, _ kind: NoticeKind, _ post: Int64) throws(SocialError) {
    let id = try connection.nextNumber(of: "notice", earliest: 1)
    try connection.submit(
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing)
      VALUES (\(id), \(recipient), \(kind.rawValue), \(viewer), \(post), \(now.milliseconds), 1)
      """)
  }

  private func cause(_ recipient: Int64, _ kind: NoticeKind, _ post: Int64) -> SQL {
    """
    recipient_id = \(recipient) AND actor_id = \(viewer) AND kind = \(kind.rawValue)
      AND post_id = \(post)
    """
  }
}
