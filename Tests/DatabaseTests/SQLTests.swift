import AppValues
import SocialTestSupport
import Testing

@testable import SocialDatabase

/// How statements are put together.
@Suite struct SQLTests {
  private static let name = SQLParameter<String>("name")
  private static let least = SQLParameter<Int64>("least")
  private static let most = SQLParameter<Int64>("most")

  @Test func valuesAreNumberedAsTheyAppear() {
    let condition: SQL = "name = \("a") OR name = \("b")"
    let all: SQL = "SELECT \(1) WHERE (\(condition)) AND (\(condition)) AND price < '5$'"
    #expect(
      all.text == "SELECT $1 WHERE (name = $2 OR name = $3) AND (name = $4 OR name = $5) AND price < '5$'")
    let other: SQL = "name = '$9' OR name = \("a")"
    #expect(("id = \(1) AND \(other)" as SQL).text == "id = $1 AND name = '$9' OR name = $2")
    #expect(all.values == [.integer(1), .text("a"), .text("b"), .text("a"), .text("b")])
    var appended = condition
    appended.append(" AND id = \(2)")
    #expect(appended == condition + " AND id = \(2)")
    #expect(appended.text == "name = $1 OR name = $2 AND id = $3")
  }

  @Test func placesOfOneNameAreOneAndNumberedAsTheyAppear() {
    let condition: SQL = "id > \(Self.least) AND name <> \("x") AND id > \(Self.least)"
    let all: SQL = "SELECT \(Self.most) WHERE \(condition) AND id < \(Self.most) AND \(condition)"
    #expect(
      all.text
        == """
        SELECT $1 WHERE id > $2 AND name <> $3 AND id > $2 AND id < $1 AND id > $2 AND name <> $4 AND id > $2
        """)
    let bound = all.binding([Self.least.value(3), Self.most.value(9)])
    #expect(bound.text == all.text)
    #expect(bound.values == [.integer(9), .integer(3), .text("x"), .text("x")])
    #expect(all.refusal == "no value is bound to most")
    #expect(bound.refusal == nil)
    #expect(bound.isPlannedOnce && all.isPlannedOnce && !SQL("SELECT \(1)").isPlannedOnce)
  }

  @Test(arguments: DatabaseKind.available)
  func aStatementTakesOtherValuesEachTime(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      for id in Int64(1)...9 { try await database.add(id, id.isMultiple(of: 2) ? "even" : "odd") }
      let found: SQL = """
        SELECT id FROM item WHERE name = \(Self.name) AND id <= \(Self.most) AND id >= \(Self.least)
          AND \(Self.most) > \(Self.least) AND id <> \(Int64(7)) ORDER BY id
        """
      for (name, least, most, ids) in [("odd", 2, 9, [3, 5, 9]), ("even", 1, 4, [2, 4]), ("odd", 4, 4, [])] {
        let rows = try await database.read { connection throws(AppError) in
          // In whatever order they are given.
          let bound = found.binding([
            Self.least.value(Int64(least)), Self.most.value(Int64(most)), Self.name.value(name),
          ])
          return try connection.rows(bound) { row throws(AppError) in row.int(0) }
        }
        #expect(rows == ids)
      }
    }
  }

  @Test(arguments: DatabaseKind.available)
  func aStatementWithoutItsValuesIsRefused(_ kind: DatabaseKind) async throws {
    let number = SQLParameter<Int64>("name")
    let named: SQL = "SELECT 1 FROM item WHERE name = \(Self.name)"
    let wrong = [
      // None, two, one that has no place, and one of another type.
      named, named.binding([]), named.binding([Self.name.value("a"), Self.name.value("b")]),
      named.binding([Self.name.value("a"), Self.most.value(1)]), named.binding([number.value(1)]),
      "SELECT 1 FROM item WHERE name = \(Self.name) AND id = \(number)",
    ]
    try await TestDatabase.with(kind) { database in
      for sql in wrong {
        await expectRefusal("\(sql.refusal ?? "")") {
          _ = try await database.read { connection throws(AppError) in
            try connection.rows(sql) { row throws(AppError) in row.int(0) }
          }
        }
        await expectRefusal("written: \(sql.refusal ?? "")") {
          try await database.write { connection throws(AppError) in
            try connection.execute("INSERT INTO item (id) VALUES (1)")
            try connection.submit(sql)
          }
        }
      }
      #expect(try await database.ids() == [])
      try await database.add(2)
    }
  }

  private func expectRefusal(_ what: String, _ body: () async throws -> Void) async {
    do {
      try await body()
      Issue.record("not refused: \(what)")
    } catch {
      if case AppError.unexpected = error { return }
      Issue.record("\(what): \(error)")
    }
  }

  @Test(arguments: DatabaseKind.available)
  func namesAndNumbersArePartOfTheText(_ kind: DatabaseKind) async throws {
    try await TestDatabase.with(kind) { database in
      try await database.add(-5, "x")
      let table: SQLName = "item"
      let column = try #require(SQLName(checking: "name"))
      let sql: SQL = "SELECT \(column) FROM \(table) WHERE id - \(number: -5) = \(number: 0)"
      #expect(sql.text == "SELECT name FROM item WHERE id - (-5) = 0")
      let names = try await database.read { connection throws(AppError) in
        try connection.rows(sql) { row throws(AppError) in row.text(0) }
      }
      #expect(names == ["x"])
    }
  }

  @Test(arguments: ["", "1a", "A", "é", "a b", "a;", "a\"", "a'", "a.b", "a-b", "a\n", "a\0", "ａ"])
  func whatIsNoNameIsRefused(_ text: String) {
    #expect(SQLName(checking: text) == nil)
  }

  @Test func whatIsANameIsKept() {
    for text in ["a", "_", "post_tag", "b2", "_1"] {
      #expect(SQLName(checking: text)?.description == text)
    }
  }

  @Test(.enabled(if: PostgreSQLServer.current != nil, .init(rawValue: PostgreSQLServer.missing)))
  func valuesOfAScriptAreReadBackAsTheyWere() async throws {
    let text = "猫 'quoted' \\ \\' $1 :x \n\t"
    let sql: SQL = """
      SELECT \(text), \(Int64.min), \(true), \(-0.125), \([0, 255, 39, 92] as [UInt8]), \(Int?.none), '$'
      """
    let link = PostgreSQLLink(url: try await TestDatabase(.postgreSQL).location)
    try link.connect()
    for setting in ["on", "off"] {
      try link.send("SET standard_conforming_strings = \(setting)")
      try link.send(PostgreSQLScript(sql).text)
      let rows = try #require(try link.exchange()).rows { row in
        "\(row.text(0)) \(row.integer(1)) \(row.boolean(2)) \(row.double(3)) \(row.blob(4)) \(row.isNull(5))"
      }
      #expect(rows == ["\(text) \(Int64.min) true -0.125 [0, 255, 39, 92] true"])
    }
    #expect(throws: AppError.invalid(.text, .unprintable)) { try PostgreSQLScript("SELECT \("a\0b")") }
  }
}
