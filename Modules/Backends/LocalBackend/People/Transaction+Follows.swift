import AppValues
import Entities
import Profile
import SocialDatabase

/// Follows and the requests that come before them.
extension Transaction {
  /// Whether one of them blocks the other.
  func isHidden(_ person: Int64) throws(AppError) -> Bool {
    guard limits.blocks else { return false }
    return try !connection.exists("SELECT 1 WHERE 1 = 1\(visible.notBlocked("\(person)"))")
  }

  func follows(_ follower: Int64, _ followee: Int64) throws(AppError) -> Bool {
    try connection.exists(
      "SELECT 1 FROM follow WHERE follower_id = \(follower) AND followee_id = \(followee)")
  }

  /// Begins a follow that does not exist yet.
  func beginFollow(
    _ row: Int64, _ follower: Int64, _ followee: Int64, _ wishes: FollowWishes
  ) throws(AppError) {
    try connection.submit(
      """
      INSERT INTO follow (follower_id, followee_id, id, watched_since, hides_shares)
      VALUES (
        \(follower), \(followee), \(row), \(wishes.watches ? row : 0), \(wishes.hidesShares ? 1 : 0))
      """)
    try countFollow(follower, followee, 1)
  }

  /// Changes how the viewer follows someone; answers whether they follow at all.
  ///
  /// - Parameter row: A new id: what was posted before it is not told.
  func changeFollow(_ row: Int64, _ followee: Int64, _ terms: FollowTerms) throws(AppError) -> Bool {
    let condition: SQL = "follower_id = \(viewer) AND followee_id = \(followee)"
    let present = try connection.first("SELECT watched_since, hides_shares FROM follow WHERE \(condition)") {
      row throws(AppError) in (since: row.integer(0), hidesShares: row.integer(1) == 1)
    }
    guard let present else { return false }
    let before = FollowWishes(watches: present.since > 0, hidesShares: present.hidesShares)
    let wishes = before.changed(by: terms)
    if wishes == before { return true }
    let since = !wishes.watches ? 0 : before.watches ? present.since : row
    try connection.submit(
      """
      UPDATE follow SET watched_since = \(since), hides_shares = \(wishes.hidesShares ? 1 : 0)
      WHERE \(condition)
      """)
    try appendChange(.follow, viewer, followee)
    return true
  }

  /// Ends a follow, if there is one, and takes back that it was told.
  func endFollow(_ follower: Int64, _ followee: Int64) throws(AppError) {
    let removed = try connection.execute(
      "DELETE FROM follow WHERE follower_id = \(follower) AND followee_id = \(followee)")
    if removed == 0 { return }
    try countFollow(follower, followee, -1)
    try removeFromLists(of: follower, followee)
    try takeBack(followee, .follow, by: follower)
  }

  /// Removes a request, if there is one, and takes back that it was told; answers how it would have followed.
  @discardableResult
  func endRequest(_ requester: Int64, _ target: Int64) throws(AppError) -> FollowWishes? {
    let removed = try connection.first(
      """
      DELETE FROM follow_request WHERE requester_id = \(requester) AND target_id = \(target)
      RETURNING watches, hides_shares
      """
    ) { row throws(AppError) in
      FollowWishes(watches: row.integer(0) == 1, hidesShares: row.integer(1) == 1)
    }
    guard let removed else { return nil }
    try appendChange(.relation, requester, target)
    try takeBack(target, .followRequest, by: requester)
    return removed
  }

  /// Counts a follow on both sides.
  private func countFollow(
    _ follower: Int64, _ followee: Int64, _ difference: Int
  ) throws(AppError) {
    let updates: [(id: Int64, update: SQL)] = [
      (follower, "following_count = following_count + \(difference)"),
      (followee, "follower_count = follower_count + \(difference)"),
    ]
    // In the order of their ids, so that two who follow each other do not wait for each other.
    for (id, update) in updates.sorted(by: { $0.id < $1.id }) {
      try connection.submit("UPDATE person SET \(update) WHERE id = \(id)")
    }
    try appendChange(.follow, follower, followee)
  }
}
