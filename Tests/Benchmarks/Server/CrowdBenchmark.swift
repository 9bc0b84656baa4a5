import Foundation
import SocialCredentials

/// Measures what it costs over HTTP to have very many followers, or to follow very many people: beside those who have few.
struct CrowdBenchmark {
  /// The first number of the people who are added. Those of the network have lower ones.
  private static let first = Instants.signUps + 1_000_000_000

  let people: People
  let program: URL
  /// How many follow one author, and how many one viewer follows.
  let followers: Int, followed: Int
  /// How often each is measured.
  let rounds: Int

  /// Whom all of them follow, and who follows many of them.
  private var star: Int { People.writers.lowerBound + 50 }
  private var fan: Int { people.viewers(.twoHundred).lowerBound }
  private var other: Int { people.viewers(.twenty).lowerBound }

  func run(on store: Store) async throws -> CrowdReport {
    try prepare(store)
    let server = try ServedProgram(program, store, ["--caches", "off"])
    defer { server.stop() }
    var report = CrowdReport(store: store, followers: followers, followed: followed)
    for _ in 0..<rounds {
      report.star.append(try await post(by: star, server))
      report.author.append(try await post(by: other, server))
    }
    for _ in 0..<rounds {
      report.fan.append(try await read(by: fan, server))
      report.viewer.append(try await read(by: other, server))
    }
    return report
  }

  private func post(by person: Int, _ server: ServedProgram) async throws -> Double {
    let body = ServerRequest.Body.json(#"{"status": "Something for everyone"}"#)
    return try await time(ServerRequest("/api/v1/statuses", by: person, of: people, body: body), server)
  }

  private func read(by person: Int, _ server: ServedProgram) async throws -> Double {
    try await time(ServerRequest("/api/v1/timelines/home", by: person, of: people), server)
  }

  private func time(_ request: ServerRequest, _ server: ServedProgram) async throws -> Double {
    try await timed { try await ServerAnswer(to: request, port: server.port) }.1
  }

  private func prepare(_ store: Store) throws {
    let bare = try store.openBare()
    let (star, fan) = (people.id(star), people.id(fan))
    try bare.run("BEGIN")
    try bare.run(
      """
      INSERT INTO person (
        id, handle, handle_folded, name, name_folded, bio, is_locked, created_at, post_count, follower_count,
        following_count)
      WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < \(followers))
      SELECT (\(Self.first) + i) * 65536, 'crowd' || i, 'crowd' || i, 'Crowd', 'crowd', '', 0, \(Instants.signUps),
        0, 0, 1
      FROM n
      """)
    let crowd = "id >= \(Self.first) * 65536 AND id < \(Self.first + Int64(followers)) * 65536"
    try bare.run(
      "INSERT INTO follow (follower_id, followee_id, id) SELECT id, \(star), id + 1 FROM person WHERE \(crowd)"
    )
    try bare.run(
      """
      INSERT INTO follow (follower_id, followee_id, id)
      SELECT \(fan), id, id + 2 FROM person p
      WHERE id <> \(fan) AND NOT EXISTS (
        SELECT 1 FROM follow f WHERE f.follower_id = \(fan) AND f.followee_id = p.id)
      ORDER BY id LIMIT \(followed)
      """)
    for number in [self.fan, other] {
      let hash = AccessToken.hash(people.token(number))
      try bare.run(
        """
        INSERT INTO session (id, person_id, token_hash, created_at)
        SELECT \(people.id(number) + 1), \(people.id(number)), '\(hash)', \(Instants.signUps)
        WHERE NOT EXISTS (SELECT 1 FROM session WHERE token_hash = '\(hash)')
        """)
    }
    try bare.run(
      """
      UPDATE person SET following_count = (SELECT COUNT(*) FROM follow WHERE follower_id = person.id),
        follower_count = (SELECT COUNT(*) FROM follow WHERE followee_id = person.id)
      WHERE id IN (\(star), \(fan))
      """)
    try bare.run("COMMIT")
    try bare.run("ANALYZE")
  }
}

/// The rows of a table that tell of those who have very many followers, or follow very many. All times are in seconds.
struct CrowdReport {
  let store: Store
  let followers: Int, followed: Int
  var star: [Double] = [], author: [Double] = []
  var fan: [Double] = [], viewer: [Double] = []

  func add(to table: Table) {
    table.add(
      "A post by an author with \(followers.grouped) followers, and by one with few, \(store.kind.name)",
      "\(text(star)) · \(text(author))", ratio(star, author, at: 0.99), aim: "p99 ≤ 2")
    table.add(
      "Home of a viewer who follows \(followed.grouped), and of one who follows 20, \(store.kind.name)",
      "\(text(fan)) · \(text(viewer))", ratio(fan, viewer, at: 0.5), aim: "≤ 3")
  }

  private func ratio(_ times: [Double], _ few: [Double], at fraction: Double) -> String {
    (times.percentile(fraction) / few.percentile(fraction)).digits(2)
  }

  private func text(_ times: [Double]) -> String {
    "p50 \(times.median.asMilliseconds) ms, p99 \(times.percentile(0.99).asMilliseconds) ms"
  }
}
