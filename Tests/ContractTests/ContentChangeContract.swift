import AppValues
import Archive
import Authentication
import Entities
import Foundation
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

/// A server sends an answer again until something changes that it shows: whoever writes, the change must say so.
@Suite("Changes")
struct ContentChangeContract {
  @Test("tell of the rows that are written of what someone is shown, whoever writes them")
  func everything() async throws {
    try await World.with(.file) { world in
      let touched = try await TouchedRows(in: world)
      var walk = try await RandomWalk(in: world, doors: [], people: 5, seed: 20_261_128)
      try await touched.compare("the beginning")
      for round in Effort.rounds(150, full: 1500) {
        try await walk.step()
        await world.finish()
        try await touched.compare("step \(round)")
      }
      let people = walk.people
      _ = try await people[0].post(
        NewPost(PostContent("Which?", poll: PollQuestion(["Tea", "Coffee"]))))
      try await people[1].can.account.delete(with: "correct horse \(Oracle.handle(1))")
      await world.finish()
      try await touched.compare("a deleted account")
      try await touched.end()
    }
  }

  @Test("tell of home timelines and lists, where it's to be found out", arguments: BackendKind.available)
  func foundOut(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob)
      let changes = world.backend.contentChanges
      let homes = Set(try people.map { AnswerSubject.home(try #require(Int64($0.id.rawValue))) })
      func concerned(_ body: () async throws -> Void) async throws -> Set<AnswerSubject>? {
        let before = try await changes.newest()
        try await body()
        let change = try await changes.changes(after: before, concerning: homes)
        #expect(try await changes.newest() == change.newest)
        return change.subjects
      }
      let (a, b, c) = (
        try #require(Int64(alice.id.rawValue)), try #require(Int64(bob.id.rawValue)),
        try #require(Int64(carol.id.rawValue))
      )
      let published = try #require(try await concerned { _ = try await bob.post("Tea") })
      #expect(published.intersection(homes) == [.home(a), .home(b)])
      #expect(published.isSuperset(of: [.everyone, .posts(by: b), .person(b)]))
      let unread = try #require(try await concerned { _ = try await carol.post("Tea") })
      #expect(unread.intersection(homes) == [.home(c)])
      // What may change who sees what changes everything.
      #expect(
        try await concerned { _ = try await alice.can.relating.block(bob.id) }?.contains(.viewer(b)) == true)
      let post = try await carol.post("Coffee")
      #expect(try await concerned { _ = try await carol.can.postActions.delete(post.id) } == nil)
      func imported(_ key: String, on parent: String? = nil) -> ArchiveRecord {
        .post(
          ArchivedPost(
            key: SourceKey(key), content: PostContent(key),
            createdAt: Timestamp(milliseconds: 1_577_836_800_000),
            replyTo: parent.map { PostReference(key: SourceKey($0), author: nil) }))
      }
      _ = try await carol.imports.importRecord(imported("comment", on: "parent"))
      // A comment that waited for what it's on comes into other timelines.
      #expect(try await concerned { _ = try await carol.imports.importRecord(imported("parent")) } == nil)
    }
  }
}

/// Notes in the database which rows are written of those that someone is shown.
private struct TouchedRows: Sendable {
  private let world: World
  private let changes: any ContentChanges

  /// The tables, what happens to their rows, and whom that concerns: the kind of a subject, and its number. What belongs to
  /// deleted people and posts is shown to no one.
  private static let notes: [(table: SQL, event: SQL, rows: [SQL], kind: SQL, number: SQL)] =
    [
      (
        "post", "UPDATE OF version, like_count, comment_count, share_count, conversation_id ON post", ["NEW"],
        "post", "id"
      ),
      (
        "person",
        "UPDATE OF version, post_count, follower_count, following_count, last_posted_on ON person", ["NEW"],
        "person", "id"
      ),
      ("post", "INSERT ON post", ["NEW"], "new", "id"),
      ("poll", "UPDATE ON poll", ["NEW"], "post", "post_id"),
      ("poll_option", "UPDATE ON poll_option", ["NEW"], "post", "post_id"),
    ]
    + both("item", "posts", "actor_id") + both("post_like", "post", "post_id")
    + both("poll_vote", "post", "post_id") + both("pin", "post", "post_id")
    + both("bookmark", "viewer", "person_id") + both("conversation_mute", "viewer", "person_id")
    + both("follow", "viewer", "follower_id") + both("follow_request", "viewer", "target_id")
    + both("follow_request", "viewer", "requester_id")
    + both("block", "viewer", "blocker_id") + both("block", "viewer", "blocked_id")
    + both("mute", "viewer", "muter_id") + both("list_member", "viewer", "owner_id")
    + both("tag_follow", "viewer", "person_id") + both("filter_phrase", "viewer", "person_id")
    + both("filter_post", "viewer", "person_id") + both("post_filter", "viewer", "person_id")
    + both("user_list", "viewer", "owner_id") + both("notice", "notices", "recipient_id")
    + [
      ("mute", "UPDATE ON mute", ["NEW"], "viewer", "muter_id"),
      ("follow", "UPDATE ON follow", ["NEW"], "viewer", "follower_id"),
      ("user_list", "UPDATE ON user_list", ["NEW"], "viewer", "owner_id"),
      ("post_filter", "UPDATE ON post_filter", ["NEW"], "viewer", "person_id"),
      (
        "notice", "UPDATE OF standing, id, actor_id, post_id, kind ON notice", ["NEW"], "notices",
        "recipient_id"
      ),
    ]

  private static func both(
    _ table: SQL, _ kind: SQL, _ number: SQL
  ) -> [(table: SQL, event: SQL, rows: [SQL], kind: SQL, number: SQL)] {
    [
      (table, "INSERT ON \(table)", ["NEW"], kind, number),
      (table, "DELETE ON \(table)", ["OLD"], kind, number),
    ]
  }

  init(in world: World) async throws {
    self.world = world
    changes = world.backend.contentChanges
    try await world.database.write { connection throws(AppError) in
      try connection.execute("CREATE TABLE touched (kind TEXT, number BIGINT, origin TEXT)")
      for (index, note) in Self.notes.enumerated() {
        for row in note.rows {
          try connection.execute(
            """
            CREATE TRIGGER touched_\(number: index) AFTER \(note.event)
            BEGIN
              INSERT INTO touched
              SELECT '\(note.kind)', \(row).\(note.number), '\(note.event)'
              WHERE \(Self.isShown(note.kind, "\(row).\(note.number)"));
            END
            """)
        }
      }
    }
  }

  private static func isShown(_ kind: SQL, _ number: SQL) -> SQL {
    """
    CASE WHEN '\(kind)' IN ('post', 'new')
      THEN EXISTS (SELECT 1 FROM post p WHERE p.id = \(number) AND p.deleted_at IS NULL)
      ELSE EXISTS (SELECT 1 FROM person q WHERE q.id = \(number) AND q.deleted_at IS NULL) END
    """
  }

  /// Compares what was written since the last time with what the changes tell.
  func compare(_ what: String) async throws {
    let (rows, last) = try await world.database.write { connection throws(AppError) in
      let rows = try connection.rows("SELECT kind, number, origin FROM touched") { row throws(AppError) in
        (subject: Self.subject(row.text(0), row.integer(1)), number: row.integer(1), origin: row.text(2))
      }
      let last = try connection.first("SELECT COALESCE(MAX(number), 0) FROM touched WHERE kind = 'seen'") {
        row throws(AppError) in row.integer(0)
      }
      try connection.execute("DELETE FROM touched")
      try connection.execute("INSERT INTO touched SELECT 'seen', MAX(sequence), '' FROM change")
      return (rows, last ?? 0)
    }
    guard let told = try await changes.changes(after: last, concerning: []).subjects else { return }
    // What is published is shown by nothing yet, and is made in several steps.
    let published = Set(rows.filter { $0.origin == "INSERT ON post" }.map(\.number))
    for (subject, number, origin) in rows {
      guard let subject else { continue }
      if case .post = subject, published.contains(number) { continue }
      if case .notices = subject, told.contains(.watching) { continue }
      // The posts of whom someone blocks leave their notices, too.
      if case .notices(let person) = subject, told.contains(.viewer(person)) { continue }
      #expect(told.contains(subject), "\(origin) during \(what)")
    }
  }

  private static func subject(_ kind: String, _ number: Int64) -> AnswerSubject? {
    switch kind {
    case "post": .post(number)
    case "person": .person(number)
    case "posts": .posts(by: number)
    case "viewer": .viewer(number)
    case "notices": .notices(of: number)
    default: nil
    }
  }

  /// Leaves the database as it was.
  func end() async throws {
    try await world.database.write { connection throws(AppError) in
      for index in Self.notes.indices { try connection.execute("DROP TRIGGER touched_\(number: index)") }
      try connection.execute("DROP TABLE touched")
    }
  }
}
