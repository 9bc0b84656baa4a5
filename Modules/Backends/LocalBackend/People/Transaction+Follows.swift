import Database
import Entities

/// Follows and the requests that come before them.
extension Transaction {
  /// Whether one of them blocks the other.
  func isHidden(_ person: Int64) throws(SocialError) -> Bool {
    guard limits.blocks else { return false }
    return try !connection.exists("SELECT 1 WHERE 1 = 1\(visible.notBlocked("\(person)"))")
  }

  func follows(_ follower: Int64, _ followee: Int64) throws(SocialError) -> Bool {
    try connection.exists(
      "SELECT 1 FROM follow WHERE follower_id = \(follower) AND followee_id = \(followee)")
  }

  /// Begins a follow that does not exist yet.
  func beginFollow(_ row: Int64, _ follower: Int64, _ followee: Int64) throws(SocialError) {
    try connection.submit(
      "INSERT INTO follow (follower_id, followee_id, id) VALUES (\(follower), \(followee), \(row))")
    try countFollow(follower, followee, 1)
  }

  /// Ends a follow, if there is one, and takes back that it was told.
  func endFollow(_ follower: Int64, _ followee: Int64) throws(SocialError) {
    let removed = try connection.execute(
      "DELETE FROM follow WHERE follower_id = \(follower) AND followee_id = \(followee)")
    if removed == 0 { return }
    try countFollow(follower, followee, -1)
    try removeFromLists(of: follower, followee)
    try takeBack(followee, .follow, by: follower)
  }

  /// Removes a request, if there is one, and takes back that it was told; answers whether there was.
  @discardableResult
  func endRequest(_ requester: Int64, _ target: Int64) throws(SocialError) -> Bool {
    let removed = try connection.execute(
      "DELETE FROM follow_request WHERE requester_id = \(requester) AND target_id = \(target)")
    if removed == 0 { return false }
    try appendChange(.relation, requester, target)
    try takeBack(target, .followRequest, by: requester)
    return true
  }

  /// Counts a follow on both sides.
  private func countFollow(
    _ follower: Int64, _ followee: Int64, _ difference: Int
  ) throws(SocialError) {
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
