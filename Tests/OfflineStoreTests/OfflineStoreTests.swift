import AppValues
import Entities
import Foundation
import Post
import SocialFiles
import SocialOfflineStore
import SocialTestSupport
import Testing

@Suite("A store for when the server can't be reached", .timeLimit(.minutes(1)))
struct OfflineStoreTests {
  @Test("has files that only their owner can read, and leaves none behind when it's wiped")
  func files() async throws {
    try await StoreWorld.with { world in
      let store = world.reopened()
      let photo = try TinyPhoto.write(to: world.folder)
      _ = try await store.photos.keep(NewPhoto(file: LocalFile(path: photo), alt: ""), uploaded: nil)
      _ = try await world.queued(.post("hello"))
      let names = try FileManager.default.subpathsOfDirectory(atPath: world.place.path)
      for name in names where name != "photos" {
        let facts = try FileManager.default.attributesOfItem(atPath: world.place.path + "/" + name)
        #expect(facts[.posixPermissions] as? Int == 0o600, "\(name)")
      }
      try store.downloads.create()
      try store.downloads.file("photo.jpg").replace(with: [1])
      try await store.wipe()
      await world.store.close()
      #expect(!FileManager.default.fileExists(atPath: world.place.path + "/offline.sqlite"))
      #expect(!FileManager.default.fileExists(atPath: world.place.path + "/photos"))
      #expect(!FileManager.default.fileExists(atPath: store.downloads.path))
    }
  }

  @Test("keeps copies of photos as long as something in the outbox has them")
  func photos() async throws {
    try await StoreWorld.with { world in
      let photos = world.store.photos
      let path = try TinyPhoto.write(to: world.folder)
      let new = NewPhoto(
        file: LocalFile(path: path), alt: "A lake", focus: PhotoFocus(x: 0.5, y: -1), isForDraft: false)
      let used = try await photos.keep(new, uploaded: nil)
      let unused = try await photos.keep(new, uploaded: ID("01JMEDIA"))
      try FileManager.default.removeItem(atPath: path)
      _ = try await world.queued(.publish(post: NewPost(PostContent("", photos: [used]))))
      world.clock.advance(seconds: 86_401)
      try await photos.removeOld()
      let kept = try #require(try await photos.photo(used))
      #expect(
        kept.alt == "A lake" && kept.focus == new.focus && kept.name == "tiny.png" && kept.serverID == nil)
      #expect(try PrivateFile(kept.file.path).read()?.isEmpty == false)
      #expect(try await photos.photo(unused) == nil)
      try await photos.uploaded(used, as: ID("01JOTHER"))
      #expect(try await photos.photo(used)?.serverID == ID("01JOTHER"))
    }
  }
}
