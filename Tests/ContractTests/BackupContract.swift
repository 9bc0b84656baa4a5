import AppValues
import Authentication
import Entities
import Foundation
import Post
import PostActions
import Profile
import SocialArchiving
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialLocalStore
import SocialTestSupport
import Testing
import Timeline

@Suite("A backup")
struct BackupContract {
  @Test(
    "brings the network back as it was, with no one signed in and no code or mail on its way",
    arguments: BackendKind.all)
  func roundTrip(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let photo = try await alice.can.postWriting.orUnsupported().addPhoto(
        NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: "A dot"))
      let post = try await alice.can.postWriting.orUnsupported().publish(
        NewPost(PostContent("Look", photos: [photo.id])), key: PublishKey("one"))
      try await bob.post("Nice", on: post)
      _ = try await world.stranger.authentication.resets.orUnsupported().requestCode(
        email: "alice@example.com")
      await #expect(throws: AppError.invalid(.credentials, .wrong)) {
        try await world.stranger.authentication.passwords.orUnsupported().signIn(
          email: "bob@example.com", password: "a wrong one")
      }

      let file = world.folder.path("network.backup")
      let report = try await world.backend.backUp(to: file, replacing: false) { _ in }
      #expect(report == BackupReport(people: 2, posts: 2, photos: 2, findings: []))
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
      try await world.restored(from: file) { other, restored in
        #expect(restored == report)
        let thread = try await other.stranger.post.thread(of: post.id)
        #expect(thread.post.text == "Look" && thread.post.photos.map(\.alt) == ["A dot"])
        let copy = try #require(thread.post.photos.first?.location)
        #expect(copy != photo.location)
        let bytes = photo.location.flatMap(FileManager.default.contents)
        #expect(bytes != nil && FileManager.default.contents(atPath: copy) == bytes)
        await #expect(throws: AppError.unauthenticated) { try await other.person(alice.session).post("x") }
        try await other.again(alice).post("I am back")
        let ids = (
          try await LocalBackend.id(of: world.database), try await LocalBackend.id(of: other.database)
        )
        #expect(ids.0 != ids.1)
        #expect(try await other.mails() == [])
      }
      // The one that was copied goes on as before.
      try await alice.post("Still here")
    }
  }

  @Test("holds no row of what lets people in, and no byte of what such a row held")
  func secrets() async throws {
    try await World.with(.file) { world in
      let alice = try await world.join("alice")
      try await alice.post("x")
      // No mail can be put where a file lies: they wait.
      try Data().write(to: URL(fileURLWithPath: world.folder.path("outbox")))
      _ = try await world.stranger.authentication.resets.orUnsupported().requestCode(
        email: "alice@example.com")
      _ = try await alice.can.account.requestEmail("alice@example.net", with: "correct horse alice")
      let app = try await world.register()
      _ = try await world.code(of: alice, for: app)
      _ = try await world.apps.tokens.issueAppToken(scopes: .all, to: app.credentials)
      await world.finish()
      try await world.addSignInRows(of: try await world.join("bob").id.number())
      let columns = try await world.secretColumns() + [SecretColumn(table: "mail", name: "text")]
      #expect(columns.contains(SecretColumn(table: "session", name: "token_hash")))
      var secrets: [String] = []
      for column in columns {
        let values = try await world.values(of: column)
        #expect(!values.isEmpty, "\(column)")
        secrets += values
      }
      let file = world.folder.path("network.backup")
      _ = try await world.backend.backUp(to: file, replacing: false) { _ in }
      let unpacked = try TemporaryFolder()
      try await Program.expect(["bsdtar", "-xf", file, "-C", unpacked.url.path])
      let manifest = try String(contentsOf: unpacked.url.appending(path: "manifest.json"), encoding: .utf8)
      #expect(manifest.contains("\"program\" : \"0.3.0\""))
      let bytes = try Data(contentsOf: unpacked.url.appending(path: "database.sqlite"))
      for secret in secrets { #expect(bytes.firstRange(of: Data(secret.utf8)) == nil, "\(secret)") }
      try await world.restored(from: file) { other, _ in
        for column in columns {
          let left = try await other.values(of: column)
          #expect(left == [], "\(column)")
        }
        // People needn't set up their apps again.
        _ = try await other.person(other.again(alice), through: app)
      }
    }
  }

  @Test("does not name the files that are to be removed, which are not in it")
  func removals() async throws {
    try await World.with(.file) { world in
      try await world.database.write { connection throws(AppError) in
        try connection.execute("INSERT INTO media_removal (file, due_at) VALUES ('aa/bb.jpg', 0)")
      }
      let file = world.folder.path("network.backup")
      _ = try await world.backend.backUp(to: file, replacing: false) { _ in }
      try await world.restored(from: file) { other, _ in
        let names = try await other.database.read { connection throws(AppError) in
          try connection.rows("SELECT file FROM media_removal") { row throws(AppError) in row.text(0) }
        }
        #expect(names == [])
      }
    }
  }

  @Test("is the state of one moment while others write and delete", arguments: BackendKind.available)
  func busy(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for number in 1...5 { try await alice.postWithPhoto("Before \(number)", world) }
      let file = world.folder.path("network.backup")
      let written = LockedValue(0)
      let writing = Task {
        let others = try await world.opened { other in
          let alice = other.person(alice.session)
          while !Task.isCancelled {
            let post = try await alice.postWithPhoto("Note \(written.value + 1)", other)
            written.change { $0 += 1 }
            if written.value.isMultiple(of: 3) { try await alice.can.postActions.delete(post.id) }
          }
          return written.value
        }
        return others
      }
      #expect(try await eventually { written.value > 3 })
      let acknowledged = written.value
      let report = try await world.backend.backUp(to: file, replacing: false) { _ in }
      writing.cancel()
      // It may be cancelled in the middle of a post.
      _ = try? await writing.value
      #expect(report.findings == [])
      try await world.restored(from: file) { other, _ in
        let posts = try await everything(limit: 80) {
          try await other.stranger.timeline.page(of: .everyone, $0)
        }.map(\.post)
        #expect(posts.count { $0.text.hasPrefix("Before") } == 5)
        let notes = posts.compactMap { $0.text.hasPrefix("Note") ? Int($0.text.dropFirst(5)) : nil }
        let last = try #require(notes.max())
        #expect(last >= acknowledged - 1)
        // Nothing before the last is missing, but what was deleted.
        #expect(Set(1...last).subtracting(notes).allSatisfy { $0.isMultiple(of: 3) })
        #expect(posts.allSatisfy { $0.photos[0].isThere })
      }
      await world.runOnce()
    }
  }

  @Test("replaces nothing unasked, and nothing but a backup", arguments: [BackendKind.file])
  func taken(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (file, other) = (world.folder.path("network.backup"), world.folder.path("letter.txt"))
      _ = try await world.backend.backUp(to: file, replacing: false) { _ in }
      try Data("Dear Ken".utf8).write(to: URL(fileURLWithPath: other))
      let photos = try await world.packedPhotos()
      for (path, replaces) in [(file, false), (other, true), (photos, true), (world.folder.url.path, true)] {
        await #expect(throws: AppError.invalid(.file, .taken)) {
          try await world.backend.backUp(to: path, replacing: replaces) { _ in }
        }
      }
      let nowhere = world.folder.path("nowhere/network.backup")
      await #expect(throws: AppError.invalid(.file, .missing)) {
        try await world.backend.backUp(to: nowhere, replacing: false) { _ in }
      }
      _ = try await world.join("alice")
      #expect(try await world.backend.backUp(to: file, replacing: true) { _ in }.people == 1)
      try await world.restored(from: file) { other, _ in
        _ = try await other.stranger.profile.user(handle: "alice")
      }
    }
  }

  @Test("says what is wrong in what it copies, and copies it all the same", arguments: BackendKind.available)
  func damaged(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let photo = try await alice.can.postWriting.orUnsupported().addPhoto(
        NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: ""))
      let path = try #require(photo.location)
      let bytes = try #require(FileManager.default.contents(atPath: path))
      try FileManager.default.removeItem(atPath: path)
      try await world.set(postCount: 7)
      let file = world.folder.path("network.backup")
      let report = try await world.backend.backUp(to: file, replacing: false) { _ in }
      #expect(report.photos == 1 && report.findings.map(\.kind) == [.miscounted, .missing])
      await #expect(throws: Never.self) {
        try await world.restored(from: file, isSound: false) { other, restored in
          #expect(restored.findings == report.findings)
        }
      }
      try await world.set(postCount: 0)
      try bytes.write(to: URL(fileURLWithPath: path))
    }
  }
}

extension Photo {
  fileprivate var isThere: Bool { location.map(FileManager.default.fileExists) ?? false }
}

/// A column whose values let people in.
private struct SecretColumn: Equatable {
  let table, name: SQLName
}

extension World {
  /// All that hold a secret's hash, but what people sign in with again, and what apps prove themselves with again.
  fileprivate func secretColumns() async throws -> [SecretColumn] {
    let names = try await database.read { connection throws(AppError) in
      try connection.rows(
        """
        SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c
        WHERE m.type = 'table' AND c.name LIKE '%\\_hash' ESCAPE '\\' AND m.name NOT IN ('account', 'app', 'recovery_code', 'used_token')
        """
      ) { row throws(AppError) in (table: row.text(0), column: row.text(1)) }
    }
    return try names.map { names in
      SecretColumn(
        table: try #require(SQLName(checking: names.table)),
        name: try #require(SQLName(checking: names.column)))
    }
  }

  fileprivate func values(of column: SecretColumn) async throws -> [String] {
    try await database.read { connection throws(AppError) in
      try connection.rows("SELECT \(column.name) FROM \(column.table)") { row throws(AppError) in row.text(0)
      }
    }
  }

  fileprivate func set(postCount: Int) async throws {
    try await database.write { connection throws(AppError) in
      try connection.execute("UPDATE person SET post_count = \(postCount)")
    }
  }
}

extension Person {
  @discardableResult
  fileprivate func postWithPhoto(_ text: String, _ world: World) async throws -> Post {
    let photo = try await can.postWriting.orUnsupported().addPhoto(
      NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: ""))
    return try await can.postWriting.orUnsupported().publish(
      NewPost(PostContent(text, photos: [photo.id])), key: PublishKey(text))
  }
}

extension World {
  /// An archive that is packed as a backup is, and holds something else.
  fileprivate func packedPhotos() async throws -> String {
    try FileManager.default.createDirectory(atPath: folder.path("album"), withIntermediateDirectories: false)
    try Data("a dot".utf8).write(to: URL(fileURLWithPath: folder.path("album/dot.png")))
    try Data("dot.png\0".utf8).write(to: URL(fileURLWithPath: folder.path("album/list")))
    let archive = folder.path("album.tar.zst")
    try await ArchiveTool(path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      .pack(listedIn: folder.path("album/list"), of: folder.path("album"), into: archive)
    return archive
  }
}
