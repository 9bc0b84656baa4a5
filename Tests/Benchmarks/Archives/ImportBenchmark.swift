import AppValues
import Archive
import Entities
import SocialBackend
import SocialDatabase

/// Lets ten thousand old posts come into an account, one after another, as an archive's do.
struct ImportBenchmark {
  static let posts = 10_000

  let people: People
  let samples: [SampleTexts.Sample]

  /// In seconds.
  func time(on store: Store) async throws -> Double {
    let database = try await store.open()
    let archive = try Visitors(database: database, people: people)
      .repositories(people.viewers(.twenty).lowerBound).archiveImports.orUnsupported()
    let (_, time) = try await timed {
      for number in 0..<Self.posts {
        let sample = samples[number % samples.count]
        let post = ArchivedPost(
          key: SourceKey("https://example.com/posts/\(number)"),
          content: PostContent(sample.text, language: sample.language),
          createdAt: Timestamp(milliseconds: Instants.follows + Int64(number) * Instants.spacing))
        guard try await archive.importRecord(.post(post)) == .imported else { throw Absent(number: number) }
      }
    }
    await database.close()
    return time
  }
}

/// A post did not come.
private struct Absent: Error {
  let number: Int
}
