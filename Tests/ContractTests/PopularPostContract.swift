import AppValues
import Authentication
import Entities
import Notifications
import Post
import PostActions
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

/// A post that very many have to do with: what becomes of it holds no one up.
@Suite("A post that many like") struct PopularPostContract {
  /// How many rows one transaction may touch in a table: 200, and the deletion, which takes no id, is counted together
  /// with the step behind it.
  private static let maximum = 400

  @Test("is changed and deleted a little at a time", arguments: [BackendKind.file])
  func steps(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var post = try await alice.post("hello")
      try await world.addFans(900, of: post, by: alice)
      try await world.countTouched(["post_like", "bookmark", "notice", "notice_group"])
      post = try await alice.edit(post) { $0.text = "hello all" }
      await world.finish()
      #expect(try await world.told(of: post).count == 1800)
      try await alice.can.postActions.delete(post.id)
      await world.finish()
      #expect(try await world.mostTouched() <= Self.maximum)
      for table in ["post_like", "bookmark", "notice", "notice_group"] as [SQL] {
        #expect(try await world.count("SELECT COUNT(*) FROM \(table)") == 0)
      }
      #expect(try await world.count("SELECT like_count FROM post") == 0)
      #expect(try await world.count("SELECT COUNT(*) FROM due_work") == 0)
    }
  }

  @Test("is gone at once when it is deleted, whatever hangs on it still", arguments: BackendKind.available)
  func gone(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "fan"])
      let (alice, fan) = (people[0], people[1])
      let post = try await alice.post("hello")
      try await world.addFans(500, of: post, by: alice)
      // The last of them, whom no first step reaches.
      for person in [fan] {
        _ = try await person.can.postActions.like(post.id)
        _ = try await person.can.postActions.bookmark(post.id)
      }
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 1)
      // No one goes on with it for now.
      try await world.database.write { connection throws(AppError) in
        try connection.execute(
          """
          INSERT INTO due_work (kind, subject, state, due_at, tries, asked)
          VALUES ('post', \(Int64(post.id.rawValue) ?? 0), 'running',
            \(world.clock.clock.now().milliseconds + 20_000), 0, 1)
          """)
      }
      try await alice.can.postActions.delete(post.id)
      await world.finish()
      #expect(try await world.count("SELECT COUNT(*) FROM post_like") == 301)
      #expect(try await world.backend.check() == [])
      #expect(try await alice.can.notifications.marks.orUnsupported().unreadCount() == 0)
      #expect(try await alice.can.notifications.list.page(.all, PageRequest()).items.isEmpty)
      for kind in [TimelineKind.likes, .bookmarks] {
        #expect(try await fan.can.timeline.page(of: kind, PageRequest()).items.isEmpty)
      }
      await #expect(throws: AppError.gone) {
        try await fan.can.postReactions.orUnsupported().people(.likers, of: post.id, PageRequest())
      }
      await #expect(throws: AppError.gone) { try await fan.can.postActions.unlike(post.id) }
      // One of the people who like it deletes their account at the same time.
      try await fan.can.account.delete(with: "correct horse fan")
      #expect(try await world.backend.check() == [])
      world.clock.advance(seconds: 21)
      await world.runOnce()
      #expect(try await world.count("SELECT COUNT(*) FROM post_like") == 0)
      #expect(try await world.count("SELECT COUNT(*) FROM notice WHERE post_id <> 0") == 0)
    }
  }
}

extension World {
  /// Adds people who like and keep a post, of which its author was told.
  fileprivate func addFans(_ count: Int, of post: Post, by author: Person) async throws {
    let people = try await addPeople(count, like: author)
    let (post, author) = (Int64(post.id.rawValue) ?? 0, Int64(author.id.rawValue) ?? 0)
    try await database.write { connection throws(AppError) in
      let group = try connection.nextNumber(of: "notice", earliest: 1)
      var latest = group
      for person in people {
        let id = try connection.nextNumber(of: "item", earliest: 1)
        try connection.submit(
          "INSERT INTO post_like (post_id, person_id, author_id, id) VALUES (\(post), \(person), \(author), \(id))"
        )
        try connection.submit(
          "INSERT INTO bookmark (person_id, post_id, author_id, id) VALUES (\(person), \(post), \(author), \(id))"
        )
        latest = person == people.first ? group : try connection.nextNumber(of: "notice", earliest: 1)
        try connection.submit(
          """
          INSERT INTO notice (id, recipient_id, kind, actor_id, post_id, at, standing, group_id)
          VALUES (\(latest), \(author), 'like', \(person), \(post), 0, 1, \(group))
          """)
      }
      try connection.submit(
        """
        INSERT INTO notice_group (id, recipient_id, kind, post_id, began_at, latest_id)
        VALUES (\(group), \(author), 'like', \(post), 0, \(latest))
        """)
      try connection.submit("UPDATE post SET like_count = \(count) WHERE id = \(post)")
    }
  }

  /// Notes each row that is added to or removed from some tables, by the transaction: each that takes an id sees
  /// another last one.
  fileprivate func countTouched(_ tables: [SQLName]) async throws {
    try await database.write { connection throws(AppError) in
      try connection.execute("CREATE TABLE touched (name TEXT, turn BIGINT)")
      for table in tables {
        for change: SQL in ["INSERT", "DELETE"] {
          try connection.execute(
            """
            CREATE TRIGGER touched_\(table)_\(change) AFTER \(change) ON \(table) BEGIN
              INSERT INTO touched SELECT '\(table) \(change)', last FROM id_clock WHERE name = 'item';
            END
            """)
        }
      }
    }
  }

  /// The most rows of a table that one transaction has touched.
  fileprivate func mostTouched() async throws -> Int {
    try await count("SELECT MAX(n) FROM (SELECT COUNT(*) AS n FROM touched GROUP BY name, turn) AS t")
  }
}
