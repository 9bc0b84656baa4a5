import AppValues
import Entities
import SocialDatabase
import SocialTestSupport
import Testing

@testable import SocialLocalStore

/// Few viewers are looked for among those who follow; of many, those who follow are read, if they aren't many, too.
@Suite("Who follows of very many viewers")
struct AskedHomesContract {
  @Test("is found for few and for many, among few and among many", arguments: BackendKind.available)
  func found(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["star", "author"])
      let tagged = try await people[1].post("about #tea")
      let (star, author) = (try people[0].id.number(), try people[1].id.number())
      let post = try tagged.id.number()
      // More people than are read follow the star and the hashtag; three of them follow the author.
      let crowd = Array(Int64(1)...700)
      try await world.database.write { connection throws(AppError) in
        for one in crowd {
          try connection.submit(
            "INSERT INTO follow (follower_id, followee_id, id) VALUES (\(one), \(star), \(one))")
          try connection.submit(
            "INSERT INTO tag_follow (person_id, tag_id, id) SELECT \(one), tag_id, \(one) FROM post_tag WHERE post_id = \(post)"
          )
        }
        for one in [5, 600, 650] as [Int64] {
          try connection.submit(
            "INSERT INTO follow (follower_id, followee_id, id) VALUES (\(one), \(author), \(1000 + one))")
        }
      }
      func following(_ actor: Int64, _ viewers: [Int64], _ kind: ChangeKind = .shared) async throws -> [Int64]
      {
        let change = ChangeRecord(kind: kind.rawValue, subject: post, object: actor, at: 0)
        return try await world.database.read { connection throws(AppError) in
          try AskedHomes(of: Set(viewers), [change], by: [actor], connection).answers().sorted()
        }
      }
      let (few, many) = ([5, 600, 800] as [Int64], Array(Int64(101)...800))
      #expect(try await following(author, few) == [5, 600])
      #expect(try await following(author, many) == [600, 650])
      #expect(try await following(star, few) == [5, 600])
      #expect(try await following(star, many) == Array(101...700))
      #expect(try await following(author, few, .published) == [5, 600])
      #expect(try await following(author, many, .published) == Array(101...700))
      // They were rows only, which nothing else counts.
      try await world.database.write { connection throws(AppError) in
        try connection.submit("DELETE FROM follow WHERE follower_id <= 700")
        try connection.submit("DELETE FROM tag_follow WHERE person_id <= 700")
      }
    }
  }
}
