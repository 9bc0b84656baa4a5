import AppValues
import Entities
import Foundation
import Post
import PostActions
import SocialBackend
import SocialDatabase

/// Counts what two nodes write together in a second, with a database that is on another machine for both.
struct NodesBenchmark {
  static let nodes = 2
  static let writersOfANode = 16
  /// In seconds.
  static let roundTrip = 0.001

  let people: People
  let duration: Duration

  func run(on store: Store, server: String) async throws -> (likes: Double, posts: Double) {
    let distant = try DistantServer(server, roundTrip: Self.roundTrip)
    var databases: [any SQLDatabase] = []
    for _ in 0..<Self.nodes { databases.append(try await store.open(by: distant.url)) }
    let nodes = databases.map { Visitors(database: $0, people: people) }
    let writers = (0..<Self.nodes * Self.writersOfANode).map { number in
      nodes[number % Self.nodes].repositories(number)
    }
    let texts = SampleTexts(count: 500, people: people, seed: 6).samples.filter { $0.mentioned == nil }.map(
      \.text)
    var ids: [ID<Post>] = []
    for text in texts {
      ids.append(
        try await writers[0].postWriting.orUnsupported()
          .publish(NewPost(PostContent(text)), key: PublishKey(UUID().uuidString)).id)
    }
    let posts = try await rate(of: writers) { writer, count throws(AppError) in
      _ = try await writer.postWriting.orUnsupported().publish(
        NewPost(PostContent(texts[count % texts.count])), key: PublishKey(UUID().uuidString))
    }
    // Each of the posts is liked, and on the next round no longer.
    let likes = try await rate(of: writers) { [ids] writer, count throws(AppError) in
      _ = try await writer.postActions.set(
        .liked, to: count / ids.count % 2 == 0, on: ids[count % ids.count])
    }
    for database in databases { await database.close() }
    try distant.close()
    return (likes, posts)
  }

  /// How often all of them together do something in a second.
  ///
  /// - Parameter act: Takes one of them, and how often they have done it.
  private func rate(
    of writers: [Repositories], _ act: @escaping @Sendable (Repositories, Int) async throws -> Void
  ) async throws -> Double {
    let start = ContinuousClock.now
    let end = start + duration
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for (number, writer) in writers.enumerated() {
        group.addTask {
          var count = 0
          while ContinuousClock.now < end {
            try await act(writer, number * 31 + count)
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
