import AppValues
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@testable import SocialLocalStore

@Suite("The check of a database", .serialized)
struct CheckContract {
  @Test("knows every column of every table, and none that is not there", arguments: BackendKind.available)
  func declared(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let columns = Migrations.columns.flatMap { part in
        (part.source + part.derived.map(\.column)).map { "\(part.table).\($0)" }
      }
      #expect(columns.count == Set(columns).count)
      // SQLite calls the number of what is found `rowid`.
      let unseen = kind == .postgreSQL ? [] : SearchIndex.allCases.map { "\($0.name).id" }
      let (real, known) = (try await world.columns(), columns.filter { !unseen.contains($0) }.sorted())
      #expect(real == known)
      for table in CheckedTable.all {
        let declared = Set(table.sources + table.derived)
        #expect(declared.isSuperset(of: table.key))
      }
    }
  }

  @Test(
    "finds everything derived, every reference and whatever cannot be, damaged one by one",
    arguments: BackendKind.available)
  func damages(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let damages = try await CheckedWorld(world).damages()
      let missed = try await world.database.write { connection throws(AppError) in
        var missed: [String] = []
        for damage in damages {
          try connection.execute("SAVEPOINT damage")
          for statement in damage.statements where try connection.execute(statement) == 0 {
            missed.append("\(damage.name): \(statement.text) changes nothing")
          }
          let found = try damage.findings(connection).map(\.location)
          if !found.contains(damage.location) { missed.append("\(damage.name): \(found)") }
          try connection.execute("ROLLBACK TO damage")
          try connection.execute("RELEASE damage")
        }
        return missed
      }
      #expect(missed == [])
    }
  }

  @Test(
    "of a damaged database ends in a repair of all that is derived, and of nothing else",
    arguments: BackendKind.available)
  func repair(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let damages = try await CheckedWorld(world).damages().filter(\.isRepaired)
      let sources = try await world.sources()
      // Each by itself where there is time, which takes a check before and two behind.
      for batch in Effort.isFull ? damages.map({ [$0] }) : [damages] {
        try await world.database.write { connection throws(AppError) in
          for statement in batch.flatMap(\.statements) { try connection.execute(statement) }
        }
        let found = Set(try await world.backend.check().map(\.location))
        #expect(
          found.isSuperset(of: batch.map(\.location)), "\(Set(batch.map(\.location)).subtracting(found))")
        let outcome = try await world.backend.repair { _ in }
        #expect(outcome.findings == [], "\(batch.map(\.name))")
        #expect(!outcome.repairs.isEmpty)
        let none = outcome.repairs.filter { $0.count <= 0 }
        #expect(none == [])
      }
      #expect(try await world.sources() == sources)
      let again = try await world.backend.repair { _ in }
      #expect(again == RepairOutcome(repairs: [], findings: []))
    }
  }

  @Test(
    "of a search index repairs the rows that are wrong",
    arguments: BackendKind.available.filter { $0 == .postgreSQL })
  func searchRows(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let ids = people.prefix(2).compactMap { Int64($0.id.rawValue) }
      try await world.database.write { connection throws(AppError) in
        try connection.execute("UPDATE person_search SET tokens = '{zzz}' WHERE id = \(ids[0])")
        try connection.execute("DELETE FROM person_search WHERE id = \(ids[1])")
      }
      let outcome = try await world.backend.repair { _ in }
      #expect(outcome == RepairOutcome(repairs: [.init(in: "person_search.tokens", count: 2)], findings: []))
    }
  }

  @Test(
    "tells of orphans among what people wrote, and leaves them to people", arguments: BackendKind.available)
  func orphans(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post("hello")
      let number = try #require(Int64(post.id.rawValue))
      try await world.database.write { connection throws(AppError) in
        try connection.execute(
          "INSERT INTO bookmark (person_id, post_id, id) VALUES (\(Int64(alice.id.rawValue)), 42, 1)")
        try connection.execute("UPDATE post SET like_count = 3 WHERE id = \(number)")
      }
      let outcome = try await world.backend.repair { _ in }
      #expect(outcome.repairs == [RepairOutcome.Repair(in: "post.like_count", count: 1)])
      #expect(outcome.findings.map(\.location) == ["bookmark.post_id"])
      try await world.database.write { connection throws(AppError) in
        try connection.execute("DELETE FROM bookmark")
      }
    }
  }

  @Test("says how far it is among the posts", arguments: BackendKind.available)
  func progress(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for number in 1...3 { try await alice.post("\(number)") }
      let told = LockedValue<[CheckProgress]>([])
      _ = try await world.backend.check { progress in told.change { $0.append(progress) } }
      #expect(told.value == [CheckProgress(posts: 3, of: 3)])
    }
  }
}

extension World {
  /// Every column there is, as `table.column`, but for the parts that SQLite makes of its own indexes and what shows
  /// them.
  fileprivate func columns() async throws -> [String] {
    try await database.read { [dialect = database.dialect] connection throws(AppError) in
      let statement: SQL =
        switch dialect {
        case .sqlite:
          """
          SELECT l.name, c.name FROM pragma_table_list l, pragma_table_info(l.name) c
          WHERE l.schema = 'main' AND l.type IN ('table', 'virtual') AND l.name NOT LIKE 'sqlite%'
            AND NOT EXISTS (
              SELECT 1 FROM sqlite_schema s WHERE s.name = l.name AND s.sql LIKE '%USING fts5vocab%')
          """
        case .postgreSQL:
          "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
        }
      return try connection.rows(statement) { row throws(AppError) in "\(row.text(0)).\(row.text(1))" }
    }.sorted()
  }

  /// What stands in every column that is a source, but for versions, which rise with damage and with its repair.
  fileprivate func sources() async throws -> [String] {
    try await database.read { connection throws(AppError) in
      var all: [String] = []
      for table in CheckedTable.all where !table.sources.isEmpty && table.name != "change" {
        let contents = SQL(contentsOf: table.sources.filter { $0 != "version" })
        all += try connection.rows("SELECT \(contents) FROM \(table.name) t") { row throws(AppError) in
          "\(table.name): \(row.text(0))"
        }
      }
      return all.sorted()
    }
  }
}
