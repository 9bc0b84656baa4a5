import AppValues
import Entities
import Profile
import SocialDatabase

/// Following, and being asked.
extension LocalProfile {
  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    try await change(id) { followee, row, transaction throws(AppError) in
      let viewer = transaction.viewer
      if try transaction.isHidden(followee) { throw .forbidden }
      if try transaction.changeFollow(row, followee, terms) { return }
      if try transaction.approvesFollowers(followee) {
        return try transaction.ask(row, followee, terms)
      }
      // One who asked before the other stopped choosing.
      let wishes = try transaction.endRequest(viewer, followee) ?? .plain
      try transaction.beginFollow(row, viewer, followee, wishes.changed(by: terms))
      try transaction.tell(followee, .follow)
    }
  }

  func unfollow(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { followee, _, transaction throws(AppError) in
      try transaction.endFollow(transaction.viewer, followee)
      try transaction.endRequest(transaction.viewer, followee)
    }
  }

  func accept(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { requester, row, transaction throws(AppError) in
      let viewer = transaction.viewer
      if let wishes = try transaction.endRequest(requester, viewer) {
        try transaction.beginFollow(row, requester, viewer, wishes)
      } else if try !transaction.follows(requester, viewer) {
        throw .conflict
      }
    }
  }

  func reject(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { requester, _, transaction throws(AppError) in
      let viewer = transaction.viewer
      if try transaction.endRequest(requester, viewer) != nil { return }
      // If it was just accepted, maybe on another device, declining would have no effect.
      if try transaction.follows(requester, viewer) { throw .conflict }
    }
  }

  func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { follower, _, transaction throws(AppError) in
      try transaction.endFollow(follower, transaction.viewer)
    }
  }
}

extension Transaction {
  fileprivate func approvesFollowers(_ person: Int64) throws(AppError) -> Bool {
    try connection.exists("SELECT 1 FROM person WHERE id = \(person) AND is_locked = 1")
  }

  /// Asks to follow, once; asking again may change how.
  fileprivate func ask(_ row: Int64, _ target: Int64, _ terms: FollowTerms) throws(AppError) {
    let wishes = FollowWishes.plain.changed(by: terms)
    let added = try connection.execute(
      """
      INSERT INTO follow_request (requester_id, target_id, id, watches, hides_shares)
      VALUES (\(viewer), \(target), \(row), \(wishes.watches ? 1 : 0), \(wishes.hidesShares ? 1 : 0))
      ON CONFLICT DO NOTHING
      """)
    try appendChange(.relation, viewer, target)
    if added > 0 { return try tell(target, .followRequest) }
    try connection.submit(
      """
      UPDATE follow_request SET
        watches = COALESCE(\(terms.notices.map { $0 ? 1 : 0 }), watches),
        hides_shares = COALESCE(\(terms.shares.map { $0 ? 0 : 1 }), hides_shares)
      WHERE requester_id = \(viewer) AND target_id = \(target)
      """)
  }
}
