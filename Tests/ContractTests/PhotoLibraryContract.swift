import AppValues
import Archive
import Entities
import Foundation
import Post
import PostActions
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing
import Timeline

@Suite("Photos before they are published, and after")
struct PhotoLibraryContract {
  private static let inUse = AppError.invalid(.photo, .taken)

  @Test("are their owner's to read and to describe", arguments: BackendKind.everywhere)
  func change(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let focus = PhotoFocus(x: 0.1234, y: -1)
      let photo = try await alice.add(world, focus: focus)
      let library = try alice.library
      #expect(photo.focus == focus)
      #expect(try await library.photo(photo.id) == photo)
      let described = try await library.change(photo.id, PhotoChange(alt: "A cat"))
      #expect(described.alt == "A cat" && described.focus == focus)
      let moved = try await library.change(photo.id, PhotoChange(focus: PhotoFocus(x: -0.5, y: 0.25)))
      #expect(moved.alt == "A cat" && moved.focus == PhotoFocus(x: -0.5, y: 0.25))
      let post = try await alice.post(NewPost(PostContent("Look", photos: [photo.id])))
      #expect(post.photos == [moved])
      let page = try await world.stranger.timeline.page(of: .everyone, PageRequest())
      #expect(page.items.map(\.post.photos) == [[moved]])
      let centered = try await library.change(photo.id, PhotoChange(alt: "", focus: .center))
      #expect(try await world.stranger.post.thread(of: post.id).post.photos == [centered])
      #expect(centered.focus == .center && centered.alt.isEmpty)
      await #expect(throws: AppError.notFound) { try await bob.library.photo(photo.id) }
      await #expect(throws: AppError.notFound) {
        try await bob.library.change(photo.id, PhotoChange(focus: .center))
      }
      await #expect(throws: AppError.notFound) { try await library.photo(ID("x")) }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.photoLibrary.orUnsupported().photo(photo.id)
      }
    }
  }

  @Test("have no focus unless their owner chooses one", arguments: BackendKind.available)
  func focus(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (plain, centered) = (try await alice.add(world), try await alice.add(world, focus: .center))
      let post = try await alice.post(NewPost(PostContent("", photos: [plain.id, centered.id])))
      #expect(try await world.stranger.post.thread(of: post.id).post.photos.map(\.focus) == [nil, .center])
    }
  }

  @Test("can be deleted as long as no post has them", arguments: BackendKind.available)
  func delete(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let (loose, shown, former) = (
        try await alice.add(world), try await alice.add(world), try await alice.add(world)
      )
      let post = try await alice.post(NewPost(PostContent("Look", photos: [shown.id, former.id])))
      try await alice.edit(post) { $0.photos = [shown.id] }
      let library = try alice.library
      await #expect(throws: AppError.notFound) { try await bob.library.delete(loose.id) }
      for photo in [shown, former] {
        await #expect(throws: Self.inUse) { try await library.delete(photo.id) }
      }
      try await library.delete(loose.id)
      await #expect(throws: AppError.notFound) { try await library.delete(loose.id) }
      await #expect(throws: AppError.notFound) { try await library.photo(loose.id) }
      await world.finish()
      #expect(!loose.isHere && shown.isHere && former.isHere)
    }
  }

  @Test(
    "stay a day for another post where that is wished, but for those of earlier versions",
    arguments: BackendKind.available)
  func redraft(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (kept, again, former) = (
        try await alice.add(world, focus: .center), try await alice.add(world), try await alice.add(world)
      )
      let post = try await alice.post(NewPost(PostContent("Look", photos: [former.id, kept.id, again.id])))
      try await alice.edit(post) { $0.photos = [kept.id, again.id] }
      // However long the photos have been here.
      world.clock.advance(seconds: 60 * 86_400)
      try await alice.can.postActions.delete(post.id, keepsPhotos: true)
      await world.finish()
      #expect(try await alice.library.photo(kept.id) == kept)
      await #expect(throws: AppError.notFound) { try await alice.library.photo(former.id) }
      #expect(!former.isHere && kept.isHere && again.isHere)
      await #expect(throws: AppError.gone) { try await world.stranger.post.thread(of: post.id) }

      let redrafted = try await alice.post(NewPost(PostContent("Look again", photos: [again.id])))
      #expect(redrafted.photos == [again])
      world.clock.advance(seconds: 86_399)
      await world.runOnce()
      #expect(kept.isHere)
      world.clock.advance(seconds: 1)
      await world.runOnce()
      #expect(!kept.isHere && again.isHere)
      await #expect(throws: AppError.notFound) { try await alice.library.photo(kept.id) }
    }
  }

  @Test("can take up only so much while they wait for their first post", arguments: BackendKind.available)
  func room(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let alice = people[0]
      let (loose, used) = (try await alice.add(world), try await alice.add(world))
      let post = try await alice.post(NewPost(PostContent("Look", photos: [used.id])))
      try await world.database.write { connection throws(AppError) in
        let most = Photo.maximumWaitingMegabytes * 1_000_000
        try connection.execute("UPDATE photo SET waiting_bytes = \(most) WHERE waiting_bytes > 0")
      }
      let full = AppError.invalid(.photos, .tooManyBytes(megabytes: Photo.maximumWaitingMegabytes))
      await #expect(throws: full) { try await alice.add(world) }
      _ = try await people[1].add(world)
      // What comes in with its post waits for nothing.
      let imports = try alice.can.archiveImports.orUnsupported()
      let file = try TinyPhoto.write(to: world.folder)
      _ = try await imports.addPhoto(ArchivedPhoto(file: file, alt: ""), from: file)
      // Neither does what was published.
      try await alice.library.delete(loose.id)
      try await alice.can.postActions.delete(post.id, keepsPhotos: true)
      _ = try await alice.add(world)
    }
  }

  @Test("go with their post otherwise, and only its author decides", arguments: BackendKind.available)
  func deletePost(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let photo = try await alice.add(world)
      let post = try await alice.post(NewPost(PostContent("Look", photos: [photo.id])))
      await #expect(throws: AppError.forbidden) {
        try await bob.can.postActions.delete(post.id, keepsPhotos: true)
      }
      #expect(try await world.stranger.post.thread(of: post.id).post.photos == [photo])
      try await alice.can.postActions.delete(post.id, keepsPhotos: false)
      await world.finish()
      #expect(!photo.isHere)
      await #expect(throws: AppError.gone) {
        try await alice.can.postActions.delete(post.id, keepsPhotos: true)
      }
    }
  }

  @Test("with half a focus, or one beyond their edges, are found", arguments: BackendKind.available)
  func check(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let photo = try await alice.add(world)
      func findings(_ assignment: SQL) async throws -> [CheckFinding.Kind] {
        try await world.database.write { connection throws(AppError) in
          try connection.execute("UPDATE photo SET \(assignment)")
        }
        return try await world.backend.check().map(\.kind)
      }
      #expect(try await findings("focus_x = 10001, focus_y = 0") == [.invalid])
      #expect(try await findings("focus_x = 5, focus_y = NULL") == [.contradictory])
      #expect(try await findings("focus_x = NULL") == [])
      #expect(try await alice.library.photo(photo.id) == photo)
    }
  }
}

extension Photo {
  /// Whether its file is kept.
  fileprivate var isHere: Bool { path.map(FileManager.default.fileExists) ?? false }
}

extension Person {
  fileprivate var library: any PhotoLibrary { get throws { try #require(can.photoLibrary) } }

  fileprivate func add(_ world: World, focus: PhotoFocus? = nil) async throws -> Photo {
    try await can.postWriting.orUnsupported().addPhoto(
      NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: "", focus: focus))
  }
}
