import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// People the viewer might want to follow.
extension Transaction {
  /// How many of the latest public posts are read, however large the network.
  private static let latestPosts = 500
  /// The maximum number of suggestions.
  private static let maximumSuggestions = 5

  /// People who posted recently, the most followed first, except those the viewer follows, has asked to follow, blocks or
  /// mutes, or who block the viewer or don't want to be shown.
  func suggestedPeople(_ request: PageRequest) throws(AppError) -> Page<User> {
    if request.start != nil { return .empty }
    let users = try connection.rows(
      """
      SELECT \(PersonColumns.all(for: self)) FROM person p
      WHERE p.id IN (
          SELECT actor_id FROM (
            SELECT i.actor_id FROM item i WHERE i.listed = 1 ORDER BY i.id DESC LIMIT \(Self.latestPosts)
          ) AS latest)
        AND p.id <> \(viewer) AND p.deleted_at IS NULL AND p.state = 0 AND p.is_discoverable = 1
        AND NOT EXISTS (SELECT 1 FROM follow f WHERE f.follower_id = \(viewer) AND f.followee_id = p.id)
        AND NOT EXISTS (
          SELECT 1 FROM follow_request r WHERE r.requester_id = \(viewer) AND r.target_id = p.id)
        \(visible.notHidden("p.id"))\(visible.notMuted("p.id"))
      ORDER BY p.follower_count DESC, p.id DESC LIMIT \(min(request.limit, Self.maximumSuggestions))
      """
    ) { row throws(AppError) in PersonColumns.user(row, for: self) }
    return Page(items: users, older: nil, newer: nil)
  }
}
