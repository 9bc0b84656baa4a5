import Database
import Entities

extension Transaction {
  /// Tells those who liked or shared a post of the viewer's that it says something else now, once a day for each
  /// post however often it is edited; the new notice stands in the place of the one before. However many they are,
  /// it takes a few statements.
  func tellOfEdit(_ post: Int64) throws(SocialError) {
    if manner != .news { return }
    let fan: SQL = "fan.id"
    let visible = visible(to: fan)
    let people = try connection.rows(
      """
      SELECT fan.id FROM (
        SELECT l.person_id AS id FROM post_like l WHERE l.post_id = \(post)
        UNION SELECT i.actor_id FROM item i WHERE i.post_id = \(post) AND i.is_share = 1) AS fan
      CROSS JOIN post p
      WHERE p.id = \(post) AND fan.id <> \(viewer) AND \(visible.post) AND \(visible.tells(of: "\(viewer)"))
        AND NOT EXISTS (
          SELECT 1 FROM conversation_mute c
          WHERE c.person_id = fan.id AND c.conversation_id = p.conversation_id)
        AND NOT EXISTS (
          SELECT 1 FROM notice told WHERE told.recipient_id = fan.id AND told.actor_id = \(viewer)
            AND told.kind = 'edit' AND told.post_id = p.id AND told.at > \(now.milliseconds - Self.day))
        \(isWelcome(.edit, to: fan))
      """
    ) { row throws(SocialError) in row.integer(0) }
    if people.isEmpty { return }
    for table in ["notice", "notice_group"] as [SQL] {
      try connection.submit(
        """
        DELETE FROM \(table)
        WHERE post_id = \(post) AND kind = 'edit' AND \(dialect.contains("recipient_id", people))
        """)
    }
    try insert(.edit, post, for: people)
  }
}
