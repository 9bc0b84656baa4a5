import AppValues
import Search
import SocialBackend
import SocialDatabase

/// Looks for posts and hashtags as people do, always for the first page.
struct SearchBenchmark {
  /// Words that many, some and hardly any posts hold, and none; parts of words; Japanese of two characters and
  /// more; several words; hashtags; what someone wrote.
  private static let queries: [PostQuery] =
    [
      "the", "people", "morning", "coffee", "harbour", "grandmother", "unquietness", "interwandership",
      "foreharbourless", "zebra", "resting", "ration", "coffee morning", "river boat storm", "cafe", "東京",
      "写真",
      "猫が", "海星", "雪林", "コーヒー", "図書館", "美術館 写真", "topic17", "話題3",
    ].map { PostQuery($0) }
    + [
      PostQuery("", by: .handle("person0")), PostQuery("", by: .handle("person7000")),
      PostQuery("coffee", by: .handle("person3")), PostQuery("the", by: .handle("person7000")),
      PostQuery("図書館", by: .handle("person40")),
    ]
  /// Single characters: of nearly every Japanese post, of many, of some and of none.
  private static let characters: [PostQuery] = ["の", "猫", "夢", "鰯"].map { PostQuery($0) }
  private static let beginnings = ["t", "topic2", "写", "話題", "nothing"]

  let people: People
  let rounds: Int

  func run(on store: Store) async throws -> SearchResult {
    let database = try await store.open()
    let visitors = Visitors(database: database, people: people)
    // One mutes and blocks no one, the other both.
    let viewers = people.viewers(.twoHundred).prefix(2).map { visitors.repositories($0).search }
    let request = PageRequest(limit: HomeBenchmark.pageLength)
    var (times, characters) = ([String: [Double]](), [Double]())
    for _ in 0..<rounds {
      for viewer in viewers {
        for query in Self.queries {
          let (_, time) = try await timed { try await viewer.posts(matching: query, request) }
          times[Self.name(query), default: []].append(time)
        }
        for query in Self.characters {
          let (_, time) = try await timed { try await viewer.posts(matching: query, request) }
          characters.append(time)
        }
        for beginning in Self.beginnings {
          let (_, time) = try await timed { try await viewer.hashtags(beginning: beginning, request) }
          times["#\(beginning)…", default: []].append(time)
        }
      }
    }
    await database.close()
    return SearchResult(times: times, characters: characters)
  }

  private static func name(_ query: PostQuery) -> String {
    guard case .handle(let handle) = query.author else { return query.words }
    return "\(query.words) from:\(handle)"
  }
}

/// How long each query took, each time, in seconds.
struct SearchResult {
  let times: [String: [Double]]
  /// Those of single characters.
  let characters: [Double]

  var all: [Double] { times.values.flatMap(\.self) }

  /// The slowest queries with their medians.
  var slowest: String {
    times.mapValues(\.median).sorted { $0.value > $1.value }.prefix(5)
      .map { "\($0.key) \($0.value.asMilliseconds) ms" }.joined(separator: ", ")
  }
}
