import AppValues
import Authentication
import Entities
import Foundation
import Post
import Search
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

/// What the programs of version 0.2.0 left, in `Tests/Fixtures`.
@Suite("The data of version 0.2.0")
struct BaselineContract {
  @Test("opens as it is, and is read and written", arguments: BackendKind.available)
  func opens(kind: BackendKind) async throws {
    try await Self.with(kind) { database, _ in
      let steps = try await database.steps()
      let clock = MovedClock()
      clock.advance(seconds: Self.age)
      let network = LocalBackend(
        database: database, passwords: PasswordHasher(cost: .least), clock: clock.clock)
      try await Self.expectEverything(in: network)
      #expect(try await network.check() == [])
      // A program of that version may have it open, and is still told apart from what comes later.
      #expect(try await database.steps() == steps)
    }
  }

  @Test("is restored from a backup", arguments: BackendKind.available)
  func restores(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      world.clock.advance(seconds: Self.age)
      try await world.restored(from: Self.backup(kind)) { other, report in
        #expect(report == BackupReport(people: 4, posts: 6, photos: 2, findings: []))
        try await Self.expectEverything(in: other.backend)
      }
    }
  }

  @Test(
    "has the tables that are made today, also after the migrations that follow",
    arguments: BackendKind.available)
  func tables(kind: BackendKind) async throws {
    for later in [[], [Self.lengths]] as [[Migration]] {
      let (folder, migrations) = (try TemporaryFolder(), LocalBackend.migrations + later)
      let location = try await kind.makeLocation(in: folder)
      let new = try await kind.openDatabase(location, migrations: migrations)
      let made = try await new.definitions()
      await new.close()
      await kind.remove(location)
      try await Self.with(kind, migrations: migrations) { database, _ in
        let found = try await database.definitions()
        #expect(found == made)
      }
    }
  }

  /// A migration as a later version would append it to `LocalBackend.migrations`: a column, filled for the posts that are
  /// there, a few in each transaction, and an index. Beside it would be declared what the check has to know:
  ///
  ///     Columns("post", derived: [.copy("length", "length(t.text)")])
  private static let lengths = Migration("lengths", through: "post", rows: 2) { connection throws(AppError) in
    try connection.execute("ALTER TABLE post ADD COLUMN length BIGINT NOT NULL DEFAULT 0")
  } part: { connection, ids throws(AppError) in
    try connection.execute(
      "UPDATE post SET length = length(text) WHERE id BETWEEN \(ids.lowerBound) AND \(ids.upperBound)")
  } last: { connection throws(AppError) in
    try connection.execute("CREATE INDEX post_length ON post (author_id, length) WHERE length > 280")
  }

  @Test("is changed by the migrations that follow", arguments: BackendKind.available)
  func migrates(kind: BackendKind) async throws {
    try await Self.with(kind, migrations: LocalBackend.migrations + [Self.lengths]) { database, _ in
      let wrong = try await database.read { connection throws(AppError) in
        try connection.rows("SELECT id FROM post WHERE length <> length(text)") { row throws(AppError) in
          row.integer(0)
        }
      }
      #expect(wrong == [])
    }
  }

  @Test("is the earliest: what is from before is left as it is", arguments: BackendKind.available)
  func earlier(kind: BackendKind) async throws {
    try await Self.with(kind) { database, location in
      try await database.write { connection throws(AppError) in
        try connection.execute("DELETE FROM migration WHERE name = 'searchKana'")
      }
      await database.close()
      await #expect(throws: AppError.storage(.earlierVersion)) { try await kind.openDatabase(location) }
    }
    try await World.with(kind) { world in
      let (folder, file) = (try TemporaryFolder(), kind == .postgreSQL ? "database.dump" : "database.sqlite")
      try await Program.expect(["bsdtar", "-xf", Self.backup(kind), "-C", folder.path])
      let manifest = try folder.text(of: "manifest.json")
      try folder.write(manifest.replacing("\"searchKana\",", with: ""), to: "manifest.json")
      let backup = folder.path("earlier.backup")
      try await Program.expect([
        "bsdtar", "--zstd", "-cf", backup, "-C", folder.path, "manifest.json", file, "photos",
      ])
      await #expect(throws: AppError.storage(.earlierVersion)) {
        try await world.restored(from: backup) { _, _ in }
      }
    }
  }

  // MARK: What there is

  /// The time from that of new worlds to a day after it was made, in seconds.
  private static let age: Int64 = 330 * 86_400

  private static func backup(_ kind: BackendKind) -> String {
    Fixture.path("0.2.0/\(kind == .postgreSQL ? "postgresql" : "sqlite").backup")
  }

  /// Opens a copy.
  private static func with(
    _ kind: BackendKind, migrations: [Migration] = LocalBackend.migrations,
    _ body: (any SQLDatabase, _ location: String) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let location = try await kind.makeLocation(in: folder)
    if kind == .postgreSQL {
      let script = try String(contentsOfFile: Fixture.path("0.2.0/network.sql"), encoding: .utf8)
      try await #require(PostgreSQLServer.current).run(script, on: location)
    } else {
      try await Fixture.unpack("0.2.0/network.sqlite.gz", to: location)
    }
    let database = try await kind.openDatabase(location, migrations: migrations)
    do {
      try await body(database, location)
    } catch {
      await database.close()
      throw error
    }
    await database.close()
    await kind.remove(location)
  }

  /// Looks at what Bob sees, and lets him post.
  private static func expectEverything(in backend: any Backend) async throws {
    let passwords = try backend.repositories(for: .anonymous).authentication.passwords.orUnsupported()
    let bob = backend.repositories(
      for: .signedIn(try await passwords.signIn(email: "bob@example.com", password: "correct horse bob")))
    let home = try await bob.timelines.page(.home, PageRequest()).items.map(\.post)
    #expect(
      home.map(\.text) == [
        "@bob see you on Saturday", "Only for those who follow me", "Come by",
        "It smells as far as 渋谷 #tokyo", "Good evening #Tokyo #baking, @bob and @carol",
      ])
    let loaf = try #require(home.last)
    #expect(loaf.photos.map(\.alt) == ["A loaf"] && loaf.editedAt != nil)
    #expect(loaf.counts == PostCounts(likes: 2, comments: 1, shares: 2))
    let found = try await bob.search.posts(matching: PostQuery("渋谷"), PageRequest()).items
    #expect(found.map(\.id) == [home[3].id])
    _ = try await bob.postWriting.orUnsupported().publish(
      NewPost(PostContent("Still here #tokyo")), key: PublishKey("later"))
    let newest = try await bob.timelines.page(.home, PageRequest()).items.first?.post
    #expect(newest?.text == "Still here #tokyo")
  }
}

extension SQLDatabase {
  /// The migrations that it has been through.
  fileprivate func steps() async throws -> [String] {
    try await texts("SELECT name FROM migration ORDER BY name")
  }

  /// What its tables are like: columns, defaults, indexes in the order in which they were made, and all else.
  fileprivate func definitions() async throws -> [String] {
    switch dialect {
    case .sqlite:
      // How a table is written differs once it has been changed.
      return try await texts(
        "SELECT tbl_name || ' ' || sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY tbl_name, rowid"
      ).map { text in text.filter { !$0.isWhitespace && $0 != "\"" } }
    case .postgreSQL:
      let here: SQL = "current_schema()::regnamespace"
      return try await texts(
        """
        SELECT c.relname || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' '
          || CAST(a.attnotnull AS TEXT) || CAST(a.attidentity AS TEXT) || ' '
          || COALESCE(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || COALESCE(o.collname, '')
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
        LEFT JOIN pg_collation o ON o.oid = a.attcollation
        WHERE c.relnamespace = \(here) AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
        ORDER BY c.relname, a.attnum
        """)
        + texts(
          """
          SELECT relname || ' ' || CAST(relkind AS TEXT) || COALESCE(array_to_string(reloptions, ','), '')
          FROM pg_class WHERE relnamespace = \(here) ORDER BY relname
          """)
        + texts("SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY indexname")
        + texts(
          """
          SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
          WHERE connamespace = \(here) ORDER BY conname
          """)
    }
  }

  private func texts(_ statement: SQL) async throws -> [String] {
    try await read { connection throws(AppError) in
      try connection.rows(statement) { row throws(AppError) in row.text(0) }
    }
  }
}
