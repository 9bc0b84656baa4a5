import Foundation

/// Fills a database that has the program's tables and nothing in them: people, whom they follow, mute and
/// block, and what they wrote, liked, shared, kept and answered, by statements that make many rows each.
struct Network {
  /// How many steps the activity of all people is divided into.
  static let slots = 131_072

  let people: People
  let postCount: Int
  let kind: StoreKind
  let bare: any BareConnection
  let samples: [SampleTexts.Sample]
  let now: Int64

  init(
    people: People, postCount: Int, samples: [SampleTexts.Sample], kind: StoreKind, bare: any BareConnection
  ) {
    self.people = people
    self.postCount = postCount
    self.samples = samples
    self.kind = kind
    self.bare = bare
    now = Int64(Date().timeIntervalSince1970 * 1000)
  }

  /// - Parameter passwordHash: What everybody signs in with.
  func fill(passwordHash: String) throws {
    try bare.run("BEGIN")
    // Rows are found a place in an index more quickly all at once than one after another.
    let indexes = try IndexesSetAside(bare, kind)
    try insertPeople(passwordHash)
    try insertRelations()
    try insertSlots()
    try insertSamples()
    try sketchPosts()
    for statement in postStatements + tagStatements + searchStatements + markStatements + noticeStatements {
      try bare.run(statement)
    }
    try indexes.restore()
    for statement in countStatements { try bare.run(statement) }
    try finish()
  }

  func finish() throws {
    for table in ["sketch", "sample", "sample_tag", "slot", "viewer"] { try bare.run("DROP TABLE \(table)") }
    try bare.run("COMMIT")
  }

  /// Draws from it give people in proportion to their activity.
  func insertSlots() throws {
    try bare.run("CREATE TEMPORARY TABLE slot (n \(key), person_id BIGINT NOT NULL)")
    try insert("slot (n, person_id)", 0..<Self.slots) { slot in
      "\(slot), \(people.id(people.number(at: (Double(slot) + 0.5) / Double(Self.slots))))"
    }
  }

  /// What everybody has, counted at the end.
  var countStatements: [String] {
    [
      """
      UPDATE person SET
        post_count = (SELECT COUNT(*) FROM post WHERE author_id = person.id AND visibility <= 2),
        follower_count = (SELECT COUNT(*) FROM follow WHERE followee_id = person.id),
        following_count = (SELECT COUNT(*) FROM follow WHERE follower_id = person.id),
        followed_tag_count = (SELECT COUNT(*) FROM tag_follow WHERE person_id = person.id),
        last_posted_on = (SELECT q.created_at / 86400000 FROM item j JOIN post q ON q.id = j.post_id
          WHERE j.actor_id = person.id AND j.is_share = 0 AND j.visibility <= 2 ORDER BY j.id DESC LIMIT 1)
      """,
      """
      UPDATE id_clock SET last = (SELECT MAX(id) FROM (
        SELECT MAX(id) AS id FROM item UNION ALL SELECT MAX(id) FROM bookmark UNION ALL SELECT MAX(id) FROM post_like
        UNION ALL SELECT MAX(id) FROM pin) AS given) WHERE name = 'item'
      """,
      "UPDATE id_clock SET last = (SELECT MAX(id) FROM notice) WHERE name = 'notice'",
    ]
  }

  /// A number below 2^31 that depends on `n` without any order to be seen. All fits in 64 bits.
  func draw(_ n: String, _ salt: Int) -> String {
    let prime = 2_147_483_647
    return """
      (((\(n)) * 48271 + \(salt * 7_919_993)) % \(prime) * (((\(n)) * 16807 + \(salt * 104_729)) % \(prime)) \
      % \(prime))
      """
  }

  var key: String { kind == .sqlite ? "INTEGER PRIMARY KEY" : "BIGINT PRIMARY KEY" }

  func tokens(_ tokens: [String]) -> String {
    switch kind {
    case .sqlite: "'\(tokens.joined(separator: " "))'"
    case .postgreSQL: "CAST('{\(tokens.map { "\"\($0)\"" }.joined(separator: ","))}' AS TEXT[])"
    }
  }

  /// Inserts a row for each element, a thousand in a statement.
  func insert<Elements: Collection>(
    _ columns: String, _ elements: Elements, _ row: (Elements.Element) -> String
  ) throws {
    var rest = elements[...]
    while !rest.isEmpty {
      let some = rest.prefix(1000)
      rest = rest.dropFirst(1000)
      try bare.run("INSERT INTO \(columns) VALUES \(some.map { "(\(row($0)))" }.joined(separator: ", "))")
    }
  }
}
