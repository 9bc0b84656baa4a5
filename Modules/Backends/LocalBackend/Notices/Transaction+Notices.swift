import Database
import Entities

extension Transaction {
  /// Tells a person what the viewer did, once for each cause; never oneself, nor whom it is to be kept
  /// from; and nothing that is brought in from elsewhere.
  func tell(_ recipient: Int64, _ kind: NoticeKind, post: Int64 = 0) throws(SocialError) {
    if recipient == viewer || manner != .news { return }
    let cause = cause(recipient, kind, post, by: viewer)
    let told = try connection.first(
      "SELECT (SELECT standing FROM notice WHERE \(cause)) WHERE \(isToHear(recipient, about: post))"
    ) { row throws(SocialError) in row.optionalInteger(0) }
    // Nothing where the person is not to hear of it; in that, nothing where they never did.
    guard let standing = told, standing != 1 else { return }
    if standing == nil {
      try insert(recipient, kind, post)
    } else {
      try connection.submit("UPDATE notice SET standing = 1 WHERE \(cause)")
    }
    try appendChange(.notice, recipient)
  }

  /// Takes back what a person was told, its cause being gone.
  ///
  /// - Parameter actor: Whose deed it was; the viewer's when left out.
  func takeBack(
    _ recipient: Int64, _ kind: NoticeKind, post: Int64 = 0, by actor: Int64? = nil
  ) throws(SocialError) {
    let cause = cause(recipient, kind, post, by: actor ?? viewer)
    let changed = try connection.execute(
      "UPDATE notice SET standing = 0 WHERE \(cause) AND standing = 1")
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

  /// Whether a person is to be told what the viewer does.
  private func isToHear(_ recipient: Int64, about post: Int64) -> SQL {
    let visible = visible(to: recipient)
    let hears = visible.tells(of: "\(viewer)")
    if post == 0 { return hears }
    return """
      \(hears) AND EXISTS (
        SELECT 1 FROM post p WHERE p.id = \(post) AND \(visible.post) AND NOT EXISTS (
          SELECT 1 FROM conversation_mute c
          WHERE c.person_id = \(recipient) AND c.conversation_id = p.conversation_id))
      """
  }

  private func cause(
    _ recipient: Int64, _ kind: NoticeKind, _ post: Int64, by actor: Int64
  ) -> SQL {
    """
    recipient_id = \(recipient) AND actor_id = \(actor) AND kind = \(kind.rawValue)
      AND post_id = \(post)
    """
  }
}
