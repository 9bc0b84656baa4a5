import AppValues
import SocialBackend
import SocialDatabase

/// Reads people in outline.
enum OutlineColumns {
  /// Columns of a person.
  static func all(_ person: SQL) -> SQL {
    """
    \(person).id, \(person).version, \(person).post_count, \(person).follower_count, \(person).following_count,
    \(person).last_posted_on
    """
  }

  /// Whether a person can be seen.
  static func isThere(_ person: SQL) -> SQL {
    "(\(person).deleted_at IS NULL AND \(person).state = 0)"
  }
}

extension ItemOutline.Person {
  /// Reads the columns of `OutlineColumns`, the first of them at `column`.
  init(_ row: borrowing Row, at column: Int) {
    self.init(
      number: row.integer(column), version: row.integer(column + 1), posts: row.int(column + 2),
      followers: row.int(column + 3), following: row.int(column + 4),
      lastPostedAt: row.optionalInteger(column + 5).map(PersonColumns.day))
  }
}
