import AppValues
import Authentication
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("The network's statistics")
struct StatisticsContract {
  @Test("count who can take part, and what everyone can see", arguments: BackendKind.available)
  func counting(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let post = try await people[0].post("harbour")
      try await people[1].post("yes", on: post)
      try await people[0].post("for my followers", for: .followers)
      try await people[0].post("quietly", for: .unlisted)
      try await people[2].post("spam")
      _ = try await people[1].can.postActions.share(post.id)
      var counted = try await world.backend.statistics()
      #expect([counted.people, counted.posts, counted.activeInMonth] == [3, 3, 3])
      _ = try await world.backend.accountModeration.suspend(handle: "carol")
      try await people[1].can.account.delete(with: "correct horse bob")
      await world.finish()
      counted = try await world.backend.statistics()
      #expect([counted.people, counted.posts, counted.activeInMonth] == [1, 1, 1])
    }
  }

  @Test("count as active who has used a session within thirty days", arguments: BackendKind.available)
  func activity(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let day: Int64 = 24 * 3600
      world.clock.advance(seconds: 29 * day)
      #expect(try await world.backend.statistics().activeInMonth == 2)
      _ = try await world.stranger.authentication.sessions.refresh(people[0].session)
      world.clock.advance(seconds: day)
      #expect(try await world.backend.statistics().activeInMonth == 1)
    }
  }

  @Test("know the last twelve weeks", arguments: BackendKind.available)
  func weeks(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let week: Int64 = 7 * 24 * 3600
      let alice = try await world.join("alice")
      try await alice.post("one")
      try await alice.post("for my followers", for: .followers)
      world.clock.advance(seconds: 11 * week)
      let bob = try await world.join("bob")
      try await bob.post("two")
      try await alice.post("three")
      let weeks = try await world.backend.statistics().weeks
      #expect(weeks.map(\.posts) == [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
      #expect(weeks.map(\.accounts) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
      #expect(weeks.map(\.people).reduce(0, +) == 2 && weeks[0].people > 0)
      let now = world.clock.clock.now().milliseconds
      let starts = weeks.map(\.start.milliseconds)
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 - $1 == week * 1000 })
      #expect(starts[0] <= now && now < starts[0] + week * 1000)
      // A Monday of 2024.
      #expect((starts[0] - 1_704_067_200_000) % (week * 1000) == 0)
      world.clock.advance(seconds: week)
      #expect(try await world.backend.statistics().weeks.map(\.posts).last == 0)
    }
  }

  @Test("of many posts are counted again when some time has gone by", arguments: BackendKind.available)
  func manyPosts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      try await alice.post("one")
      let posts = { try await world.backend.statistics().posts }
      #expect(try await posts() == 1)
      try await alice.post("two")
      #expect(try await posts() == 2)
      // Copies of the first, taken away again before the network is checked.
      try await world.database.write { connection throws(AppError) in
        try connection.execute(
          """
          WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 2000)
          INSERT INTO item (id, actor_id, post_id, author_id, visibility, is_share, listed)
          SELECT copies.n, i.actor_id, i.post_id, i.author_id, 0, 0, 0
          FROM copies, (SELECT * FROM item ORDER BY id LIMIT 1) AS i
          """)
      }
      #expect(try await posts() == 2002)
      try await world.database.write { connection throws(AppError) in
        try connection.execute("DELETE FROM item WHERE id <= 2000")
      }
      world.clock.advance(milliseconds: 1999)
      #expect(try await posts() == 2002)
      world.clock.advance(milliseconds: 1)
      #expect(try await posts() == 2)
    }
  }
}
