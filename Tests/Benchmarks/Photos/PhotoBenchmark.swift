import AppValues
import Entities
import Foundation
import Post
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import SocialMediaStorage

/// Publishes with four photos of twelve megapixels, as phones take them, one post after another.
struct PhotoBenchmark {
  let people: People
  let rounds: Int

  func run(on store: Store) async throws -> PhotoResult {
    let file = try photo(in: store.folder)
    let database = try await store.open()
    let media = MediaStore(PrivateFolder(store.folder.appending(path: "media").path))
    let visitors = Visitors(database: database, people: people, media: media)
    let writer = try visitors.repositories(People.writers.lowerBound).postWriting.orUnsupported()
    let workshop = PhotoWorkshop()
    var (whole, prepared): ([Double], [Double]) = ([], [])
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
      prepared.append(try await timed { try await workshop.prepare(file) }.1)
    }
    await database.close()
    return PhotoResult(time: whole.median, toolTime: prepared.median * Double(Photo.maximumCount))
  }

  /// Has vips draw one.
  private func photo(in folder: URL) throws -> String {
    let path = folder.appending(path: "photo.jpg").path
    let painter = try Child(
      URL(filePath: "/usr/bin/env"), ["vips", "perlin", path, "4000", "3000", "--uchar"])
    try painter.endInput()
    try painter.waitForEnd()
    return path
  }
}

/// Medians, in seconds.
struct PhotoResult {
  /// Of a post with all its photos.
  let time: Double
  /// Of making as many photos ready, and nothing else.
  let toolTime: Double
}
