import AppValues
import Entities
import Profile
import SocialDatabase
import SocialLocalStore

/// Follows and follow requests.
extension LocalProfile {
  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      let follow = relation.follow
      if relation.isHidden { throw .forbidden }
      if let present = follow.terms {
        try transaction.change(follow, from: present, by: terms)
        return nil
      }
      if relation.user.isLocked { return try transaction.request(follow, terms) }
      // Someone who asked before the other person stopped approving followers.
      let wishes = try transaction.endRequest(follow) ?? .plain
      try transaction.beginFollow(follow, wishes.changed(by: terms))
      return .follow
    }
  }

  func unfollow(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      try transaction.endFollow(relation.follow)
      try transaction.endRequest(relation.follow)
      return nil
    }
  }

  func accept(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      if let wishes = try transaction.endRequest(relation.followBack) {
        try transaction.beginFollow(relation.followBack, wishes)
      } else if relation.followBack.terms == nil {
        throw .conflict
      }
      return nil
    }
  }

  func reject(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      if try transaction.endRequest(relation.followBack) != nil { return nil }
      // If it was just accepted, maybe on another device, declining would have no effect.
      if relation.followBack.terms != nil { throw .conflict }
      return nil
    }
  }

  func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      try transaction.endFollow(relation.followBack)
      return nil
    }
  }
}

extension Transaction {
  /// Adds a follow request, or changes the settings of the one there is. Returns what to notify the other person
  /// of.
  fileprivate func request(_ follow: StoredFollow, _ terms: FollowTerms) throws(AppError) -> NoticeKind? {
    let wishes = (follow.request ?? .plain).changed(by: terms)
    try connection.submit(
      """
      INSERT INTO follow_request (requester_id, target_id, id, watches, hides_shares)
      VALUES (
        \(follow.follower), \(follow.followee), \(try nextID()), \(wishes.watches ? 1 : 0),
        \(wishes.hidesShares ? 1 : 0))
      ON CONFLICT (requester_id, target_id)
      DO UPDATE SET watches = excluded.watches, hides_shares = excluded.hides_shares
      """)
    try appendChange(.relation, follow.follower, follow.followee)
    return follow.request == nil ? .followRequest : nil
  }
}
