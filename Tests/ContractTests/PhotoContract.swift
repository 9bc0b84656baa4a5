import AppValues
import Entities
import Foundation
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialMediaStorage
import SocialTestSupport
import Testing
import Timeline

@testable import SocialLocalBackend

@Suite("Photos")
struct PhotoContract {
  private static let wrong = AppError.invalid(.photo, .wrong)

  @Test("stand on a post in their order, with what they show", arguments: BackendKind.available)
  func publish(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let cat = try await alice.photo(world, alt: "A cat 🐈\n二行目 '; --")
      let dog = try await alice.photo(world, alt: "")
      #expect(cat.alt == "A cat 🐈\n二行目 '; --" && dog.alt == "")
      #expect(cat.width == 1 && cat.height == 1 && cat.blurhash?.isEmpty == false)
      #expect(Set([cat, dog].flatMap { [$0.location, $0.thumbnail] }).count == 4)
      #expect(
        try await alice.can.postWriting.orUnsupported().photos([dog.id, cat.id, ID("77")]) == [dog, cat])

      let post = try await alice.post("", photos: [dog, cat])
      #expect(post.photos == [dog, cat])
      try await alice.post("without")
      let page = try await world.stranger.timeline.page(of: .everyone, PageRequest())
      #expect(page.items.map(\.post.photos) == [[], [dog, cat]])
      #expect(try await world.stranger.post.thread(of: post.id).post.photos == [dog, cat])
      #expect(cat.location.flatMap(FileManager.default.contents)?.starts(with: [0x89, 0x50]) == true)
    }
  }

  @Test(
    "of others, of other posts and of no one are refused, and nothing is published then",
    arguments: BackendKind.available)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let (mine, theirs) = (try await alice.photo(world), try await bob.photo(world))
      for photos in [
        [theirs.id], [mine.id, theirs.id], [mine.id, mine.id], [ID("12345")], [mine.id, ID("x")],
      ] {
        await #expect(throws: Self.wrong) {
          try await alice.can.postWriting.orUnsupported().publish(
            NewPost(PostContent("x", photos: photos)), key: PublishKey("k"))
        }
      }
      #expect(try await world.stranger.profile.user(alice.id).postCount == 0)
      #expect(try await alice.can.postWriting.orUnsupported().photos([mine.id, theirs.id]) == [mine])
      await #expect(throws: AppError.notFound) {
        try await alice.can.postWriting.orUnsupported().setAlt("not mine", of: theirs.id)
      }

      let post = try await alice.post("first", key: "one", photos: [mine])
      #expect(try await alice.post("again", key: "one", photos: [mine]) == post)
      await #expect(throws: Self.wrong) { try await alice.post("second", photos: [mine]) }
      #expect(try await world.stranger.profile.user(alice.id).postCount == 1)
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.postWriting.orUnsupported().addPhoto(
          NewPhoto(file: LocalFile(path: "x"), alt: ""))
      }
    }
  }

  @Test("come and go with an edit, and stay for its history", arguments: BackendKind.available)
  func edit(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (first, second) = (try await alice.photo(world), try await alice.photo(world, alt: "\u{301} odd"))
      let post = try await alice.post("Look", photos: [first])
      var edit = PostEdit(of: post)
      edit.content.photos = [second.id]
      let edited = try await alice.can.postWriting.orUnsupported().edit(post.id, edit)
      #expect(edited.photos == [second])
      #expect(try await world.stranger.post.thread(of: post.id).post.photos == [second])
      #expect(
        try await world.stranger.postHistory.orUnsupported().revisions(of: post.id).map(\.content.photos) == [
          [first], [second],
        ])
      // A photo of the history can come back, and be on no other post.
      await #expect(throws: Self.wrong) { try await alice.post("other", photos: [first]) }
      edit = PostEdit(of: edited)
      edit.content.photos = [second.id, first.id]
      #expect(try await alice.can.postWriting.orUnsupported().edit(post.id, edit).photos == [second, first])

      try await alice.can.postActions.delete(post.id)
      await world.finish()
      #expect(Self.files(world) == [])
    }
  }

  @Test("can be described again", arguments: BackendKind.everywhere)
  func alt(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let photo = try await alice.photo(world, alt: "A dog")
      #expect(try await alice.can.postWriting.orUnsupported().setAlt("A cat", of: photo.id).alt == "A cat")
      let post = try await alice.post("Look", photos: [photo])
      _ = try await alice.can.postWriting.orUnsupported().setAlt("", of: photo.id)
      #expect(try await world.stranger.post.thread(of: post.id).post.photos.map(\.alt) == [""])
      await #expect(throws: AppError.notFound) {
        try await alice.can.postWriting.orUnsupported().setAlt("x", of: ID("99"))
      }
    }
  }

  @Test("go with their post, files too", arguments: BackendKind.available)
  func delete(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (gone, kept) = (try await alice.photo(world), try await alice.photo(world))
      let post = try await alice.post("gone", photos: [gone])
      try await alice.post("kept", photos: [kept])
      try await alice.can.postActions.delete(post.id)
      await world.finish()
      #expect(try await alice.can.postWriting.orUnsupported().photos([gone.id, kept.id]) == [kept])
      #expect(Self.files(world) == Self.files(of: kept))
      #expect(try await Self.removals(world) == 0)
    }
  }

  @Test("that no one publishes are given up after thirty days", arguments: BackendKind.available)
  func waiting(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (loose, used) = (try await alice.photo(world), try await alice.photo(world))
      try await alice.post("used", photos: [used])
      world.clock.advance(seconds: 29 * 86_400)
      await world.runOnce()
      #expect(try await alice.can.postWriting.orUnsupported().photos([loose.id]) == [loose])
      world.clock.advance(seconds: 86_400)
      await world.runOnce()
      #expect(try await alice.can.postWriting.orUnsupported().photos([loose.id, used.id]) == [used])
      #expect(Self.files(world) == Self.files(of: used))
    }
  }

  @Test("leave nothing of an adding or a removal that a crash cut short", arguments: BackendKind.available)
  func crash(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let photo = try await alice.photo(world)
      // As it stands when the power fails: files that are expected, and one whose removal has begun.
      let (expected, going) = (world.media.newName(.jpeg), world.media.newName(.png))
      let due = world.clock.clock.now().milliseconds + 3_600_000
      try await world.database.write { connection throws(AppError) in
        for (name, time) in [(expected, due), (going, 0)] {
          try connection.execute(
            "INSERT INTO media_removal (file, store, due_at) SELECT \(name), store, \(time) FROM photo")
        }
        try connection.execute("UPDATE due_work SET due_at = 0")
      }
      for name in [expected, going] { try world.media.write([1], as: name) }
      await world.runOnce()
      #expect(world.media.contains(expected) && !world.media.contains(going))
      world.clock.advance(seconds: 3600)
      await world.runOnce()
      #expect(!world.media.contains(expected))
      #expect(Self.files(world) == Self.files(of: photo))
      #expect(try await Self.removals(world) == 0)
    }
  }

  @Test("go although another file cannot be removed, which is tried again", arguments: BackendKind.available)
  func stuck(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (stuck, going) = (world.media.newName(.jpeg), world.media.newName(.jpeg))
      // A folder is removed by no one who removes a file.
      try FileManager.default.createDirectory(
        atPath: world.media.path(of: stuck), withIntermediateDirectories: true)
      try world.media.write([1], as: going)
      try await world.expectRemoval(of: [stuck, going])
      await world.runOnce()
      #expect(!world.media.contains(going))
      #expect(world.media.contains(stuck))
      #expect(try await Self.removals(world) == 1)
      try FileManager.default.removeItem(atPath: world.media.path(of: stuck))
      try world.media.write([1], as: stuck)
      world.clock.advance(seconds: 3600)
      await world.runOnce()
      #expect(!world.media.contains(stuck))
      #expect(try await Self.removals(world) == 0)
    }
  }

  @Test("wait by the present where the network shows a time gone by", arguments: BackendKind.available)
  func demo(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let present = Timestamp(milliseconds: world.clock.clock.now().milliseconds + 40 * 86_400_000)
      let backend = LocalBackend(
        database: world.database, passwords: world.passwords, media: world.media, clock: world.clock.clock,
        present: WallClock { present })
      let own = Person(session: alice.session, can: backend.repositories(for: .signedIn(alice.session)))
      let photo = try await own.photo(world)
      await backend.begin(until: .now + .seconds(120))
      await backend.end(nil)
      #expect(try await own.can.postWriting.orUnsupported().photos([photo.id]) == [photo])
    }
  }

  @Test("without a file, and files without a photo, are found", arguments: BackendKind.available)
  func check(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let photo = try await alice.photo(world)
      let path = try #require(photo.location)
      let content = try #require(FileManager.default.contents(atPath: path))
      try FileManager.default.removeItem(atPath: path)
      let stray = world.media.newName(.jpeg)
      try world.media.write([1], as: stray)
      let name = path.split(separator: "/").suffix(2).joined(separator: "/")
      let missing = CheckFinding(
        .missing, in: "photo.file", "photo \(photo.id.rawValue): the file \(name) is missing")
      // A young file may be someone's work under way.
      #expect(try await world.backend.check() == [missing])
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: world.media.path(of: stray))
      #expect(
        try await world.backend.check() == [
          missing, CheckFinding(.leftover, in: "media", "the file \(stray) doesn't belong to any photo"),
        ])
      #expect(world.media.contains(stray))
      try world.media.remove(stray)
      try world.media.write(Array(content), as: name)
    }
  }

  /// The paths of all files that are kept, in order.
  private static func files(_ world: World) -> [String] {
    world.media.names(olderThan: -60).map { world.media.path(of: $0) }.sorted()
  }

  private static func files(of photo: Photo) -> [String] {
    [photo.location, photo.thumbnail].compactMap(\.self).sorted()
  }

  private static func removals(_ world: World) async throws -> Int {
    try await world.database.read { connection throws(AppError) in
      try connection.rows("SELECT file FROM media_removal") { _ throws(AppError) in true }.count
    }
  }
}

extension World {
  /// As it stands when the removal of files has begun.
  fileprivate func expectRemoval(of files: [String]) async throws {
    let (now, store) = (
      clock.clock.now(), database.dialect == .sqlite ? 0 : try await media.makeNumber()
    )
    try await database.write { connection throws(AppError) in
      try connection.removeFiles(files, from: store, now)
    }
  }
}

extension Person {
  fileprivate func photo(_ world: World, alt: String = "") async throws -> Photo {
    try await can.postWriting.orUnsupported().addPhoto(
      NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: alt))
  }

  @discardableResult
  fileprivate func post(_ text: String, key: String? = nil, photos: [Photo]) async throws -> Post {
    let key = PublishKey(key ?? UUID().uuidString)
    return try await can.postWriting.orUnsupported().publish(
      NewPost(PostContent(text, photos: photos.map(\.id))), key: key)
  }
}
