import AppValues
import Entities
import SocialDatabase

@testable import SocialLocalStore

/// Many people at once, by way of the database.
extension World {
  /// Adds people who do nothing, with what they have to have from someone else; answers their ids.
  func addPeople(_ count: Int, like person: Person) async throws -> [Int64] {
    let number = Int64(person.id.rawValue) ?? 0
    return try await database.write { connection throws(AppError) in
      try (0..<count).map { _ throws(AppError) in
        let id = try connection.nextNumber(of: "item", earliest: 1)
        try connection.submit(
          """
          INSERT INTO person (
            id, handle, handle_folded, name, name_folded, bio, is_locked, created_at, post_count, follower_count,
            following_count)
          SELECT \(id), \("fan\(id)"), \("fan\(id)"), name, name_folded, bio, 0, created_at, 0, 0, 0
          FROM person WHERE id = \(number)
          """)
        try connection.submit(
          """
          INSERT INTO account (person_id, email, email_folded, password_hash, language, confirmed_at)
          SELECT
            \(id), \("\(id)@example.com"), \("\(id)@example.com"), password_hash, language, confirmed_at
          FROM account WHERE person_id = \(number)
          """)
        let tokens = SearchIndex.tokens(handle: "fan\(id)", name: person.session.name)
        try SearchIndex.people.insert(id, tokens, connection)
        return id
      }
    }
  }

  /// Whom a post has been told to, in the order of their ids.
  func told(of post: Post) async throws -> [Int64] {
    let number = Int64(post.id.rawValue) ?? 0
    return try await database.read { connection throws(AppError) in
      try connection.rows("SELECT recipient_id FROM notice WHERE post_id = \(number) ORDER BY recipient_id") {
        row throws(AppError) in row.integer(0)
      }
    }
  }

  /// Makes it as if the program had ended when a post was told to no one behind a person.
  func forgetTelling(_ audience: String, of post: Post, behind last: Int64) async throws {
    let number = Int64(post.id.rawValue) ?? 0
    try await database.write { connection throws(AppError) in
      let rest: SQL = "FROM notice WHERE post_id = \(number) AND recipient_id > \(last)"
      try connection.execute("DELETE FROM notice_group WHERE id IN (SELECT group_id \(rest))")
      try connection.execute("DELETE \(rest)")
      try connection.execute(
        "INSERT INTO telling (post_id, audience, last_told_id) VALUES (\(number), \(audience), \(last))")
      try connection.execute(
        """
        INSERT INTO due_work (kind, subject, state, due_at, tries, asked)
        VALUES ('telling', \(number), 'due', 0, 0, 1)
        """)
      try connection.appendChange(ChangeRecord(kind: "work", subject: number, object: nil, at: 0))
    }
  }
}
