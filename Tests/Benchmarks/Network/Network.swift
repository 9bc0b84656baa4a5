import Credentials
import Foundation
import PostText

/// Fills a database that has the program's tables and nothing in them: people, whom they follow, and what
/// they wrote, liked, shared and answered, by statements that make many rows each.
///
/// The search index holds the newest posts only: no figure searches, and a million take minutes.
struct Network {
  /// How many steps the activity of all people is divided into.
  private static let slots = 131_072
  private static let sampleCount = 1000
  private static let searchable = 10_000
  private static let followsOfOthers = 10

  let people: People
  let postCount: Int
  private let kind: StoreKind
  private let bare: any BareConnection
  private let now: Int64

  init(people: People, postCount: Int, kind: StoreKind, bare: any BareConnection) {
    self.people = people
    self.postCount = postCount
    self.kind = kind
    self.bare = bare
    now = Int64(Date().timeIntervalSince1970 * 1000)
  }

  /// - Parameter passwordHash: What everybody signs in with.
  func fill(passwordHash: String) throws {
    try bare.run("BEGIN")
    try insertPeople(passwordHash)
    try insertFollows()
    try insertSlots()
    try insertSamples()
    try sketchPosts()
    for statement in statements { try bare.run(statement) }
    try bare.run("COMMIT")
  }

  private func insertPeople(_ passwordHash: String) throws {
    let columns = """
      person (id, handle, handle_folded, name, name_folded, email, email_folded, password_hash, bio, language,
        is_locked, created_at, post_count, follower_count, following_count)
      """
    try insert(columns, 0..<people.count) { number in
      let (handle, name) = (people.handle(number), people.name(number))
      let email = "\(handle)@example.com"
      return """
        \(people.id(number)), '\(handle)', '\(handle)', '\(name)', '\(SearchText.folded(name))', '\(email)',
        '\(email)', '\(passwordHash)', '', 'en', 0, \(people.id(number) >> 16), 0, 0, 0
        """
    }
    try insert("person_search (\(searchKey), tokens)", 0..<people.count) { number in
      "\(people.id(number)), \(tokens(SearchText.tokens("\(people.handle(number)) \(people.name(number))")))"
    }
    let signedIn = Array(People.writers) + ViewerKind.allCases.flatMap { Array(people.viewers($0)) }
    try insert("session (id, person_id, token_hash, created_at)", signedIn) { number in
      let hash = AccessToken.hash(people.token(number))
      return "\(people.id(number) + 1), \(people.id(number)), '\(hash)', \(Instants.signUps)"
    }
  }

  private func insertFollows() throws {
    var random = SeededRandom(seed: 2)
    var follows: [(Int, Int)] = []
    let viewers = ViewerKind.allCases.flatMap { kind in people.viewers(kind).map { ($0, kind) } }
    let kinds = Dictionary(uniqueKeysWithValues: viewers)
    for number in 0..<people.count {
      if let kind = kinds[number] {
        follows += people.followed(by: number, kind, &random).sorted().map { (number, $0) }
      } else {
        let some = (0..<Self.followsOfOthers).map { _ in
          people.number(at: Double.random(in: 0..<1, using: &random))
        }
        follows += Set(some).filter { $0 != number }.sorted().map { (number, $0) }
      }
    }
    try insert("follow (follower_id, followee_id, id)", follows.indices) { place in
      let (follower, followee) = follows[place]
      return "\(people.id(follower)), \(people.id(followee)), \((Instants.follows + Int64(place)) << 16)"
    }
  }

  /// Draws from it give people in proportion to their activity.
  private func insertSlots() throws {
    try bare.run("CREATE TEMPORARY TABLE slot (n \(key), person_id BIGINT NOT NULL)")
    try insert("slot (n, person_id)", 0..<Self.slots) { slot in
      "\(slot), \(people.id(people.number(at: (Double(slot) + 0.5) / Double(Self.slots))))"
    }
  }

  private func insertSamples() throws {
    try bare.run(
      """
      CREATE TEMPORARY TABLE sample (n \(key), text TEXT NOT NULL, hashtags TEXT NOT NULL,
        tokens TEXT\(kind == .sqlite ? "" : "[]") NOT NULL, mentioned_id BIGINT)
      """)
    let samples = SampleTexts(count: Self.sampleCount, people: people, seed: 1).samples
    try insert("sample (n, text, hashtags, tokens, mentioned_id)", samples.indices) { number in
      let sample = samples[number]
      let mentioned = sample.mentioned.map { String(people.id($0)) } ?? "NULL"
      return "\(number), '\(sample.text)', '\(sample.hashtags)', \(tokens(sample.tokens)), \(mentioned)"
    }
  }

  /// Decides on each post before it is written, so that its counters can be.
  private func sketchPosts() throws {
    let first = Instants.firstPost(of: postCount, before: now)
    try bare.run(
      """
      CREATE TEMPORARY TABLE sketch (n \(key), id BIGINT NOT NULL, author_id BIGINT NOT NULL, parent BIGINT,
        sample BIGINT NOT NULL, likes BIGINT NOT NULL, shares BIGINT NOT NULL);
      INSERT INTO sketch (n, id, author_id, parent, sample, likes, shares)
      WITH RECURSIVE number (n) AS (
        SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM number WHERE n < \(postCount))
      SELECT number.n, (\(first) + number.n * \(Instants.spacing)) * 65536, slot.person_id,
        CASE WHEN number.n > 200 AND \(draw("number.n", 1)) % 100 < 15
          THEN number.n - 1 - \(draw("number.n", 2)) % 200 END,
        \(draw("number.n", 3)) % \(Self.sampleCount), \(draw("number.n", 4)) % 4,
        CASE WHEN \(draw("number.n", 5)) % 20 = 0 THEN 1 ELSE 0 END
      FROM number JOIN slot ON slot.n = \(draw("number.n", 6)) % \(Self.slots);
      CREATE INDEX sketch_parent ON sketch (parent)
      """)
    if kind == .postgreSQL { try bare.run("ANALYZE slot; ANALYZE sample; ANALYZE sketch; ANALYZE follow") }
  }

  private var statements: [String] {
    let newest = max(postCount - Self.searchable, 0)
    return [
      """
      INSERT INTO post_like (post_id, person_id, at, id)
      SELECT s.id, slot.person_id, s.id / 65536 + 60000, s.id + time.k
      FROM sketch s JOIN (SELECT 1 AS k UNION ALL SELECT 2 UNION ALL SELECT 3) AS time ON time.k <= s.likes
      JOIN slot ON slot.n = \(draw("(s.n * 4 + time.k)", 7)) % \(Self.slots)
      WHERE 1 = 1 ORDER BY s.id ON CONFLICT DO NOTHING
      """,
      """
      INSERT INTO mention (post_id, person_id, position)
      SELECT s.id, t.mentioned_id, 0 FROM sketch s JOIN sample t ON t.n = s.sample
      WHERE t.mentioned_id IS NOT NULL
      """,
      """
      INSERT INTO post (id, author_id, visibility, reply_to_id, like_count, comment_count, share_count,
        created_at, mention_count, publish_key, text, hashtags, thread_key)
      SELECT s.id, s.author_id, 0, p.id, (SELECT COUNT(*) FROM post_like l WHERE l.post_id = s.id),
        (SELECT COUNT(*) FROM sketch c WHERE c.parent = s.n), s.shares, s.id / 65536,
        CASE WHEN t.mentioned_id IS NULL THEN 0 ELSE 1 END, 'made ' || s.n, t.text, t.hashtags,
        CASE WHEN p.id IS NULL THEN 0 WHEN p.author_id = s.author_id THEN s.id ELSE s.id + 4611686018427387904 END
      FROM sketch s JOIN sample t ON t.n = s.sample LEFT JOIN sketch p ON p.n = s.parent ORDER BY s.n
      """,
      """
      INSERT INTO item (id, actor_id, post_id, author_id, reply_to_author_id, visibility, is_share, listed)
      SELECT s.id, s.author_id, s.id, s.author_id,
        CASE WHEN p.author_id <> s.author_id THEN p.author_id END, 0, 0,
        CASE WHEN p.author_id <> s.author_id THEN 0 ELSE 1 END
      FROM sketch s LEFT JOIN sketch p ON p.n = s.parent ORDER BY s.n
      """,
      """
      INSERT INTO item (id, actor_id, post_id, author_id, visibility, is_share, listed)
      SELECT s.id + \((Instants.untilShared << 16) + 1), slot.person_id, s.id, s.author_id, 0, 1, 0
      FROM sketch s JOIN slot ON slot.n = \(draw("s.n", 8)) % \(Self.slots) WHERE s.shares > 0
      """,
      """
      INSERT INTO post_search (\(searchKey), tokens)
      SELECT s.id, t.tokens FROM sketch s JOIN sample t ON t.n = s.sample WHERE s.n > \(newest)
      """,
      """
      UPDATE person SET
        post_count = (SELECT COUNT(*) FROM post WHERE author_id = person.id),
        follower_count = (SELECT COUNT(*) FROM follow WHERE followee_id = person.id),
        following_count = (SELECT COUNT(*) FROM follow WHERE follower_id = person.id)
      """,
      "UPDATE id_clock SET last = (SELECT MAX(id) FROM item) WHERE name = 'item'",
      "DROP TABLE sketch",
      "DROP TABLE sample",
      "DROP TABLE slot",
    ]
  }

  /// A number below 2^31 that depends on `n` without any order to be seen. All fits in 64 bits.
  private func draw(_ n: String, _ salt: Int) -> String {
    let prime = 2_147_483_647
    return """
      (((\(n)) * 48271 + \(salt * 7_919_993)) % \(prime) * (((\(n)) * 16807 + \(salt * 104_729)) % \(prime)) \
      % \(prime))
      """
  }

  private var key: String { kind == .sqlite ? "INTEGER PRIMARY KEY" : "BIGINT PRIMARY KEY" }
  private var searchKey: String { kind == .sqlite ? "rowid" : "id" }

  private func tokens(_ tokens: [String]) -> String {
    switch kind {
    case .sqlite: "'\(tokens.joined(separator: " "))'"
    case .postgreSQL: "CAST('{\(tokens.map { "\"\($0)\"" }.joined(separator: ","))}' AS TEXT[])"
    }
  }

  /// Inserts a row for each element, a thousand in a statement.
  private func insert<Elements: Collection>(
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
