import AppValues
import Entities
import SocialDatabase
import Timeline

/// Tells changes that may bring a timeline something new, or take something from it, from those that cannot.
struct TimelineNews: Sendable {
  let kind: TimelineKind
  let access: Access

  /// Those who published or shared something, deleted it or took it back.
  func actors(in changes: [ChangeRecord]) -> Set<Int64> {
    Set(changes.ofKind(.published, .shared, .unshared, .deleted).compactMap(\.object))
  }

  func published(in changes: [ChangeRecord]) -> [Int64] {
    changes.ofKind(.published).map(\.subject)
  }

  func concernsHome(_ changes: [ChangeRecord]) async -> Bool {
    let (actors, published) = (Array(actors(in: changes)), published(in: changes))
    let changed = Set(changes.ofKind(.follow, .interest).map(\.subject))
    if access.isAnonymous || actors.isEmpty && changed.isEmpty { return false }
    return await access.finds { transaction throws(AppError) in
      let viewer = transaction.viewer
      if changed.contains(viewer) || actors.contains(viewer) { return true }
      let isByFollowed = try transaction.connection.exists(
        """
        SELECT 1 FROM follow
        WHERE follower_id = \(viewer) AND \(transaction.dialect.contains("followee_id", actors))
        """)
      if isByFollowed || transaction.followedTags == 0 || published.isEmpty { return isByFollowed }
      return try transaction.connection.exists(
        """
        SELECT 1 FROM post_tag t JOIN tag_follow f ON f.tag_id = t.tag_id AND f.person_id = \(viewer)
        WHERE \(transaction.dialect.contains("t.post_id", published))
        """)
    }
  }

  /// Which hashtags are asked for is left to the next reading.
  func concernsHashtags(_ posts: [Int64]) async -> Bool {
    if posts.isEmpty { return false }
    return await access.finds { transaction throws(AppError) in
      try transaction.connection.exists(
        "SELECT 1 FROM post_tag t WHERE \(transaction.dialect.contains("t.post_id", posts))")
    }
  }

  func concernsList(_ id: ID<UserList>, _ actors: [Int64]) async -> Bool {
    guard let list = id.numberOrNil, !actors.isEmpty else { return false }
    return await access.finds { transaction throws(AppError) in
      try transaction.connection.exists(
        """
        SELECT 1 FROM list_member m
        WHERE m.list_id = \(list) AND \(transaction.dialect.contains("m.person_id", actors))
        """)
    }
  }
}
