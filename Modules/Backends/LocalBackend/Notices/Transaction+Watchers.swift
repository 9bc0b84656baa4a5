import Database
import Entities

/// Telling those who watch the viewer of a new post, a bounded number at a time however many they are.
extension Transaction {
  /// How many are looked at in one transaction: the post waits for these, and everybody else writes in between the
  /// others. Of 10,000 who watch, so many are told in some 15 ms by SQLite, not optimised, on a busy machine.
  static let watchersAtOnce = 200

  /// Tells the next of those who watch; answers the last of them where more may follow.
  ///
  /// - Parameter last: The last who was told before.
  func tellWatchers(of post: Int64, after last: Int64 = 0) throws(SocialError) -> Int64? {
    let watchers = try watchers(of: post, after: last)
    let wanted = watchers.filter(\.isToHear).map(\.id)
    if !wanted.isEmpty { try insert(.post, post, for: wanted) }
    return watchers.count < Self.watchersAtOnce ? nil : watchers.last?.id
  }

  /// Those who have watched since before the post, and whether each is to hear of it: whoever it mentions has been
  /// told so.
  private func watchers(
    of post: Int64, after last: Int64
  ) throws(SocialError) -> [(id: Int64, isToHear: Bool)] {
    let watcher: SQL = "fan.follower_id"
    let visible = visible(to: watcher)
    return try connection.rows(
      """
      SELECT fan.follower_id, \(visible.post) AND \(visible.tells(of: "\(viewer)"))
        \(isWelcome(.post, to: watcher)) AND NOT EXISTS (
          SELECT 1 FROM notice named WHERE named.recipient_id = fan.follower_id
            AND named.actor_id = \(viewer) AND named.kind = 'mention' AND named.post_id = \(post))
      FROM follow fan CROSS JOIN post p
      WHERE fan.followee_id = \(viewer) AND fan.watched_since > 0 AND fan.watched_since < \(post)
        AND fan.follower_id > \(last) AND p.id = \(post)
      ORDER BY fan.follower_id LIMIT \(Self.watchersAtOnce)
      """
    ) { row throws(SocialError) in (id: row.integer(0), isToHear: row.boolean(1)) }
  }

  /// Makes a notice of a post for each of some people, which stands alone.
  func insert(_ kind: NoticeKind, _ post: Int64, for recipients: [Int64]) throws(SocialError) {
    let count = Int64(recipients.count)
    let first = try connection.nextNumber(of: "notice", earliest: 1)
    // The numbers up to the last are taken.
    if count > 1 { _ = try connection.nextNumber(of: "notice", earliest: first + count - 1) }
    let id: SQL = "\(first - 1) + ROW_NUMBER() OVER (ORDER BY r.id)"
    let chosen: SQL = "FROM person r WHERE \(dialect.contains("r.id", recipients))"
    try connection.submit(
      """
      INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
      SELECT \(id), r.id, \(kind.rawValue), \(post), \(now.milliseconds), \(id) \(chosen)
      """)
    try connection.submit(
      """
      INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing, group_id)
      SELECT \(id), r.id, \(kind.rawValue), \(viewer), \(post), \(now.milliseconds), 1, \(id) \(chosen)
      """)
    try appendChange(.watched, post, viewer)
  }
}
