import AppValues
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import Testing

@Suite("A post of an earlier version")
struct TextUpgradeContract {
  @Test(
    "has the hashtags of today's rules afterwards, and mentions whom it told",
    arguments: BackendKind.available)
  func textRules(kind: BackendKind) async throws {
    try await kind.upgraded(from: "textRules") { connection throws(AppError) in
      try connection.insertPost(1, "https://a.example,#tea", in: 1)
      try connection.insertPost(2, "https://a.example/x—#tea #Cup", in: 2, hashtags: "tea Cup")
      try connection.insertPost(3, "@ole and @maría: https://a.example,#tea", visibility: 3, in: 3)
      for (position, handle) in ["ole", "mar"].enumerated() {
        try connection.execute(
          """
          INSERT INTO person (
            id, handle, handle_folded, domain, name, name_folded, bio, is_locked, created_at, post_count,
            follower_count, following_count)
          VALUES (\(position + 2), \(handle), \(handle), '', 'A', 'a', '', 0, 0, 0, 0, 0)
          """)
        try connection.execute(
          "INSERT INTO mention (post_id, person_id, author_id, position) VALUES (3, \(position + 2), 1, \(position))"
        )
      }
    } _: { database in
      let found = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT hashtags FROM post ORDER BY id") { row throws(AppError) in row.text(0) }
          + connection.rows(
            """
            SELECT g.name, g.post_count, x.post_id, x.author_id FROM post_tag x JOIN tag g ON g.id = x.tag_id
            ORDER BY g.name_folded, x.post_id
            """
          ) { row throws(AppError) in "\(row.text(0)) \(row.integer(1)) \(row.integer(2)) \(row.integer(3))" }
      }
      #expect(found == ["tea", "Cup", "tea", "Cup 1 2 1", "tea 1 1 1", "tea 1 3 1"])
      let faults = try await LocalBackend(database: database, passwords: PasswordHasher()).check().map(
        \.place)
      let ofTexts = faults.filter { $0.hasPrefix("mention") || $0 == "post.hashtags" || $0 == "post_tag" }
      #expect(ofTexts == [])
    }
  }
}
