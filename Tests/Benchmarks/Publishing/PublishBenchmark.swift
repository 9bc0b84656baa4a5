import AppValues
import Entities
import Foundation
import Post
import SocialBackend
import SocialDatabase

/// Counts durable publishes in a second: by one writer, by sixteen, and by bare statements, in turn.
struct PublishBenchmark {
  static let manyWriters = 16

  let people: People
  let rounds: Int
  let duration: Duration
  let samples: [SampleTexts.Sample]

  init(people: People, rounds: Int, duration: Duration) {
    self.people = people
    self.rounds = rounds
    self.duration = duration
    // No one is named: whom a post names is told, which are more rows than the plain limit has.
    samples = SampleTexts(count: 500, people: people, seed: 4).samples.filter { $0.mentioned == nil }
  }

  func run(on store: Store) async throws -> PublishResult {
    let database = try await store.open()
    let visitors = Visitors(database: database, people: people)
    let writers = try People.writers.map { try visitors.repositories($0).postWriting.orUnsupported() }
    let publisher = try BarePublisher(store.openBare(), store.kind)
    var (bare, one, many): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      bare.append(try bareRate(publisher, store.kind))
      one.append(try await rate(writers[..<1]))
      many.append(try await rate(writers[..<Self.manyWriters]))
    }
    await database.close()
    return PublishResult(store: store.kind, bare: bare.median, one: one.median, many: many.median)
  }

  /// How many a second bare statements publish.
  func bareRate(_ publisher: BarePublisher, _ kind: StoreKind) throws -> Double {
    let words = samples.map { $0.tokens.map { kind == .sqlite ? $0 : "\"\($0)\"" } }
      .map { $0.joined(separator: kind == .sqlite ? " " : ",") }
    let start = ContinuousClock.now
    var count = 0
    // Behind every id that the program has made until now.
    let first = (Int64(Date().timeIntervalSince1970 * 1000) + 1) << 16
    while ContinuousClock.now - start < duration {
      let place = count % samples.count
      let author = people.id(count % People.writers.count)
      count += 1
      try publisher.publish(
        samples[place],
        tokens: kind == .sqlite ? "\(words[place]) by\(author)" : "{\(words[place]),\"by\(author)\"}",
        id: first + Int64(count), author: author, key: UUID().uuidString)
    }
    return Double(count) / (ContinuousClock.now - start).inSeconds
  }

  private func rate(_ writers: ArraySlice<any PostWriting>) async throws -> Double {
    let start = ContinuousClock.now
    let end = start + duration
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for (number, writer) in writers.enumerated() {
        group.addTask { [samples] in
          var count = 0
          while ContinuousClock.now < end {
            let text = samples[(number + count * Self.manyWriters) % samples.count].text
            _ = try await writer.publish(NewPost(PostContent(text)), key: PublishKey(UUID().uuidString))
            count += 1
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    return Double(count) / (ContinuousClock.now - start).inSeconds
  }
}

/// Publishes in a second.
struct PublishResult {
  let store: StoreKind
  let bare: Double
  let one: Double
  let many: Double
}
