import AppValues
import Authentication
import Entities
import Search
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import Testing

@Suite("A database of an earlier version")
struct UpgradeContract {
  @Test("knows the conversation of each post afterwards", arguments: BackendKind.available)
  func conversations(kind: BackendKind) async throws {
    // Each post, what it answers, and the post their conversation began with.
    let posts: [(id: Int64, parent: Int64?, root: Int64)] = [
      (1, nil, 1), (2, 1, 1), (3, nil, 3), (4, 2, 1), (5, 4, 1), (6, 3, 3), (7, 1, 1),
    ]
    try await kind.upgraded(from: "writing") { connection throws(AppError) in
      for post in posts {
        try connection.insertPost(post.id, answering: post.parent, deletedAt: post.id == 4 ? 5 : nil)
      }
    } _: { database in
      let roots = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT conversation_id FROM post ORDER BY id") { row throws(AppError) in
          row.integer(0)
        }
      }
      #expect(roots == posts.map(\.root))
    }
  }

  @Test("knows the hashtags of its public posts afterwards", arguments: BackendKind.available)
  func hashtags(kind: BackendKind) async throws {
    // Each post, who may see it, and its hashtags: more than one part.
    let some: [(visibility: Int64, hashtags: String)] = [
      (0, "Café 写真"), (0, "cafe"), (0, ""), (1, "café"), (3, "secret"),
    ]
    let posts = some + (0..<5200).map { _ in (0, "many") }
    try await kind.upgraded(from: "hashtags") { connection throws(AppError) in
      for (id, post) in posts.enumerated() {
        let text = post.hashtags.split(separator: " ").map { "#\($0)" }.joined(separator: " ")
        try connection.insertPost(
          Int64(id + 1), text, visibility: post.visibility, hashtags: post.hashtags)
      }
    } _: { database in
      let tags = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT name, post_count FROM tag ORDER BY name_folded") {
          row throws(AppError) in
          "\(row.text(0)) \(row.integer(1))"
        }
      }
      // What was written for some only is found on profiles, and counts for no one else.
      #expect(tags == ["Café 2", "many 5200", "secret 0", "写真 1"])
    }
  }

  @Test("knows afterwards whose posts were liked, kept, tagged and edited", arguments: BackendKind.available)
  func authors(kind: BackendKind) async throws {
    // More than one part; what was liked, kept and tagged is every tenth.
    let posts = 1...Int64(5200)
    try await kind.upgraded(from: "authors") { connection throws(AppError) in
      for id in posts { try connection.insertPost(id) }
      let some: SQL = "FROM post WHERE id % 10 = 0"
      try connection.execute("INSERT INTO post_like (post_id, person_id, at, id) SELECT id, 7, 0, id \(some)")
      try connection.execute("INSERT INTO bookmark (post_id, person_id, id) SELECT id, 7, id \(some)")
      try connection.execute("INSERT INTO mention (post_id, person_id, position) SELECT id, 7, 0 \(some)")
      try connection.execute("INSERT INTO post_tag (post_id, tag_id) SELECT id, 7 \(some)")
      try connection.execute(
        "INSERT INTO revision (post_id, at, text, photos) SELECT id, 7, 'before', '' \(some)")
    } _: { database in
      for table in ["post_like", "bookmark", "mention", "post_tag", "revision"] as [SQLName] {
        let found = try await database.read { connection throws(AppError) in
          try connection.first("SELECT COUNT(*), MIN(author_id), MAX(author_id) FROM \(table)") {
            row throws(AppError) in [row.integer(0), row.integer(1), row.integer(2)]
          }
        }
        #expect(found == [520, 1, 1], "\(table)")
      }
      // A like keeps its place in its lists.
      let ids = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT id FROM post_like WHERE person_id = 7 ORDER BY id LIMIT 2") {
          row throws(AppError) in row.integer(0)
        }
      }
      #expect(ids == [10, 20])
    }
  }

  @Test("tells together afterwards what is told together", arguments: BackendKind.available)
  func notices(kind: BackendKind) async throws {
    let day: Int64 = 86_400_000
    // To whom, what, by whom, on which post, when, and with which of these it is told together.
    let notices: [(to: Int64, kind: String, by: Int64, post: Int64, at: Int64, group: Int64)] = [
      (1, "like", 2, 7, 0, 1), (1, "follow", 2, 0, 5, 2), (1, "like", 3, 7, 9 * day, 1),
      (1, "like", 3, 8, 9, 4), (1, "share", 3, 7, 9, 5), (1, "follow", 3, 0, day - 1, 2),
      (1, "follow", 4, 0, day, 7), (2, "follow", 3, 0, day, 8), (1, "comment", 2, 9, 9, 9),
      (1, "followRequest", 2, 0, 9, 10), (1, "followRequest", 3, 0, 9, 11),
    ]
    try await kind.upgraded(from: "noticeGroups") { connection throws(AppError) in
      for (index, notice) in notices.enumerated() {
        try connection.execute(
          """
          INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing)
          VALUES (\(index + 1), \(notice.to), \(notice.kind), \(notice.by), \(notice.post), \(notice.at), 1)
          """)
      }
    } _: { database in
      let (members, groups) = try await database.read { connection throws(AppError) in
        (
          try connection.rows("SELECT group_id FROM notice ORDER BY id") { row throws(AppError) in
            row.integer(0)
          },
          try connection.rows("SELECT id, latest_id FROM notice_group ORDER BY id") {
            row throws(AppError) in
            [row.integer(0), row.integer(1)]
          }
        )
      }
      #expect(members == notices.map(\.group))
      #expect(
        groups == [[1, 3], [2, 6], [4, 4], [5, 5], [7, 7], [8, 8], [9, 9], [10, 10], [11, 11]])
    }
  }

  @Test(
    "indexes again what a letter with a sign behind it kept from being found",
    arguments: BackendKind.available,
    [
      // A letter that takes up what stands behind it, a letter that a sign joins, and one of many bytes.
      "\u{D4E},harbour", "a\u{1F3FB} harbour", "a\(String(repeating: "\u{489}", count: 40)) harbour",
    ])
  func words(kind: BackendKind, text: String) async throws {
    try await kind.upgraded(from: "searchWords") { connection throws(AppError) in
      try connection.insertPerson(1, handle: "aiko", name: "Aiko", posts: 1)
      // Indexed as nothing at all.
      try connection.insertPost(1, text, in: 1)
    } _: { database in
      let search = self.search(in: database)
      let found = try await search.posts(matching: PostQuery("harbour"), PageRequest()).items
      #expect(found.map(\.id.rawValue) == ["1"])
      // No one's name has such a letter: people are not indexed again.
      #expect(try await search.people(matching: "aiko", PageRequest()).items.isEmpty)
    }
  }

  @Test("has no hashtags afterwards that are longer than any may be", arguments: BackendKind.available)
  func longHashtags(kind: BackendKind) async throws {
    let long = String(repeating: "a", count: 101)
    try await kind.upgraded(from: "searchWords") { connection throws(AppError) in
      // More than are read at once; the last is for followers alone.
      for id in Int64(1)...598 { try connection.insertPost(id, "bread", in: id) }
      for (id, visibility) in [(Int64(599), Int64(0)), (600, 2)] {
        try connection.insertPost(
          id, "#\(long) #Tokyo", visibility: visibility, in: id, hashtags: "\(long) Tokyo")
      }
      for (tag, name) in [(Int64(1), long), (2, "tokyo")] {
        try connection.execute(
          "INSERT INTO tag (id, name_folded, name, post_count) VALUES (\(tag), \(name), \(name), 1)")
        try connection.execute("INSERT INTO post_tag (tag_id, post_id) VALUES (\(tag), 599)")
      }
    } _: { database in
      let (hashtags, tags) = try await database.read { connection throws(AppError) in
        (
          try connection.rows("SELECT hashtags FROM post WHERE hashtags <> '' ORDER BY id") {
            row throws(AppError) in row.text(0)
          },
          try connection.rows(
            """
            SELECT g.name, g.post_count, COUNT(x.post_id) FROM tag g LEFT JOIN post_tag x ON x.tag_id = g.id
            GROUP BY g.id, g.name, g.post_count ORDER BY g.id
            """
          ) { row throws(AppError) in "\(row.text(0)) \(row.integer(1)) \(row.integer(2))" }
        )
      }
      #expect(hashtags == ["Tokyo", "Tokyo"])
      #expect(tags == ["\(long) 0 0", "Tokyo 1 2"])
    }
  }

  @Test("finds its posts and people afterwards as those that are new", arguments: BackendKind.available)
  func search(kind: BackendKind) async throws {
    try await kind.upgraded(from: "searchThrees") { connection throws(AppError) in
      try connection.insertPerson(1, handle: "aiko", name: "Aiko Mori", posts: 600)
      // More than are read at once.
      for id in Int64(1)...600 {
        try connection.insertPost(id, id == 600 ? "A harbour, 写真" : "bread", in: id)
      }
    } _: { database in
      let search = self.search(in: database)
      for words in ["harbour", "arb", "rb", "写真"] {
        let found = try await search.posts(matching: PostQuery(words), PageRequest()).items
        #expect(found.map(\.id.rawValue) == ["600"], "\(words)")
      }
      let people = try await search.people(matching: "aik mori", PageRequest()).items
      #expect(people.map(\.handle) == ["aiko"])
    }
  }

  @Test("finds katakana by hiragana afterwards", arguments: BackendKind.available)
  func kana(kind: BackendKind) async throws {
    try await kind.upgraded(from: "searchKana") { connection throws(AppError) in
      // More than are read at once.
      for id in Int64(1)...501 {
        let name = id == 501 ? "サクラ" : "Aiko"
        try connection.execute(
          """
          INSERT INTO person (
            id, handle, handle_folded, domain, name, name_folded, bio, is_locked, created_at, post_count,
            follower_count, following_count)
          VALUES (\(id), \("p\(id)"), \("p\(id)"), '', \(name), \(SearchText.folded(name)), '', 0, 0, 0, 0, 0)
          """)
      }
    } _: { database in
      let names = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT DISTINCT name_folded FROM person ORDER BY name_folded") {
          row throws(AppError) in row.text(0)
        }
      }
      #expect(names == ["aiko", "さくら"])
    }
  }

  @Test("keeps how people sign in apart from who they are", arguments: BackendKind.available)
  func accounts(kind: BackendKind) async throws {
    try await kind.upgraded(from: "accounts") { connection throws(AppError) in
      for (id, handle) in [(Int64(1), "aiko"), (2, "ben"), (3, "gone")] {
        try connection.insertPerson(id, handle: handle, name: handle, posts: 0)
      }
      try connection.execute(
        "UPDATE person SET birthday = '1990-02-03', post_visibility = 2, post_language = 'ja' WHERE id = 1")
      try connection.execute(
        "UPDATE person SET deleted_at = 1, email = '', email_folded = 'deleted 3', password_hash = '' WHERE id = 3"
      )
    } _: { database in
      let accounts = try await database.write { connection throws(AppError) in
        // The handle of one server is free on another.
        try connection.execute(
          """
          INSERT INTO person (
            id, handle, handle_folded, domain, name, name_folded, bio, is_locked, created_at, post_count,
            follower_count, following_count)
          VALUES (4, 'aiko', 'aiko', 'example.org', 'Aiko', 'aiko', '', 0, 0, 0, 0, 0)
          """)
        return try connection.rows(
          """
          SELECT person_id, email, email_folded, password_hash, COALESCE(birthday, '-'), language, post_visibility,
            post_language
          FROM account ORDER BY person_id
          """
        ) { row throws(AppError) in
          "\(row.integer(0)) \((1...5).map { row.text($0) }) \(row.integer(6)) \(row.text(7))"
        }
      }
      #expect(
        accounts == [
          #"1 ["aiko@example.com", "aiko@example.com", "hash", "1990-02-03", "en"] 2 ja"#,
          #"2 ["ben@example.com", "ben@example.com", "hash", "-", "en"] 0 "#,
        ])
    }
  }

  @Test("counts afterwards what anyone may know of", arguments: BackendKind.available)
  func openCounts(kind: BackendKind) async throws {
    // Each post, its author, what it answers, and who may see it: more than one part.
    var made: [(author: Int64, parent: Int64?, visibility: Int64)] = [
      (1, nil, 0), (2, 1, 0), (2, 1, 1), (2, 1, 2), (2, 1, 3), (2, 3, 3), (2, nil, 2),
    ]
    for _ in 0..<5200 { made.append((3, nil, 0)) }
    made.append((2, 2, 3))
    let posts = made
    try await kind.upgraded(from: "openComments") { connection throws(AppError) in
      for id in Int64(1)...3 {
        try connection.execute(
          """
          INSERT INTO person (
            id, handle, handle_folded, domain, name, name_folded, bio, is_locked, created_at, post_count,
            follower_count, following_count, last_posted_on)
          SELECT \(id), \("p\(id)"), \("p\(id)"), '', 'P', 'p', '', 0, 0, \([1, 7, 5200][Int(id) - 1]), 0, 0, 0
          """)
      }
      for (index, post) in posts.enumerated() {
        let (id, comments) = (Int64(index + 1), posts.count { $0.parent == Int64(index + 1) })
        // Each was published a day after the one before.
        try connection.execute(
          """
          INSERT INTO post (
            id, author_id, visibility, reply_to_id, conversation_id, like_count, comment_count, share_count,
            created_at, mention_count, text, hashtags)
          VALUES (
            \(id), \(post.author), \(post.visibility), \(post.parent), 1, 0, \(comments), 0,
            \(id * 86_400_000), 0, '', '')
          """)
        try connection.execute(
          """
          INSERT INTO item (id, actor_id, post_id, author_id, visibility, is_share, listed)
          VALUES (\(id), \(post.author), \(id), \(post.author), \(post.visibility), 0, 0)
          """)
      }
    } _: { database in
      let (comments, people) = try await database.read { connection throws(AppError) in
        (
          try connection.rows("SELECT id, comment_count FROM post WHERE comment_count > 0 ORDER BY id") {
            row throws(AppError) in [row.integer(0), row.integer(1)]
          },
          try connection.rows("SELECT post_count, last_posted_on FROM person ORDER BY id") {
            row throws(AppError) in [row.integer(0), row.integer(1)]
          }
        )
      }
      #expect(comments == [[1, 2]])
      #expect(people == [[1, 0], [4, 7], [5200, 0]])
    }
  }

  @Test("lets everyone who is signed in do all they could", arguments: BackendKind.available)
  func apps(kind: BackendKind) async throws {
    try await kind.upgraded(from: "apps") { connection throws(AppError) in
      try connection.execute(
        """
        INSERT INTO person (
          id, handle, handle_folded, domain, name, name_folded, bio, is_locked, created_at, post_count,
          follower_count, following_count)
        VALUES (1, 'aiko', 'aiko', '', 'Aiko', 'aiko', '', 0, 0, 0, 0, 0)
        """)
      try connection.execute(
        """
        INSERT INTO session (id, person_id, token_hash, created_at)
        VALUES (1, 1, \(AccessToken.hash("secret")), 0)
        """)
    } _: { database in
      let backend = LocalBackend(database: database, passwords: PasswordHasher())
      let apps = try #require(backend.repositories(for: .anonymous).authentication.apps)
      let session = Session(id: ID("1"), user: ID("1"), handle: "aiko", name: "Aiko", token: "secret")
      #expect(try await apps.tokens.grant(token: "secret") == .person(session, nil))
      let own = try backend.repositories(for: .signedIn(session)).account.activeSessions.orUnsupported()
      let listed = try await own.activeSessions()
      #expect(listed.map(\.app) == [nil] && listed.map(\.scopes) == [.all])
    }
  }

  @Test(
    "finds at once that no account is suspended", .enabled(if: BackendKind.available.contains(.postgreSQL)))
  func accountStates() async throws {
    try await BackendKind.postgreSQL.upgraded(from: "accountStates") { connection throws(AppError) in
      try connection.execute(
        """
        INSERT INTO person (
          id, handle, handle_folded, domain, name, name_folded, bio, is_locked, created_at, post_count,
          follower_count, following_count)
        SELECT g, 'p' || g, 'p' || g, '', 'P', 'p', '', 0, 0, 0, 0, 0 FROM generate_series(1, 5000) g
        """)
    } _: { database in
      let plan = try await database.read { connection throws(AppError) in
        try connection.rows("EXPLAIN SELECT EXISTS (SELECT 1 FROM person h WHERE h.state > 0)") {
          row throws(AppError) in row.text(0)
        }
      }
      #expect(plan.contains { $0.contains("person_hidden") }, "\(plan)")
    }
  }

  private func search(in database: any SQLDatabase) -> any SearchRepository {
    LocalBackend(database: database, passwords: PasswordHasher()).repositories(for: .anonymous).search
  }
}
