import AppValues
import Foundation
import SocialFiles
import SocialMediaStorage
import SocialTestSupport
import Testing

@Suite("The folder of photos")
struct MediaStoreTests {
  private let folder: TemporaryFolder
  private let store: MediaStore

  init() throws {
    folder = try TemporaryFolder()
    store = MediaStore(PrivateFolder(folder.path("media")))
  }

  @Test("keeps what is written under a name that no one can guess, for its owner alone")
  func write() throws {
    let name = store.newName(.jpeg)
    #expect(name.wholeMatch(of: /[0-9a-f]{2}\/[0-9a-f]{30}\.jpg/) != nil && name != store.newName(.jpeg))
    try store.write([1, 2, 3], as: name)
    #expect(FileManager.default.contents(atPath: store.path(of: name)) == Data([1, 2, 3]))
    #expect(try mode(store.path(of: name)) == 0o600)
    #expect(try mode(folder.path("media")) == 0o700)
    #expect(try mode(folder.path("media/\(name.prefix(2))")) == 0o700)
    #expect(store.contains(name) && store.names(olderThan: 0) == [name])
    #expect(store.names(olderThan: 3600) == [])
  }

  @Test("keeps several that are written at once")
  func writeSeveral() async throws {
    let names = [store.newName(.jpeg), store.newName(.png)]
    try await store.write(names.map { (name: $0, content: Array($0.utf8)) })
    for name in names {
      #expect(FileManager.default.contents(atPath: store.path(of: name)) == Data(name.utf8))
    }
  }

  @Test("forgets what is removed, however often, and what never was")
  func remove() throws {
    let name = store.newName(.png)
    try store.remove(name)
    try store.write([1], as: name)
    try store.remove(name)
    try store.remove(name)
    #expect(!store.contains(name) && store.names(olderThan: 0) == [])
  }

  @Test("removes nothing while the files are kept for someone")
  func kept() async throws {
    let name = store.newName(.png)
    try store.write([1], as: name)
    let kept = try await MediaStore(PrivateFolder(folder.path("media"))).keepFiles()
    #expect(throws: AppError.storage(.locked)) { try store.remove(name) }
    #expect(store.contains(name))
    kept.release()
    try store.remove(name)
    #expect(!store.contains(name))
  }

  @Test("clears away what a write that was cut short has left")
  func leftovers() throws {
    let name = store.newName(.png)
    try store.write([1], as: name)
    let inner = folder.path("media/\(name.prefix(2))")
    let others = ".\(String(repeating: "0", count: 30)).png.AbCdEfGh.tmp"
    for file in [".\(name.dropFirst(3)).AbCdEfGh.tmp", others] {
      #expect(FileManager.default.createFile(atPath: "\(inner)/\(file)", contents: nil))
    }
    try store.remove(name)
    #expect(try FileManager.default.contentsOfDirectory(atPath: inner) == [others])
  }

  @Test("has one number, whichever process asks first, and keeps it when it is moved")
  func number() async throws {
    #expect(store.number == nil)
    let numbers = try await withThrowingTaskGroup(of: Int64.self) { [folder] group in
      for _ in 0..<8 {
        group.addTask { try await MediaStore(PrivateFolder(folder.path("media"))).makeNumber() }
      }
      return try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
    }
    let number = try #require(numbers.first)
    #expect(numbers.count == 1 && number > 0 && store.number == number)
    #expect(try mode(folder.path("media/store")) == 0o600)
    #expect(store.names(olderThan: -60) == [])
    try FileManager.default.moveItem(atPath: folder.path("media"), toPath: folder.path("moved"))
    #expect(MediaStore(PrivateFolder(folder.path("moved"))).number == number)
    let other = MediaStore(PrivateFolder(folder.path("other")))
    #expect(try await other.makeNumber() != number)
  }

  @Test("has no other number than a file says that cannot be read")
  func damagedNumber() async throws {
    try store.write([1], as: store.newName(.png))
    try Data("x".utf8).write(to: URL(filePath: folder.path("media/store")))
    #expect(store.number == nil)
    await #expect(throws: AppError.storage(.damaged)) { try await store.makeNumber() }
  }

  @Test("needs no number where it is the only one")
  func alone() async throws {
    #expect(store.alone.number == 0)
    #expect(try await store.alone.makeNumber() == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("media")))
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
