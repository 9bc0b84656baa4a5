import AppValues
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialLocalStore

@Suite("The version of what is shown")
struct VersionContract {
  @Test(
    "rises with every column of a post, its photos and its author that is shown, and with no other",
    arguments: BackendKind.available)
  func columns(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let shown = try await ShownRows(in: world)
      let columns = try await world.database.columns()
      for table in ShownRows.tables {
        let names = columns[table] ?? []
        #expect(names.isSuperset(of: ShownRows.unseen[table] ?? []), "\(table)")
        for name in names.subtracting(ShownRows.keys).sorted() {
          let (changed, same) = try await shown.rises(table, try #require(SQLName(checking: name)))
          let isShown = ShownRows.unseen[table]?.contains(name) == false
          #expect(changed == (isShown ? 1 : 0), "\(table).\(name)")
          #expect(same == 0, "\(table).\(name)")
        }
      }
    }
  }

  @Test(
    "rises with whatever is done to a post, and with nothing that is only counted",
    arguments: BackendKind.available)
  func writes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let photos = [
        try await WalkedPhoto.add(to: world, alice.id), try await WalkedPhoto.add(to: world, alice.id),
      ]
      var post = try await alice.post(
        NewPost(PostContent("Hello @bob", poll: PollQuestion(["Tea", "Coffee"]), photos: photos)))
      let (id, version) = (post.id, Version(of: post, in: world.database))
      #expect(try await !version.rises { _ = try await bob.can.postActions.like(id) })
      #expect(try await !version.rises { _ = try await bob.can.postActions.share(id) })
      #expect(try await !version.rises { _ = try await bob.can.postActions.bookmark(id) })
      #expect(try await !version.rises { _ = try await bob.can.postActions.vote([1], on: id) })
      #expect(try await !version.rises { _ = try await alice.can.postActions.pin(id) })
      let hello = post
      #expect(try await !version.rises { try await bob.post("Yes", on: hello) })
      for change in [
        { $0.text = "Hi @bob" }, { $0.warning = "Tea" }, { $0.isSensitive = true }, { $0.language = "ja" },
        { $0.photos.reverse() }, { $0.poll = PollQuestion(["Tea", "Water"]) },
      ] as [(inout PostContent<ID<Photo>>) -> Void] {
        #expect(try await version.rises { post = try await alice.edit(post, change) })
      }
      let library = try alice.can.photoLibrary.orUnsupported()
      #expect(try await version.rises { _ = try await library.change(photos[0], PhotoChange(alt: "A cup")) })
      #expect(try await version.rises { _ = try await alice.can.postActions.delete(id) })
    }
  }

  @Test("rises with a repair, of which everyone who listens is told", arguments: BackendKind.available)
  func repair(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("Tea in #Tokyo")
      try await world.database.write { connection throws(AppError) in
        try connection.execute("UPDATE post SET hashtags = 'Kyoto' WHERE id = \(post.id.numberOrNil)")
      }
      let version = Version(of: post, in: world.database)
      let feed = ChangeFeed(database: world.database)
      // Whoever looks at a person who has nothing to do with it.
      var events = feed.events(.profile(1)).makeAsyncIterator()
      _ = await events.next()
      #expect(try await version.rises { _ = try await world.backend.repair { _ in } })
      guard case .changes(let changes, _) = await events.next() else {
        Issue.record("nothing is told")
        return
      }
      #expect(changes.ofKind(.repaired).count == 1)
      // What finds nothing tells nothing.
      #expect(try await !version.rises { _ = try await world.backend.repair { _ in } })
    }
  }
}

/// The version of a post, as it's stored.
private struct Version {
  private let post: Int64?
  private let database: any SQLDatabase

  init(of post: Post, in database: any SQLDatabase) {
    (self.post, self.database) = (post.id.numberOrNil, database)
  }

  /// Whether the version is higher after something was done.
  func rises(after body: () async throws -> Void) async throws -> Bool {
    let before = try await number()
    try await body()
    return try await number() > before
  }

  private func number() async throws -> Int64 {
    let found = try await database.read { [post] connection throws(AppError) in
      try connection.first("SELECT version FROM post WHERE id = \(post)") { row throws(AppError) in
        row.integer(0)
      }
    }
    return try #require(found)
  }
}

/// A post that names someone and has a photo, and its author.
private struct ShownRows {
  static let tables = ["post", "mention", "photo", "person"]
  /// What tells rows apart, and the version itself.
  static let keys: Set = ["id", "person_id", "version"]
  /// What no one is shown, or is counted.
  static let unseen: [String: Set<String>] = [
    "post": [
      "like_count", "comment_count", "share_count", "publish_key", "conversation_id", "thread_key",
      "absent_parent_author",
    ],
    "mention": ["post_id", "author_id"],
    "photo": ["owner_id", "created_at", "waiting_bytes", "scheduled_id"],
    "person": [
      "handle_folded", "name_folded", "post_count", "follower_count", "following_count",
      "followed_tag_count", "domain", "last_posted_on", "filters_version", "traits",
    ],
  ]

  private let database: any SQLDatabase
  private let post, author: Int64

  init(in world: World) async throws {
    let people = try await world.join(["alice", "bob"])
    let photo = try await WalkedPhoto.add(to: world, people[0].id)
    let post = try await people[0].post(NewPost(PostContent("Hello @bob", photos: [photo])))
    database = world.database
    self.post = try #require(post.id.numberOrNil)
    author = try #require(people[0].id.numberOrNil)
  }

  /// By how much the version of the post, or of its author, rises when a column gets another value, and when it gets the
  /// same again.
  func rises(_ table: String, _ column: SQLName) async throws -> (changed: Int64, same: Int64) {
    let name = try #require(SQLName(checking: table))
    let rows: SQL =
      switch table {
      case "post": "id = \(post)"
      case "person": "id = \(author)"
      default: "post_id = \(post)"
      }
    let version: SQL =
      table == "person"
      ? "SELECT version FROM person WHERE id = \(author)" : "SELECT version FROM post WHERE id = \(post)"
    return try await database.write { connection throws(AppError) in
      func number() throws(AppError) -> Int64 {
        try connection.first(version) { row throws(AppError) in row.integer(0) } ?? 0
      }
      func rise(_ value: SQL) throws(AppError) -> Int64 {
        let before = try number()
        try connection.execute("SAVEPOINT rise")
        try connection.execute("UPDATE \(name) SET \(column) = \(value) WHERE \(rows)")
        let after = try number()
        try connection.execute("ROLLBACK TO rise")
        try connection.execute("RELEASE rise")
        return after - before
      }
      let isText = try connection.isText(column, of: name)
      return (
        changed: try rise(isText ? "COALESCE(\(column), '') || 'x'" : "COALESCE(\(column), 0) + 1"),
        same: try rise("\(column)")
      )
    }
  }
}

extension SQLConnection {
  /// Whether a column contains texts.
  fileprivate func isText(_ column: SQLName, of table: SQLName) throws(AppError) -> Bool {
    let type: SQL =
      switch dialect {
      case .sqlite:
        "SELECT lower(type) FROM pragma_table_info(\(table.description)) WHERE name = \(column.description)"
      case .postgreSQL:
        """
        SELECT CAST(data_type AS TEXT) FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = \(table.description)
          AND column_name = \(column.description)
        """
      }
    return try first(type) { row throws(AppError) in row.text(0) == "text" } ?? false
  }
}

extension SQLDatabase {
  /// The columns of the tables that have anything of posts and people.
  fileprivate func columns() async throws -> [String: Set<String>] {
    let found = try await read { [dialect] connection throws(AppError) in
      var found: [String: Set<String>] = [:]
      for table in ShownRows.tables {
        let names: SQL =
          switch dialect {
          case .sqlite: "SELECT name FROM pragma_table_info(\(table))"
          case .postgreSQL:
            """
            SELECT CAST(column_name AS TEXT) FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = \(table)
            """
          }
        found[table] = Set(try connection.rows(names) { row throws(AppError) in row.text(0) })
      }
      return found
    }
    return found
  }
}
