import Database
import Entities

/// Reads people as a viewer sees them.
enum PersonColumns {
  /// Columns of a person `p`.
  static func all(for viewer: Int64) -> SQL {
    """
    p.id, p.handle, p.name, p.bio, p.post_count, p.follower_count, p.following_count, p.is_locked,
    p.created_at,
    EXISTS (SELECT 1 FROM follow f1 WHERE f1.follower_id = \(viewer) AND f1.followee_id = p.id),
    EXISTS (SELECT 1 FROM follow f2 WHERE f2.follower_id = p.id AND f2.followee_id = \(viewer))
    """
  }

  /// How many columns those are.
  static let count = 11

  static func user(_ row: borrowing Row, for viewer: Int64) -> User {
    User(
      id: ID(row.integer(0)), handle: row.text(1), name: row.text(2), bio: row.text(3),
      postCount: row.int(4), followerCount: row.int(5), followingCount: row.int(6),
      isLocked: row.integer(7) != 0, createdAt: Timestamp(milliseconds: row.integer(8)),
      relationship: Relationship(
        isSelf: row.integer(0) == viewer, following: row.boolean(9), followedBy: row.boolean(10)))
  }

  /// Reads three columns, id, handle and name, from `column` on.
  static func author(_ row: borrowing Row, at column: Int) -> Author {
    Author(id: ID(row.integer(column)), handle: row.text(column + 1), name: row.text(column + 2))
  }
}

extension Transaction {
  /// The person that a condition on `p` describes.
  ///
  /// Throws `notFound`, `gone`.
  func user(where condition: SQL) throws(SocialError) -> User {
    let viewer = viewer
    let found = try connection.first(
      "SELECT \(PersonColumns.all(for: viewer)), p.deleted_at FROM person p WHERE \(condition)"
    ) { row throws(SocialError) in
      (user: PersonColumns.user(row, for: viewer), isDeleted: !row.isNull(PersonColumns.count))
    }
    guard let found else { throw .notFound }
    if found.isDeleted { throw .gone }
    return found.user
  }

  /// Makes sure that there is such a person.
  ///
  /// Throws `notFound`, `gone`.
  func requirePerson(_ id: Int64) throws(SocialError) {
    let isDeleted = try connection.first("SELECT deleted_at FROM person WHERE id = \(id)") {
      row throws(SocialError) in !row.isNull(0)
    }
    guard let isDeleted else { throw .notFound }
    if isDeleted { throw .gone }
  }
}
