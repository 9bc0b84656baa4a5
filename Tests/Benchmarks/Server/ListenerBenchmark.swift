import Foundation
import SocialCredentials

/// Measures how soon a post reaches those who listen by streams of events, be they one or thousands, and what memory an idle
/// stream takes.
struct ListenerBenchmark {
  /// Of how many streams the first take memory that isn't theirs.
  private static let first = 500

  let people: People
  let program: URL
  /// How many listen at once.
  let count: Int
  /// How many posts one listener waits for, and how many all do.
  let posts: Int, rounds: Int
  /// Takes what the one who waits may like to know.
  let say: (String) -> Void

  private var listeners: Range<Int> { people.count / 4..<people.count / 4 + count }
  /// Whom all of them follow.
  private var star: Int { listeners.upperBound }
  /// Whom only the first of them follows.
  private var stranger: Int { people.viewers(.twenty).lowerBound }

  func run(on store: Store) async throws -> ListenerReport {
    try prepare(store)
    try raiseFileLimit()
    let server = try ServedProgram(program, store)
    defer { server.stop() }
    let crowd = ListenerCrowd(port: server.port)
    // There is something in every home.
    _ = try await post(by: star, server)
    try await crowd.listen([people.token(listeners.lowerBound)])
    let alone = try await times(posts, by: stranger, server, crowd, hearing: 1)
    say("… one stream")
    try await crowd.listen(listeners.dropFirst().prefix(Self.first).map(people.token))
    try await Task.sleep(for: .seconds(1))
    let before = (streams: crowd.count, memory: try server.memory(.now))
    try await crowd.listen(listeners.dropFirst(1 + Self.first).map(people.token))
    try await Task.sleep(for: .seconds(2))
    let slope = (try server.memory(.now) - before.memory) / Double(crowd.count - before.streams)
    say("… \(crowd.count) streams, \((slope / 1024).digits(0)) KiB each")
    let among = try await times(posts, by: stranger, server, crowd, hearing: 1)
    let last = try await times(rounds, by: star, server, crowd, hearing: crowd.count)
    try await crowd.close()
    return ListenerReport(store: store, count: count, alone: alone, among: among, last: last, slope: slope)
  }

  /// The times from the answer to a post until the last of those who should have heard of it.
  private func times(
    _ posts: Int, by author: Int, _ server: ServedProgram, _ crowd: ListenerCrowd, hearing listeners: Int
  ) async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<posts {
      crowd.expect(listeners)
      let answered = try await post(by: author, server)
      times.append(max(0, (try await crowd.heard() - answered).inSeconds))
    }
    return times
  }

  /// Publishes a post, and returns when that was answered.
  private func post(by author: Int, _ server: ServedProgram) async throws -> ContinuousClock.Instant {
    let request = ServerRequest(
      "/api/v1/statuses", by: author, of: people, body: .json(#"{"status": "Something to listen to"}"#))
    _ = try await ServerAnswer(to: request, port: server.port)
    return .now
  }

  /// Lets all of them listen, and follow those whom they are to hear.
  private func prepare(_ store: Store) throws {
    let bare = try store.openBare()
    try bare.run("BEGIN")
    for number in Array(listeners) + [star] {
      let (id, hash) = (people.id(number), AccessToken.hash(people.token(number)))
      try bare.run(
        """
        INSERT INTO session (id, person_id, token_hash, created_at)
        SELECT \(id + 1), \(id), '\(hash)', \(Instants.signUps)
        WHERE NOT EXISTS (SELECT 1 FROM session WHERE person_id = \(id))
        """)
    }
    let (first, last) = (people.id(listeners.lowerBound), people.id(listeners.upperBound - 1))
    for (author, end) in [(star, last), (stranger, first)] {
      try bare.run(
        """
        INSERT INTO follow (follower_id, followee_id, id)
        SELECT p.id, \(people.id(author)), p.id + \(author) FROM person p
        WHERE p.id BETWEEN \(first) AND \(end) AND NOT EXISTS (
          SELECT 1 FROM follow f WHERE f.follower_id = p.id AND f.followee_id = \(people.id(author)))
        """)
    }
    try bare.run(
      """
      UPDATE person SET following_count = (SELECT COUNT(*) FROM follow WHERE follower_id = person.id),
        follower_count = (SELECT COUNT(*) FROM follow WHERE followee_id = person.id)
      WHERE id BETWEEN \(first) AND \(last) OR id IN (\(people.id(star)), \(people.id(stranger)))
      """)
    try bare.run("COMMIT")
  }

  /// Each stream is a file, here and in the server, which has the limit of who starts it.
  private func raiseFileLimit() throws {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      throw POSIXError(.EINVAL)
    }
    limit.rlim_cur = limit.rlim_max
    guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur > count + 200
    else { throw POSIXError(.EMFILE) }
  }
}

/// The rows of a table that tell of streams.
struct ListenerReport {
  private static let most = 10_000.0

  let store: Store
  /// How many listened at once.
  let count: Int
  /// From a post to its one listener, alone and among all the others, and to the last of all, in seconds.
  let alone: [Double], among: [Double], last: [Double]
  /// What a stream takes, in bytes.
  let slope: Double

  func add(to table: Table) {
    table.add(
      "From a post to a follower's stream, \(store.kind.name)", text(alone), aim: "≤ 5 ms, p99 ≤ 10 ms")
    table.add(
      "The same while \(count.grouped) streams are open, \(store.kind.name)", text(among), aim: "p99 ≤ 50 ms")
    table.add(
      "From a post to the last of \(count.grouped) followers' streams, \(store.kind.name): median, worst",
      "\(last.median.asMilliseconds) ms, \((last.max() ?? 0).asMilliseconds) ms", aim: "≤ 200 ms")
    table.add(
      "Memory of 10,000 idle streams of home, \(store.kind.name)",
      "\((slope * Self.most / 1_048_576).digits(0)) MiB", aim: "≤ 300 MiB")
  }

  private func text(_ times: [Double]) -> String {
    "p50 \(times.median.asMilliseconds) ms; p99 \(times.percentile(0.99).asMilliseconds) ms"
  }
}
