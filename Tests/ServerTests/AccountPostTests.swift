import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Post
import PostActions
import SocialBackend
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("How apps read what people wrote")
struct AccountPostTests {
  @Test("What someone wrote and shared is read with what is asked for, and nothing else")
  func filters() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let other = try await ben.post("by ben")
      let plain = try await aiko.post("plain #Cats")
      try await aiko.post("to myself", on: plain.id)
      try await aiko.post("to ben #cats", on: other.id)
      _ = try await aiko.can.postActions.set(.shared, to: true, on: other.id)
      try await aiko.postPhoto("photo", in: world.folder)
      try await aiko.postPhoto("photo to ben", in: world.folder, on: other.id)
      let path = "/api/v1/accounts/\(aiko.id)/statuses"
      func read(_ query: String = "") async throws -> [String] {
        try await world.call(.get, path + query).texts()
      }
      #expect(
        try await read() == ["photo to ben", "photo", "by ben", "to ben #cats", "to myself", "plain #Cats"])
      #expect(try await read("?exclude_replies=true") == ["photo", "by ben", "to myself", "plain #Cats"])
      #expect(
        try await read("?exclude_reblogs=1") == [
          "photo to ben", "photo", "to ben #cats", "to myself", "plain #Cats",
        ])
      #expect(
        try await read("?exclude_reblogs=True&exclude_replies=on") == ["photo", "to myself", "plain #Cats"])
      #expect(try await read("?only_media=true") == ["photo to ben", "photo"])
      #expect(try await read("?only_media=true&exclude_replies=true") == ["photo"])
      #expect(try await read("?tagged=CATS") == ["to ben #cats", "plain #Cats"])
      #expect(try await read("?tagged=cats&exclude_replies=true") == ["plain #Cats"])
      #expect(try await read("?tagged=cats&only_media=true") == [])
      #expect(try await read("?tagged=dogs") == [])
      #expect(try await read("?exclude_replies=false&only_media=0&tagged=").count == 6)
    }
  }

  @Test("Pages follow each other in both directions, with the filters kept")
  func pages() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      var ids: [ID<Post>] = []
      for number in 1...5 { ids.append(try await aiko.post("number \(number)").id) }
      let path = "/api/v1/accounts/\(aiko.id)/statuses?exclude_reblogs=true&limit=2"
      let first = try await world.call(.get, path)
      #expect(try first.texts() == ["number 5", "number 4"])
      let second = try await world.call(.get, try #require(first.links.next))
      #expect(try second.texts() == ["number 3", "number 2"])
      #expect(second.links.next?.contains("exclude_reblogs=true") == true)
      let last = try await world.call(.get, try #require(second.links.next))
      #expect(try last.texts() == ["number 1"] && last.links.next == nil)
      #expect(
        try await world.call(.get, try #require(last.links.previous)).texts() == ["number 3", "number 2"])
      let since = try #require(last.links.previous?.replacing("min_id", with: "since_id"))
      #expect(try await world.call(.get, since).texts() == ["number 5", "number 4"])
      let window = try await world.call(.get, path + "&min_id=\(ids[0])&max_id=\(ids[2])")
      #expect(try window.texts() == ["number 2"])
    }
  }

  @Test("Pinned posts are read apart, and everyone reads only what they may see")
  func pinned() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await ben.follow(aiko)
      let open = try await aiko.post("for all")
      let closed = try await aiko.post("for followers", for: .followers)
      for post in [open, closed] { _ = try await aiko.can.postActions.set(.pinned, to: true, on: post.id) }
      let path = "/api/v1/accounts/\(aiko.id)/statuses"
      #expect(try await world.call(.get, path).texts() == ["for all"])
      #expect(try await ben.call(.get, path).texts() == ["for followers", "for all"])
      #expect(try await world.call(.get, path + "?pinned=true").texts() == ["for all"])
      let pins = try await aiko.call(.get, path + "?pinned=true").value([MastodonStatus].self)
      #expect(pins.count == 2 && pins.allSatisfy { $0.pinned == true })
      _ = try await aiko.call(.post, "/api/v1/accounts/\(ben.id)/block")
      #expect(try await ben.call(.get, path).texts() == [])
      #expect(try await ben.call(.get, path + "?pinned=true").texts() == [])
      #expect(try await world.call(.get, "/api/v1/accounts/1/statuses").status == .notFound)
      #expect(try await world.call(.get, "/api/v1/accounts/1/statuses?pinned=1").status == .notFound)
    }
  }
}

extension ServerPerson {
  /// Publishes with a photo, without the server.
  func postPhoto(_ text: String, in folder: TemporaryFolder, on parent: ID<Post>? = nil) async throws {
    let writing = try can.postWriting.orUnsupported()
    let file = LocalFile(path: try TinyPhoto.write(to: folder))
    let photo = try await writing.addPhoto(NewPhoto(file: file, alt: ""))
    let content = PostContent(text, photos: [photo.id])
    _ = try await writing.publish(NewPost(content, replyTo: parent), key: PublishKey(text))
  }
}
