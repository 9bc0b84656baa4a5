import AppValues
import Entities
import Foundation
import Post
import SocialBackend
import SocialDatabase
import SocialFiles
import SocialMediaStorage

/// Publishes with four photos of twelve megapixels, as phones take them, one post after another.
struct PhotoBenchmark {
  let people: People
  let rounds: Int

  func run(on store: Store) async throws -> PhotoResult {
    let file = try DrawnPhoto(width: 4000, height: 3000, in: store.folder).path
    let database = try await store.open()
    let media = MediaStore(PrivateFolder(store.folder.appending(path: "media").path))
    let visitors = Visitors(database: database, people: people, media: media)
    let writer = try visitors.repositories(People.writers.lowerBound).postWriting.orUnsupported()
    let workshop = PhotoWorkshop()
    var (whole, prepared, used, together): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    for round in 0..<rounds {
      let (_, time) = try await timed {
        var photos: [ID<Photo>] = []
        for _ in 0..<Photo.maximumCount {
          photos.append(
            try await writer.addPhoto(NewPhoto(file: LocalFile(path: file), alt: "The sea, number \(round)"))
              .id)
        }
        _ = try await writer.publish(
          NewPost(PostContent("Four photos of the sea", photos: photos)), key: PublishKey(UUID().uuidString))
      }
      whole.append(time)
      let before = Self.usedByChildren()
      prepared.append(try await timed { try await workshop.prepare(file) }.1)
      used.append(Self.usedByChildren() - before)
      together.append(
        try await timed {
          try await withThrowingTaskGroup { group in
            for _ in 0..<Photo.maximumCount { group.addTask { try await workshop.prepare(file) } }
            try await group.waitForAll()
          }
        }.1)
    }
    await database.close()
    return PhotoResult(
      time: whole.median, toolTime: prepared.median * Double(Photo.maximumCount), used: used.median,
      together: together.median)
  }

  /// The time on a core that processes which have ended took, in seconds.
  private static func usedByChildren() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

/// Medians, in seconds.
struct PhotoResult {
  /// Of a post with all its photos.
  let time: Double
  /// Of making as many photos ready, and nothing else.
  let toolTime: Double
  /// Of one photo on a core.
  let used: Double
  /// Of as many photos at once.
  let together: Double
}
