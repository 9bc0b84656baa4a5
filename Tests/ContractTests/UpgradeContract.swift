import Backend
import Credentials
import Database
import Entities
import LocalBackend
import Search
import TestSupport
import Testing

@Suite("A database of an earlier version")
struct UpgradeContract {
  @Test("knows the conversation of each post afterwards", arguments: BackendKind.shared)
  func conversations(kind: BackendKind) async throws {
    let folder = try TemporaryFolder()
    let location = try await kind.makeLocation(in: folder)
    let earlier = LocalBackend.migrations.prefix { $0.name != "writing" }
    let old = try await kind.openDatabase(location, migrations: Array(earlier))
    // Each post, what it answers, and the post their conversation began with.
    let posts: [(id: Int64, parent: Int64?, root: Int64)] = [
      (1, nil, 1), (2, 1, 1), (3, nil, 3), (4, 2, 1), (5, 4, 1), (6, 3, 3), (7, 1, 1),
    ]
    try await old.write { connection throws(SocialError) in
      for post in posts {
        try connection.execute(
          """
          INSERT INTO post (
            id, author_id, visibility, reply_to_id, like_count, comment_count, share_count, created_at,
            deleted_at, mention_count, text, hashtags)
          VALUES (\(post.id), 1, 0, \(post.parent), 0, 0, 0, 0, \(post.id == 4 ? 5 : nil), 0, '', '')
          """)
      }
    }
    await old.close()
    let database = try await kind.openDatabase(location)
    let roots = try await database.read { connection throws(SocialError) in
      try connection.rows("SELECT conversation_id FROM post ORDER BY id") { row throws(SocialError) in
        row.integer(0)
      }
    }
    #expect(roots == posts.map(\.root))
    await database.close()
  }

  @Test("knows the hashtags of its public posts afterwards", arguments: BackendKind.shared)
  func hashtags(kind: BackendKind) async throws {
    let folder = try TemporaryFolder()
    let location = try await kind.makeLocation(in: folder)
    let earlier = LocalBackend.migrations.prefix { $0.name != "hashtags" }
    let old = try await kind.openDatabase(location, migrations: Array(earlier))
    // Each post, who may see it, and its hashtags: more than are read at once.
    let some: [(visibility: Int64, hashtags: String)] = [
      (0, "Café 写真"), (0, "cafe"), (0, ""), (1, "café"), (3, "secret"),
    ]
    let posts = some + (0..<600).map { _ in (0, "many") }
    try await old.write { connection throws(SocialError) in
      for (id, post) in posts.enumerated() {
        try connection.execute(
          """
          INSERT INTO post (
            id, author_id, visibility, like_count, comment_count, share_count, created_at, mention_count,
            text, hashtags)
          VALUES (\(id + 1), 1, \(post.visibility), 0, 0, 0, 0, 0, '', \(post.hashtags))
          """)
      }
    }
    await old.close()
    let database = try await kind.openDatabase(location)
    let tags = try await database.read { connection throws(SocialError) in
      try connection.rows("SELECT name, post_count FROM tag ORDER BY name_folded") {
        row throws(SocialError) in
        "\(row.text(0)) \(row.integer(1))"
      }
    }
    #expect(tags == ["Café 2", "many 600", "写真 1"])
    await database.close()
  }

  @Test("tells together afterwards what is told together", arguments: BackendKind.shared)
  func notices(kind: BackendKind) async throws {
    let folder = try TemporaryFolder()
    let location = try await kind.makeLocation(in: folder)
    let earlier = LocalBackend.migrations.prefix { $0.name != "noticeGroups" }
    let old = try await kind.openDatabase(location, migrations: Array(earlier))
    let day: Int64 = 86_400_000
    // To whom, what, by whom, on which post, when, and with which of these it is told together.
    let notices: [(to: Int64, kind: String, by: Int64, post: Int64, at: Int64, group: Int64)] = [
      (1, "like", 2, 7, 0, 1), (1, "follow", 2, 0, 5, 2), (1, "like", 3, 7, 9 * day, 1),
      (1, "like", 3, 8, 9, 4), (1, "share", 3, 7, 9, 5), (1, "follow", 3, 0, day - 1, 2),
      (1, "follow", 4, 0, day, 7), (2, "follow", 3, 0, day, 8), (1, "comment", 2, 9, 9, 9),
      (1, "followRequest", 2, 0, 9, 10), (1, "followRequest", 3, 0, 9, 11),
    ]
    try await old.write { connection throws(SocialError) in
      for (index, notice) in notices.enumerated() {
        try connection.execute(
          """
          INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing)
          VALUES (\(index + 1), \(notice.to), \(notice.kind), \(notice.by), \(notice.post), \(notice.at), 1)
          """)
      }
    }
    await old.close()
    let database = try await kind.openDatabase(location)
    let (members, groups) = try await database.read { connection throws(SocialError) in
      (
        try connection.rows("SELECT group_id FROM notice ORDER BY id") { row throws(SocialError) in
          row.integer(0)
        },
        try connection.rows("SELECT id, latest_id FROM notice_group ORDER BY id") { row throws(SocialError) in
          [row.integer(0), row.integer(1)]
        }
      )
    }
    #expect(members == notices.map(\.group))
    #expect(groups == [[1, 3], [2, 6], [4, 4], [5, 5], [7, 7], [8, 8], [9, 9], [10, 10], [11, 11]])
    await database.close()
  }

  @Test(
    "indexes anew what a letter with a sign behind it kept from being found", arguments: BackendKind.shared)
  func words(kind: BackendKind) async throws {
    let folder = try TemporaryFolder()
    let location = try await kind.makeLocation(in: folder)
    let earlier = LocalBackend.migrations.prefix { $0.name != "searchWords" }
    let old = try await kind.openDatabase(location, migrations: Array(earlier))
    try await old.write { connection throws(SocialError) in
      try connection.execute(
        """
        INSERT INTO person (
          id, handle, handle_folded, name, name_folded, email, email_folded, password_hash, bio, language,
          is_locked, created_at, post_count, follower_count, following_count)
        VALUES (1, 'aiko', 'aiko', 'Aiko', 'aiko', '', '', '', '', 'en', 0, 0, 1, 0, 0)
        """)
      // Indexed as nothing at all.
      try connection.execute(
        """
        INSERT INTO post (
          id, author_id, visibility, conversation_id, like_count, comment_count, share_count, created_at,
          mention_count, text, hashtags)
        VALUES (1, 1, 0, 1, 0, 0, 0, 0, 0, \("\u{D4E},harbour"), '')
        """)
    }
    await old.close()
    let database = try await kind.openDatabase(location)
    let search = LocalBackend(database: database, passwords: PasswordHasher())
      .repositories(for: .anonymous).search
    let found = try await search.posts(matching: PostQuery("harbour"), PageRequest()).items
    #expect(found.map(\.id.rawValue) == ["1"])
    // Nobody's name has such a letter: people are not indexed anew.
    #expect(try await search.people(matching: "aiko", PageRequest()).items.isEmpty)
    await database.close()
  }

  @Test("finds its posts and people afterwards as those that are new", arguments: BackendKind.shared)
  func search(kind: BackendKind) async throws {
    let folder = try TemporaryFolder()
    let location = try await kind.makeLocation(in: folder)
    let earlier = LocalBackend.migrations.prefix { $0.name != "searchThrees" }
    let old = try await kind.openDatabase(location, migrations: Array(earlier))
    try await old.write { connection throws(SocialError) in
      try connection.execute(
        """
        INSERT INTO person (
          id, handle, handle_folded, name, name_folded, email, email_folded, password_hash, bio, language,
          is_locked, created_at, post_count, follower_count, following_count)
        VALUES (1, 'aiko', 'aiko', 'Aiko Mori', 'aiko mori', '', '', '', '', 'en', 0, 0, 600, 0, 0)
        """)
      // More than are read at once.
      for id in Int64(1)...600 {
        let text = id == 600 ? "A harbour, 写真" : "bread"
        try connection.execute(
          """
          INSERT INTO post (
            id, author_id, visibility, conversation_id, like_count, comment_count, share_count, created_at,
            mention_count, text, hashtags)
          VALUES (\(id), 1, 0, \(id), 0, 0, 0, 0, 0, \(text), '')
          """)
      }
    }
    await old.close()
    let database = try await kind.openDatabase(location)
    let search = LocalBackend(database: database, passwords: PasswordHasher())
      .repositories(for: .anonymous).search
    for words in ["harbour", "arb", "rb", "写真"] {
      let found = try await search.posts(matching: PostQuery(words), PageRequest()).items
      #expect(found.map(\.id.rawValue) == ["600"], "\(words)")
    }
    let people = try await search.people(matching: "aik mori", PageRequest()).items
    #expect(people.map(\.handle) == ["aiko"])
    await database.close()
  }
}
