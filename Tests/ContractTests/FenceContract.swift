import AppValues
import Authentication
import Entities
import Lists
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

/// What every version promises to the next: left open while that updates the data, it writes nothing more. The next may keep
/// things another way, which a program that doesn't know it would spoil.
@Suite("A program that is left open while a newer version updates the data")
struct FenceContract {
  private typealias Write = @Sendable (World, Person, Post) async throws -> Void

  /// One of each kind: by whom it's asked, and what it touches.
  private static let writes: KeyValuePairs<String, Write> = [
    "publish": { _, alice, _ in try await alice.post("New") },
    "comment": { _, alice, post in try await alice.post("Nice", on: post) },
    "like": { _, alice, post in _ = try await alice.can.postActions.like(post.id) },
    "share": { _, alice, post in _ = try await alice.can.postActions.share(post.id) },
    "bookmark": { _, alice, post in _ = try await alice.can.postActions.bookmark(post.id) },
    "delete": { _, alice, post in try await alice.can.postActions.delete(post.id) },
    "edit": { _, alice, post in
      try await alice.edit(post) { $0.text = "Changed" }
    },
    "add a photo": { world, alice, _ in
      _ = try await alice.can.postWriting.orUnsupported().addPhoto(
        NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: ""))
    },
    "follow": { world, alice, _ in
      let bob = try await world.stranger.profile.user(handle: "bob")
      _ = try await alice.can.relating.follow(bob.id)
    },
    "make a list": { _, alice, _ in _ = try await alice.lists.create("Friends") },
    "sign up": { world, _, _ in _ = try await world.join("carol") },
    "sign in": { world, alice, _ in _ = try await world.again(alice) },
    "ask for a code": { world, _, _ in
      _ = try await world.stranger.authentication.resets.orUnsupported().requestCode(
        email: "alice@example.com")
    },
  ]

  @Test("writes nothing, whatever it's asked to, and goes on reading", arguments: BackendKind.available)
  func writesNothing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("Before")
      await world.finish()
      let newer = try await kind.openDatabase(
        world.location,
        migrations: LocalBackend.migrations + [
          Migration("from the future") { connection throws(AppError) in
            try connection.execute("CREATE TABLE future (id BIGINT NOT NULL PRIMARY KEY)")
          }
        ])
      await newer.close()
      let before = try await world.rowCounts()
      for (name, write) in Self.writes {
        await #expect(throws: AppError.storage(.newerVersion), "\(name)") {
          try await write(world, people[0], post)
        }
      }
      // What it does by itself, too.
      await world.runOnce(until: .now)
      #expect(try await world.rowCounts() == before)
      #expect(try await people[1].can.postLookup.posts([post.id]).map(\.text) == ["Before"])
    }
  }
}

extension World {
  /// How many rows each table has.
  fileprivate func rowCounts() async throws -> [String: Int] {
    try await database.read { connection throws(AppError) in
      let tables: SQL =
        connection.dialect == .sqlite
        ? "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
        : "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
      let names = try connection.rows(tables) { row throws(AppError) in row.text(0) }
      var counts: [String: Int] = [:]
      for name in names {
        guard let table = SQLName(checking: name) else { continue }
        counts[name] = try connection.first("SELECT COUNT(*) FROM \(table)") { row throws(AppError) in
          row.int(0)
        }
      }
      return counts
    }
  }
}
