import AppValues
import Authentication
import Entities
import Foundation
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing
import Timeline

/// Two machines share a database, and each keeps the photos that were added there.
@Suite("Photos on several machines", .enabled(if: PostgreSQLServer.current != nil))
struct PhotoStoreContract {
  @Test("are said to be on the other one, and no one misses them")
  func reading() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post(with: try await alice.photo(world))
      _ = try await alice.can.editing.edit(
        ProfileEdit(avatar: .file(LocalFile(path: try TinyPhoto.write(to: world.folder)))))
      let other = world.otherMachine()
      let there = other.repositories(for: .signedIn(alice.session))
      for photos in [
        try await there.post.thread(of: post.id).post.photos,
        try await there.timeline.page(of: .everyone, PageRequest()).items.flatMap(\.post.photos),
        try await there.postWriting.orUnsupported().photos(post.photos.map(\.id)),
      ] {
        #expect(photos.map(\.alt) == ["A dot"])
        #expect(photos.allSatisfy { $0.location == nil && $0.thumbnail == nil && $0.path == nil })
      }
      #expect(try await there.profile.user(alice.id).avatar == .elsewhere)
      let own = try await there.postWriting.orUnsupported().addPhoto(try NewPhoto(world))
      #expect(own.location.map(FileManager.default.fileExists) == true)
      #expect(try await alice.can.postWriting.orUnsupported().photos([own.id]).map(\.location) == [nil])

      #expect(try await other.check() == [])
      #expect(try await other.photosElsewhere() == 2)
      #expect(try await world.backend.check() == [])
      #expect(try await world.backend.photosElsewhere() == 1)
    }
  }

  @Test("are removed by the one that has them, and cost the other nothing")
  func removal() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post(with: try await alice.photo(world))
      let file = try TinyPhoto.write(to: world.folder)
      _ = try await alice.can.editing.edit(ProfileEdit(avatar: .file(LocalFile(path: file))))
      // What this machine does behind its answers is over before the other one leaves it something to remove.
      await world.finish()
      let other = world.otherMachine()
      let there = other.repositories(for: .signedIn(alice.session))
      _ = try await there.editing.edit(ProfileEdit(avatar: .remove))
      try await there.postActions.delete(post.id)
      await other.finish()
      #expect(world.fileCount == 3)
      #expect(try await world.removals() == 3)

      let before = world.database.statementCount
      await world.runOnce(on: world.otherMachine())
      #expect(world.database.statementCount - before == 1)
      #expect(try await world.removals() == 3)
      await world.runOnce()
      #expect(world.fileCount == 0)
      #expect(try await world.removals() == 0)
    }
  }

  @Test("that no one publishes are given up by the one that has them alone")
  func waiting() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      let photo = try await alice.photo(world)
      let other = world.otherMachine()
      let theirs = try await other.repositories(for: .signedIn(alice.session)).postWriting.orUnsupported()
        .addPhoto(
          try NewPhoto(world))
      world.clock.advance(seconds: 30 * 86_400)
      await world.runOnce(on: other)
      #expect(try await alice.can.postWriting.orUnsupported().photos([photo.id, theirs.id]) == [photo])
      #expect(world.fileCount == 2)
      await world.runOnce()
      #expect(world.fileCount == 0)
      #expect(try await alice.can.postWriting.orUnsupported().photos([photo.id]) == [])
    }
  }

  @Test("go with their owner's account, each from where it is")
  func account() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      try await alice.post(with: try await alice.photo(world))
      let other = world.otherMachine()
      let there = Person(session: alice.session, can: other.repositories(for: .signedIn(alice.session)))
      let theirs = try await there.can.postWriting.orUnsupported().addPhoto(try NewPhoto(world))
      try await there.post(with: theirs)
      try await there.can.account.delete(with: "correct horse alice")
      await other.finish()
      #expect(world.fileCount == 2)
      #expect(theirs.location.map(FileManager.default.fileExists) == false)
      await world.runOnce()
      #expect(world.fileCount == 0)
      // Once nothing can come behind it any more.
      world.clock.advance(seconds: 60)
      await world.runOnce()
    }
  }

  @Test("of an earlier version are claimed by the one that has them, those that are to go, too")
  func claims() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      let (photo, gone) = (try await alice.photo(world), try await alice.photo(world))
      let post = try await alice.post(with: photo)
      let picture = try TinyPhoto.write(to: world.folder)
      let change = PictureChange.file(LocalFile(path: picture))
      _ = try await alice.can.editing.edit(ProfileEdit(avatar: change, header: change))
      let deleted = try await alice.post(with: gone)
      await world.finish()
      try await world.forgetStores()
      try await alice.can.postActions.delete(deleted.id)
      #expect(try await world.location(of: post) == nil)

      let other = world.otherMachine()
      _ = try await other.repositories(for: .signedIn(alice.session)).postWriting.orUnsupported().addPhoto(
        try NewPhoto(world))
      await world.runOnce(on: other)
      #expect(try await world.location(of: post) == nil)
      #expect(world.fileCount == 6)

      await world.runOnce()
      #expect(try await world.location(of: post) == photo.location)
      let user = try await alice.can.profile.user(alice.id)
      #expect(user.avatar?.location != nil && user.header?.location != nil)
      #expect(world.fileCount == 4)
      #expect(try await world.removals() == 0)
      // Once is enough.
      let before = world.database.statementCount
      await world.runOnce()
      #expect(world.database.statementCount - before == 1)
    }
  }

  @Test("are claimed by the check where the files came later")
  func lateClaims() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      let photo = try await alice.photo(world)
      let post = try await alice.post(with: photo)
      await world.runOnce()
      try await world.forgetStores(butClaimed: true)
      await world.runOnce()
      #expect(try await world.location(of: post) == nil)
      #expect(try await world.backend.check() == [])
      #expect(try await world.location(of: post) == photo.location)
    }
  }

  @Test(
    "are not taken for another machine's where the number of their store is damaged or lost")
  func lostNumber() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post(with: try await alice.photo(world))
      let number = try PrivateFile(world.folder.path("media/store")).read()
      try PrivateFile(world.folder.path("media/store")).replace(with: [])
      let again = world.sameMachine()
      await #expect(throws: AppError.storage(.damaged)) { try await again.check() }
      await #expect(throws: AppError.storage(.damaged)) {
        try await again.backUp(to: world.folder.path("network.backup"), replacing: false) { _ in }
      }
      try FileManager.default.removeItem(atPath: world.folder.path("media/store"))
      let report = try await world.sameMachine().backUp(
        to: world.folder.path("network.backup"), replacing: false
      ) { _ in }
      #expect(report == BackupReport(people: 1, posts: 1, photos: 2, photosElsewhere: 0, findings: []))
      #expect(try PrivateFile(world.folder.path("media/store")).read() != number)
      let here = world.sameMachine()
      let there = here.repositories(for: .signedIn(alice.session))
      #expect(try await there.post.thread(of: post.id).post.photos.allSatisfy { $0.location != nil })
      try await there.postActions.delete(post.id)
      await here.finish()
      await world.runOnce(on: world.sameMachine())
      #expect(world.fileCount == 0)
      try await world.database.write { connection throws(AppError) in
        // Of the number that was lost.
        try connection.execute("DELETE FROM due_work WHERE kind = 'media'")
      }
    }
  }

  @Test("are not in a backup of the other one, which says so, also once it is brought back")
  func backup() async throws {
    try await World.with(.postgreSQL) { world in
      let alice = try await world.join("alice")
      let post = try await alice.post(with: try await alice.photo(world))
      let other = world.otherMachine()
      let there = Person(session: alice.session, can: other.repositories(for: .signedIn(alice.session)))
      let theirs = try await there.post(
        with: try await there.can.postWriting.orUnsupported().addPhoto(try NewPhoto(world)))
      let file = world.folder.path("network.backup")
      let report = try await other.backUp(to: file, replacing: false) { _ in }
      #expect(report == BackupReport(people: 1, posts: 2, photos: 2, photosElsewhere: 1, findings: []))
      try await world.restored(from: file) { restored, again in
        #expect(again == report)
        #expect(try await restored.location(of: post) == nil)
        let path = try #require(try await restored.location(of: theirs))
        #expect(FileManager.default.fileExists(atPath: path))
        // What is added from now on is kept in the same store.
        let alice = try await restored.again(alice)
        let more = try await alice.post(with: try await alice.photo(restored))
        #expect(try await restored.location(of: more) != nil)
        #expect(try await restored.backend.photosElsewhere() == 1)
      }
    }
  }
}

extension NewPhoto {
  fileprivate init(_ world: World) throws {
    self.init(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: "A dot")
  }
}

extension Person {
  fileprivate func photo(_ world: World) async throws -> Photo {
    try await can.postWriting.orUnsupported().addPhoto(try NewPhoto(world))
  }

  @discardableResult
  fileprivate func post(with photo: Photo) async throws -> Post {
    try await post(NewPost(PostContent("look", photos: [photo.id])))
  }
}

extension World {
  /// The network as it is on another machine, which has a folder of its own.
  fileprivate func otherMachine() -> LocalBackend {
    BackendKind.postgreSQL.backend(
      database, media: MediaStore(PrivateFolder(folder.path("other"))),
      outbox: PrivateFolder(folder.path("other-outbox")), clock: clock)
  }

  /// This machine, as a program that is started again finds it.
  fileprivate func sameMachine() -> LocalBackend {
    BackendKind.postgreSQL.backend(
      database, media: MediaStore(PrivateFolder(folder.path("media"))),
      outbox: PrivateFolder(folder.path("outbox")), clock: clock)
  }

  fileprivate func runOnce(on machine: LocalBackend) async {
    await machine.begin(until: .now + .seconds(120))
    await machine.end(nil)
  }

  /// How many files this machine keeps.
  fileprivate var fileCount: Int { media.names(olderThan: -60).count }

  fileprivate func location(of post: Post) async throws -> String? {
    try await stranger.post.thread(of: post.id).post.photos.first?.location
  }

  fileprivate func removals() async throws -> Int {
    try await count("SELECT COUNT(*) FROM media_removal")
  }

  /// Lets the files that are there be those of an earlier version.
  ///
  /// - Parameter butClaimed: Whether they were not there yet when claims were made.
  fileprivate func forgetStores(butClaimed: Bool = false) async throws {
    try await database.write { connection throws(AppError) in
      for statement in [
        "UPDATE photo SET store = 0", "UPDATE person SET avatar_store = 0, header_store = 0",
        "DELETE FROM due_work",
      ] as [SQL] { try connection.execute(statement) }
    }
    if butClaimed { return }
    // It is not there where no file was yet when claims were made.
    try? FileManager.default.removeItem(atPath: folder.path("media/claimed"))
  }
}
