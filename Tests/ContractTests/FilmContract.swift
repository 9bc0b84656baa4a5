import AppValues
import Archive
import Entities
import Foundation
import Post
import PostActions
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing
import Timeline

@Suite("Films")
struct FilmContract {
  private static let unready = AppError.invalid(.film, .pending)
  private static let notAlone = AppError.invalid(.film, .taken)
  private static let malformed = AppError.invalid(.film, .malformed)

  @Test("are made, described, posted and read by others", arguments: BackendKind.everywhere)
  func publish(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let film = try await alice.add(world, "film.webm", alt: "A pattern", focus: PhotoFocus(x: 0.5, y: 0))
      let facts = try #require(film.film)
      #expect(facts.kind == .video && facts.state == .ready && facts.frameRate == "10/1")
      #expect(abs((facts.duration ?? 0) - 1000) < 100 && facts.bitrate ?? 0 > 0)
      #expect(film.width == 64 && film.height == 48 && film.blurhash?.count == 28 && film.alt == "A pattern")
      #expect(film.location?.hasSuffix(".mp4") == true && film.thumbnail?.hasSuffix(".mp4") == false)
      let library = try alice.library
      #expect(try await library.photo(film.id) == film)
      let described = try await library.change(film.id, PhotoChange(alt: "A moving pattern"))
      #expect(described.alt == "A moving pattern" && described.film == facts)
      let post = try await alice.post(NewPost(PostContent("Look", photos: [film.id])))
      #expect(post.photos == [described])
      let page = try await world.stranger.timeline.page(of: .everyone, PageRequest())
      #expect(page.items.map(\.post.photos) == [[described]])
      let edited = try await alice.edit(post) { $0.text = "Look here" }
      #expect(edited.photos == [described] && edited.text == "Look here")
      #expect(try await eventually { world.files.count == 2 }, "What it was made of is gone.")
    }
  }

  @Test("of moving pictures are animations", arguments: BackendKind.available)
  func animation(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let moving = try await alice.add(world, "moving.gif")
      #expect(moving.film?.kind == .animation && moving.film?.duration == 1000 && !moving.isFromMoving)
    }
  }

  @Test("stand alone in a post, but for those that come from elsewhere", arguments: BackendKind.everywhere)
  func alone(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (film, other) = (try await alice.add(world), try await alice.add(world))
      let photo = try await alice.can.postWriting.orUnsupported().addPhoto(
        NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: ""))
      for photos in [[film.id, photo.id], [photo.id, film.id], [film.id, other.id]] {
        let error = await #expect(throws: AppError.self) {
          try await alice.post(NewPost(PostContent("Look", photos: photos)))
        }
        if kind != .served { #expect(error == Self.notAlone) }
      }
      let files = world.files.count
      let beside = NewPhoto(
        file: LocalFile(path: try await TinyFilm.write(to: world.folder)), alt: "", isBesideOthers: true)
      await #expect(throws: Self.notAlone) {
        try await alice.can.postWriting.orUnsupported().addPhoto(beside)
      }
      #expect(try await eventually { world.files.count == files }, "Nothing of it stays.")
      let post = try await alice.post(NewPost(PostContent("Look", photos: [photo.id])))
      await #expect(throws: AppError.self) { try await alice.edit(post) { $0.photos.append(film.id) } }
      if kind == .served { return }
      let imported = try await alice.can.archiveImports.orUnsupported().importRecord(
        .post(
          ArchivedPost(
            key: SourceKey("https://other.example/1"),
            content: PostContent(
              "Both", photos: [film, other].map { ArchivedPhoto(file: "x", alt: "", id: $0.id) }),
            createdAt: Timestamp(milliseconds: 1_600_000_000_000), visibility: .everyone)))
      #expect(imported == .imported)
    }
  }

  @Test(
    "aren't in a post before they're ready, and are made by the next program when one is ended in the middle",
    arguments: BackendKind.available)
  func restart(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let begun = world.folder.path("begun")
      let slow = world.program(films: try world.films(by: "echo >'\(begun)'; while :; do :; done"))
      let can = slow.repositories(for: .signedIn(alice.session))
      let film = try await can.postWriting.orUnsupported().addPhoto(
        NewPhoto(
          file: LocalFile(path: try await TinyFilm.write(to: world.folder)), alt: "Slow", isNeededReady: false
        ))
      #expect(film.film == Film(.video, state: .waiting, duration: film.film?.duration))
      #expect(film.location == nil && film.thumbnail == nil && film.blurhash == nil)
      await #expect(throws: Self.unready) {
        try await alice.post(NewPost(PostContent("Look", photos: [film.id])))
      }
      await #expect(throws: Self.unready) {
        try await alice.can.scheduledPosts.orUnsupported().schedule(
          NewPost(PostContent("Later", photos: [film.id])),
          at: Timestamp(milliseconds: world.clock.clock.now().milliseconds + 3_600_000), key: PublishKey("k"))
      }
      let described = try await alice.library.change(film.id, PhotoChange(alt: "Described"))
      #expect(described.alt == "Described" && described.film?.state == .waiting)
      // What it writes to isn't its own to open: it hasn't begun until the file for the film is there.
      #expect(try await eventually { world.files.count == 2 })
      await slow.end(.zero)
      #expect(!FileManager.default.fileExists(atPath: begun))
      await world.runOnce()
      let made = try await alice.library.photo(film.id)
      #expect(made.film?.state == .ready && made.alt == "Described")
      #expect(try await alice.post(NewPost(PostContent("Look", photos: [film.id]))).photos == [made])
      #expect(world.files.count == 2)
    }
  }

  @Test("that can't be made say so, and leave no file", arguments: BackendKind.available)
  func failing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let failing = world.program(films: try world.films(by: "exit 1"))
      let writing = try failing.repositories(for: .signedIn(alice.session)).postWriting.orUnsupported()
      let file = LocalFile(path: try await TinyFilm.write(to: world.folder))
      await #expect(throws: Self.malformed) { try await writing.addPhoto(NewPhoto(file: file, alt: "")) }
      let film = try await writing.addPhoto(NewPhoto(file: file, alt: "", isNeededReady: false))
      await failing.finish()
      #expect(try await alice.library.photo(film.id).film?.state == .failed)
      await #expect(throws: Self.unready) {
        try await alice.post(NewPost(PostContent("Look", photos: [film.id])))
      }
      #expect(world.files == [])
      try await alice.library.delete(film.id)
    }
  }

  @Test("go with their files", arguments: BackendKind.available)
  func delete(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (loose, shown) = (try await alice.add(world), try await alice.add(world))
      #expect(try await eventually { world.files.count == 4 })
      try await alice.library.delete(loose.id)
      let post = try await alice.post(NewPost(PostContent("", photos: [shown.id])))
      try await alice.can.postActions.delete(post.id, keepsPhotos: false)
      await world.finish()
      #expect(world.files == [])
      let slow = world.program(films: try world.films(by: "while :; do :; done"))
      let writing = try slow.repositories(for: .signedIn(alice.session)).postWriting.orUnsupported()
      let waiting = try await writing.addPhoto(
        NewPhoto(
          file: LocalFile(path: try await TinyFilm.write(to: world.folder)), alt: "", isNeededReady: false))
      try await alice.library.delete(waiting.id)
      await slow.end(.zero)
      await world.finish()
      #expect(world.files == [])
    }
  }

  @Test(
    "are refused where none are made, but moving pictures are photos there", arguments: BackendKind.available)
  func unsupported(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let without = world.program(films: nil)
      #expect(!without.takesFilms && world.backend.takesFilms)
      let writing = try without.repositories(for: .signedIn(alice.session)).postWriting.orUnsupported()
      let film = LocalFile(path: try await TinyFilm.write(to: world.folder))
      await #expect(throws: AppError.invalid(.film, .unsupported)) {
        try await writing.addPhoto(NewPhoto(file: film, alt: ""))
      }
      let gif = LocalFile(path: try await TinyFilm.write(to: world.folder, as: "moving.gif"))
      let photo = try await writing.addPhoto(NewPhoto(file: gif, alt: ""))
      #expect(photo.film == nil && photo.isFromMoving)
    }
  }

  @Test("come back from backups, those too that aren't ready", arguments: BackendKind.available)
  func backup(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let film = try await alice.add(world)
      let post = try await alice.post(NewPost(PostContent("Look", photos: [film.id])))
      let slow = world.program(films: try world.films(by: "while :; do :; done"))
      let writing = try slow.repositories(for: .signedIn(alice.session)).postWriting.orUnsupported()
      let waiting = try await writing.addPhoto(
        NewPhoto(
          file: LocalFile(path: try await TinyFilm.write(to: world.folder)), alt: "", isNeededReady: false))
      let file = world.folder.path("backup.tar.gz")
      _ = try await world.backend.backUp(to: file, replacing: false) { _ in }
      await slow.end(.zero)
      await world.runOnce()
      try await world.restored(from: file) { other, _ in
        let again = try await other.stranger.post.thread(of: post.id).post.photos
        #expect(again.map(\.film) == [film.film])
        #expect(again[0].path.map { FileManager.default.contents(atPath: $0) != nil } == true)
        // It was being made when it was copied, by a process that may still be there.
        other.clock.advance(seconds: 60)
        await other.runOnce()
        let alice = try await other.again(alice)
        #expect(try await alice.library.photo(waiting.id).film?.state == .ready)
      }
    }
  }

  @Test("with what no film can have are found", arguments: BackendKind.available)
  func check(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let film = try await alice.add(world)
      try await alice.post(NewPost(PostContent("Look", photos: [film.id])))
      func findings(_ assignment: SQL) async throws -> [CheckFinding.Kind] {
        try await world.database.write { connection throws(AppError) in
          try connection.execute("UPDATE photo SET \(assignment)")
        }
        return try await world.backend.check().map(\.kind)
      }
      #expect(try await findings("film = 'play'") == [.invalid])
      #expect(try await findings("film = NULL") == [.contradictory])
      #expect(try await findings("film = 'video'") == [])
    }
  }
}

extension World {
  /// The names of all kept files.
  fileprivate var files: [String] { media.names(olderThan: -60).filter { $0.contains(".") } }

  /// What makes films by a program of the test's own in place of `ffmpeg`.
  fileprivate func films(by script: String) throws -> FilmWorkshop {
    let tools = folder.path("tools-\(UUID())")
    try Program.write("#!/bin/sh\n\(TinyFilm.encoders)\n\(script)\n", to: "\(tools)/ffmpeg")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try #require(FilmWorkshop(path: "\(tools):\(path)"))
  }
}

extension Person {
  fileprivate var library: any PhotoLibrary { get throws { try #require(can.photoLibrary) } }

  fileprivate func add(
    _ world: World, _ name: String = "film.mp4", alt: String = "", focus: PhotoFocus? = nil
  ) async throws -> Photo {
    let path = try await TinyFilm.write(to: world.folder, as: name)
    return try await can.postWriting.orUnsupported().addPhoto(
      NewPhoto(file: LocalFile(path: path), alt: alt, focus: focus))
  }
}
