import AppValues
import Entities
import SocialDatabase

/// People whom the viewer may like to follow.
extension Transaction {
  /// How many of the latest public posts are looked at, whatever the network holds.
  private static let latestPosts = 500
  /// The most who are suggested.
  private static let maximumSuggestions = 5

  /// Those who wrote of late, the most followed first; not whom the viewer follows, asks to, blocks, mutes or is
  /// blocked by.
  func suggestedPeople(_ request: PageRequest) throws(AppError) -> Page<User> {
    if request.cursor != nil { return .empty }
    let users = try connection.rows(
      """
      SELECT \(PersonColumns.all(for: self)) FROM person p
      WHERE p.id IN (
          SELECT actor_id FROM (
            SELECT i.actor_id FROM item i WHERE i.listed = 1 ORDER BY i.id DESC LIMIT \(Self.latestPosts)
          ) AS latest)
        AND p.id <> \(viewer) AND p.deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM follow f WHERE f.follower_id = \(viewer) AND f.followee_id = p.id)
        AND NOT EXISTS (
          SELECT 1 FROM follow_request r WHERE r.requester_id = \(viewer) AND r.target_id = p.id)
        \(visible.notBlocked("p.id"))\(visible.notMuted("p.id"))
      ORDER BY p.follower_count DESC, p.id DESC LIMIT \(min(request.limit, Self.maximumSuggestions))
      """
    ) { row throws(AppError) in PersonColumns.user(row, for: self) }
    return Page(items: users, older: nil, newer: nil)
  }
}
