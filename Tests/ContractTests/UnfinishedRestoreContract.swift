import AppValues
import Entities
import Foundation
import Logging
import Post
import SocialBackend
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Restoring a backup that is cut short")
struct UnfinishedRestoreContract {
  private static let log = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

  private static func place(_ path: String) -> RestoreFolder {
    RestoreFolder(PrivateFolder(path), database: "database.sqlite", media: "media")
  }

  /// Runs a test on a backup of a network with a post and its photo.
  private func withBackup(
    _ kind: BackendKind, _ body: (World, _ file: String) async throws -> Void
  ) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let writing = try alice.can.postWriting.orUnsupported()
      let photo = try await writing.addPhoto(
        NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: ""))
      _ = try await writing.publish(NewPost(PostContent("Kept", photos: [photo.id])), key: PublishKey("one"))
      let file = world.folder.path("network.backup")
      _ = try await world.backend.backUp(to: file, replacing: false) { _ in }
      try await body(world, file)
    }
  }

  private func posts(in database: any SQLDatabase) async throws -> [String] {
    let posts = try await database.read { connection throws(AppError) in
      try connection.rows("SELECT text FROM post") { row throws(AppError) in row.text(0) }
    }
    await database.close()
    return posts
  }

  @Test("is remembered by a folder without a network, at whatever step it was, and begins again unasked")
  func folder() async throws {
    try await withBackup(.file) { _, file in
      let folder = try TemporaryFolder()
      let (data, stops) = (folder.path("data"), LockedValue<[String]>([]))
      try PrivateFolder(data).create()
      _ = try await Restoration(file, log: Self.log) { progress in
        // What the folder is like at each step is what one finds who was killed there.
        let stop = folder.path("\(stops.value.count) \(progress.step)")
        stops.change { $0.append(stop) }
        #expect(throws: Never.self) { try FileManager.default.copyItem(atPath: data, toPath: stop) }
      }.restore(into: Self.place(data), replacing: false)
      // All but the database, which comes last, is in its place.
      let last = try #require(stops.value.last)
      let moved = folder.path("moved")
      try FileManager.default.copyItem(atPath: last, toPath: moved)
      try FileManager.default.createDirectory(
        atPath: "\(moved)/.restoring/old", withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: "\(moved)/.restoring/new/photos", toPath: "\(moved)/media")
      for stop in stops.value + [moved] {
        for _ in 1...2 {
          await #expect(throws: AppError.storage(.restoreUnfinished), "\(stop)") {
            try await Self.place(stop).settle()
          }
        }
        let report = try await Restoration(file, log: Self.log) { _ in }
          .restore(into: Self.place(stop), replacing: false)
        #expect(report.posts == 1 && report.findings == [] && report.replaced == nil)
        try await Self.place(stop).settle()
        #expect(!FileManager.default.fileExists(atPath: "\(stop)/.restoring"))
        #expect(
          try await posts(in: try await BackendKind.file.openDatabase("\(stop)/database.sqlite")) == ["Kept"])
      }
      #expect(stops.value.count > 3)
    }
  }

  @Test("that failed by itself leaves the folder as it was, to be used")
  func failed() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("letter.txt")
    try Data("Dear Ken".utf8).write(to: URL(fileURLWithPath: file))
    let place = Self.place(folder.path("data"))
    try PrivateFolder(folder.path("data")).create()
    await #expect(throws: AppError.invalid(.file, .unsupported)) {
      try await Restoration(file, log: Self.log) { _ in }.restore(into: place, replacing: false)
    }
    try await place.settle()
  }

  @Test(
    "is remembered by a database on a server, too", .enabled(if: BackendKind.available.contains(.postgreSQL)))
  func server() async throws {
    try await withBackup(.postgreSQL) { world, file in
      let folder = try TemporaryFolder()
      let place = Self.place(folder.path("data"))
      try PrivateFolder(folder.path("data")).create()
      let home = { @Sendable (id: String) in PrivateFolder(folder.path("home-\(id)")) }
      let location = try await BackendKind.postgreSQL.makeLocation(in: folder)
      // As one leaves it that is killed.
      let former = try await PostgreSQLDatabase.beginRestore(of: "1", into: location, log: Self.log)
      #expect(former == [])
      try home("1").create()
      for _ in 1...2 {
        await #expect(throws: AppError.storage(.restoreUnfinished)) {
          try await BackendKind.postgreSQL.openDatabase(location)
        }
      }
      // One that fails leaves the database as it was.
      let letter = folder.path("letter.txt")
      try Data("Dear Ken".utf8).write(to: URL(fileURLWithPath: letter))
      await #expect(throws: AppError.invalid(.file, .unsupported)) {
        try await Restoration(letter, log: Self.log) { _ in }
          .restore(onServer: location, folder: place, home: home)
      }
      #expect(!FileManager.default.fileExists(atPath: home("1").path))
      _ = try await PostgreSQLDatabase.beginRestore(of: "2", into: location, log: Self.log)
      let report = try await Restoration(file, log: Self.log) { _ in }
        .restore(onServer: location, folder: place, home: home)
      #expect(report.posts == 1 && report.findings == [])
      #expect(try await posts(in: try await BackendKind.postgreSQL.openDatabase(location)) == ["Kept"])
      // What is there is neither replaced nor taken for unfinished.
      for taken in [location, world.location] {
        await #expect(throws: AppError.invalid(.database, .taken)) {
          try await Restoration(file, log: Self.log) { _ in }.restore(
            onServer: taken, folder: place, home: home)
        }
        await (try BackendKind.postgreSQL.openDatabase(taken)).close()
      }
    }
  }
}
