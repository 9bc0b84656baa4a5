import AppValues
import Entities
import SocialDatabase

extension Transaction {
  /// Notifies a person of what the viewer did, once for each cause: never the viewer, people who can't see it or people who
  /// don't want such notices, and never about anything imported.
  func tell(_ recipient: Int64, _ kind: NoticeKind, post: Int64 = 0) throws(AppError) {
    if recipient == viewer || manner != .news { return }
    let cause = cause(recipient, kind, post, by: viewer)
    let told = try connection.first(
      """
      SELECT (SELECT standing FROM notice WHERE \(cause)), \(openGroup(recipient, kind, post))
      WHERE \(isToHear(recipient, about: post))\(isWelcome(kind, to: recipient))
      """
    ) { row throws(AppError) in
      (standing: row.optionalInteger(0), group: row.optionalInteger(1))
    }
    // Nothing where the person is not to hear of it.
    guard let told else { return }
    switch told.standing {
    case nil: try insert(recipient, kind, post, into: told.group)
    case 0: try connection.submit("UPDATE notice SET standing = 1 WHERE \(cause)")
    // They have been told, or have dismissed it.
    default: return
    }
    try appendChange(.notice, recipient)
  }

  /// Removes a person's notice when its cause is gone.
  ///
  /// - Parameter actor: The person who caused it; the viewer if left out.
  func takeBack(
    _ recipient: Int64, _ kind: NoticeKind, post: Int64 = 0, by actor: Int64? = nil
  ) throws(AppError) {
    let cause = cause(recipient, kind, post, by: actor ?? viewer)
    let changed = try connection.execute(
      "UPDATE notice SET standing = 0 WHERE \(cause) AND standing = 1")
    if changed > 0 { try appendChange(.notice, recipient) }
  }

  /// Makes a notice.
  ///
  /// - Parameter group: Those that it is told together with; nil where it is the first.
  private func insert(
    _ recipient: Int64, _ kind: NoticeKind, _ post: Int64, into group: Int64?
  ) throws(AppError) {
    let id = try connection.nextNoticeID()
    if let group {
      try connection.submit("UPDATE notice_group SET latest_id = \(id) WHERE id = \(group)")
    } else {
      try connection.submit(
        """
        INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
        VALUES (\(id), \(recipient), \(kind.rawValue), \(post), \(now.milliseconds), \(id))
        """)
    }
    try connection.submit(
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing, group_id)
      VALUES (
        \(id), \(recipient), \(kind.rawValue), \(viewer), \(post), \(now.milliseconds), 1, \(group ?? id))
      """)
  }

  /// The group that a notice joins.
  private func openGroup(_ recipient: Int64, _ kind: NoticeKind, _ post: Int64) -> SQL {
    let begun: SQL
    switch kind.grouping {
    case .byPost: begun = ""
    case .byDay: begun = " AND g.began_at > \(now.milliseconds - Self.day)"
    case .alone: return "CAST(NULL AS BIGINT)"
    }
    return """
      (SELECT g.id FROM notice_group g
       WHERE g.post_id = \(post) AND g.recipient_id = \(recipient) AND g.kind = \(kind.rawValue)\(begun)
       ORDER BY g.latest_id DESC LIMIT 1)
      """
  }

  /// The time in milliseconds within which notices of a kind are grouped, or sent only once.
  static let day: Int64 = 86_400_000

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
