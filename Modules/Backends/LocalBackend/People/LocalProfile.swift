import Database
import Entities
import PostText
import Profile

/// People and follows in the database.
struct LocalProfile: ProfileRepository {
  let access: Access
  let feed: ChangeFeed

  func user(_ id: ID<User>) async throws(SocialError) -> User {
    let id = try id.number()
    return try await access.read { transaction throws(SocialError) in
      try transaction.user(where: "p.id = \(id)")
    }
  }

  func user(handle: String) async throws(SocialError) -> User {
    let handle = Folded.handle(handle)
    return try await access.read { transaction throws(SocialError) in
      try transaction.user(where: "p.handle_folded = \(handle)")
    }
  }

  func follow(_ id: ID<User>) async throws(SocialError) -> User {
    let followee = try id.number()
    return try await access.write { transaction throws(SocialError) in
      if followee == transaction.viewer { throw .forbidden }
      let row = try transaction.nextID()
      try transaction.requirePerson(followee)
      let added = try transaction.connection.execute(
        """
        INSERT INTO follow (follower_id, followee_id, id)
        VALUES (\(transaction.viewer), \(followee), \(row)) ON CONFLICT DO NOTHING
        """)
      if added > 0 {
        try transaction.countFollow(of: followee, 1)
        try transaction.tell(followee, .follow)
      }
      return try transaction.user(where: "p.id = \(followee)")
    }
  }

  func unfollow(_ id: ID<User>) async throws(SocialError) -> User {
    let followee = try id.number()
    return try await access.write { transaction throws(SocialError) in
      try transaction.requirePerson(followee)
      let removed = try transaction.connection.execute(
        "DELETE FROM follow WHERE follower_id = \(transaction.viewer) AND followee_id = \(followee)")
      if removed > 0 {
        try transaction.countFollow(of: followee, -1)
        try transaction.takeBack(followee, .follow)
      }
      return try transaction.user(where: "p.id = \(followee)")
    }
  }

  func people(
    _ list: PeopleList, of id: ID<User>, _ request: PageRequest
  ) async throws(SocialError) -> Page<User> {
    let id = try id.number()
    let range = try KeyRange(request)
    return try await access.read { transaction throws(SocialError) in
      try transaction.requirePerson(id)
      let viewer = transaction.viewer
      let (whose, other): (SQL, SQL) =
        list == .followers ? ("f.followee_id", "f.follower_id") : ("f.follower_id", "f.followee_id")
      let rows = try transaction.connection.rows(
        """
        SELECT \(PersonColumns.all(for: viewer)), f.id FROM follow f JOIN person p ON p.id = \(other)
        WHERE \(whose) = \(id) AND p.deleted_at IS NULL\(range.bounds("f.id"))\(range.ordering("f.id"))
        """
      ) { row throws(SocialError) in
        (user: PersonColumns.user(row, for: viewer), id: row.integer(PersonColumns.count))
      }
      return try range.page(rows, key: { $0.id }, { $0.map { $0.user } })
    }
  }

  func changes(of id: ID<User>) -> AsyncStream<LiveSignal> {
    let id = id.numberOrNil
    return feed.signals { changes in
      changes.contains { change in
        switch ChangeKind(rawValue: change.kind) {
        case .follow: change.subject == id || change.object == id
        case .published, .deleted: change.object == id
        case .shared, .changed, .bookmarked, .notice, nil: false
        }
      }
    }
  }
}

extension Transaction {
  /// Counts a follow of the viewer's on both sides.
  fileprivate func countFollow(of followee: Int64, _ difference: Int) throws(SocialError) {
    let follower = viewer
    let updates: [(id: Int64, update: SQL)] = [
      (follower, "following_count = following_count + \(difference)"),
      (followee, "follower_count = follower_count + \(difference)"),
    ]
    // In the order of their ids, so that two who follow each other do not wait for each other.
    for (id, update) in updates.sorted(by: { $0.id < $1.id }) {
      try connection.execute("UPDATE person SET \(update) WHERE id = \(id)")
    }
    try appendChange(.follow, follower, followee)
  }
}
