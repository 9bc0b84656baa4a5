import AppValues
import Entities
import SocialDatabase

extension Transaction {
  /// The people of these handles, those there are. What is of the past names no one: someone here may have
  /// a handle that meant someone else where it was written, and would be let read what was not for them.
  func people(named handles: [String]) throws(AppError) -> [(row: Int64, author: Author)] {
    if manner == .past { return [] }
    var people: [(row: Int64, author: Author)] = []
    for handle in handles {
      let person = try connection.first(
        """
        SELECT \(PersonColumns.author("p")) FROM person p
        WHERE p.handle_folded = \(handle) AND p.deleted_at IS NULL
        """
      ) { row throws(AppError) in
        (row: row.integer(0), author: PersonColumns.author(row, at: 0, in: media))
      }
      if let person { people.append(person) }
    }
    return people
  }

  /// Keeps who is named in a post, in the order of the text.
  func insertMentions(_ people: [Int64], in post: Int64) throws(AppError) {
    for (position, person) in people.enumerated() {
      try connection.submit(
        "INSERT INTO mention (post_id, person_id, position) VALUES (\(post), \(person), \(position))")
    }
  }

  /// Forgets who was named in a post; answers who that was.
  func removeMentions(in post: Int64) throws(AppError) -> [Int64] {
    try connection.rows("DELETE FROM mention WHERE post_id = \(post) RETURNING person_id") {
      row throws(AppError) in row.integer(0)
    }
  }
}
