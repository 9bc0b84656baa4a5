import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// People the viewer might want to follow.
extension Transaction {
  /// How many of the people that the viewer followed last are asked whom they follow, and how many follows of theirs are
  /// read in all, however large the network.
  private static let latestFollows = 200
  private static let followsOfFollowed = 5000
  /// How many of the latest public posts are read.
  private static let latestPosts = 500
  /// The maximum number of suggestions.
  private static let maximumSuggestions = 5

  /// People whom those follow that the viewer follows, most of them first; then people who posted recently, the most
  /// followed first. Never those the viewer follows, has asked to follow, blocks or mutes or has dismissed, or who block the
  /// viewer or don't want to be shown. Whom people follow who hide that isn't heeded.
  func suggestedPeople(_ request: PageRequest) throws(AppError) -> Page<User> {
    if request.start != nil { return .empty }
    let count = min(request.limit, Self.maximumSuggestions)
    var users = try followedByFollowed(count)
    if users.count < count {
      let known = Set(users.map(\.id))
      let recent = try recentlyPosting(count).filter { !known.contains($0.id) }
      users += recent.prefix(count - users.count)
    }
    return Page(items: users, older: nil, newer: nil)
  }

  private func followedByFollowed(_ count: Int) throws(AppError) -> [User] {
    let sources = try connection.rows(
      """
      SELECT f.followee_id, p.following_count FROM follow f JOIN person p ON p.id = f.followee_id
      WHERE f.follower_id = \(viewer) AND p.hides_followers = 0 AND p.deleted_at IS NULL AND p.state = 0
        \(visible.notMuted("p.id"))
      ORDER BY f.id DESC LIMIT \(Self.latestFollows)
      """
    ) { row throws(AppError) in (person: row.integer(0), following: row.int(1)) }
    var (asked, remaining) = ([Int64](), Self.followsOfFollowed)
    for source in sources where source.following <= remaining {
      asked.append(source.person)
      remaining -= source.following
    }
    if asked.isEmpty { return [] }
    return try connection.rows(
      """
      SELECT \(PersonColumns.all(for: self)) FROM (
        SELECT k.followee_id AS id, COUNT(*) AS known FROM follow k
        WHERE \(dialect.contains("k.follower_id", asked)) GROUP BY k.followee_id) AS found
      JOIN person p ON p.id = found.id
      WHERE \(canBeSuggested) ORDER BY found.known DESC, p.follower_count DESC, p.id DESC LIMIT \(count)
      """
    ) { row throws(AppError) in PersonColumns.user(row, for: self) }
  }

  private func recentlyPosting(_ count: Int) throws(AppError) -> [User] {
    try connection.rows(
      """
      SELECT \(PersonColumns.all(for: self)) FROM person p
      WHERE p.id IN (
          SELECT actor_id FROM (
            SELECT i.actor_id FROM item i WHERE i.listed = 1 ORDER BY i.id DESC LIMIT \(Self.latestPosts)
          ) AS latest)
        AND \(canBeSuggested) ORDER BY p.follower_count DESC, p.id DESC LIMIT \(count)
      """
    ) { row throws(AppError) in PersonColumns.user(row, for: self) }
  }

  /// Whether a person `p` may be suggested to the viewer.
  private var canBeSuggested: SQL {
    """
    p.id <> \(viewer) AND p.deleted_at IS NULL AND p.state = 0 AND p.is_discoverable = 1
      AND NOT EXISTS (SELECT 1 FROM follow f WHERE f.follower_id = \(viewer) AND f.followee_id = p.id)
      AND NOT EXISTS (SELECT 1 FROM follow_request r WHERE r.requester_id = \(viewer) AND r.target_id = p.id)
      AND NOT EXISTS (
        SELECT 1 FROM dismissed_suggestion d WHERE d.person_id = \(viewer) AND d.suggested_id = p.id)
      \(visible.notHidden("p.id"))\(visible.notMuted("p.id"))
    """
  }
}
