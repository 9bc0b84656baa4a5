import Credentials
import Entities
import Foundation
import MediaStorage
import TestSupport
import Testing

@Suite("The folder of photos")
struct MediaStoreTests {
  private let folder: TemporaryFolder
  private let store: MediaStore

  init() throws {
    folder = try TemporaryFolder()
    store = MediaStore(PrivateFolder(folder.path("media")))
  }

  @Test("keeps what is written under a name that nobody can guess, for its owner alone")
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

  @Test("removes nothing while the files are kept for somebody")
  func kept() async throws {
    let name = store.newName(.png)
    try store.write([1], as: name)
    let kept = try await MediaStore(PrivateFolder(folder.path("media"))).keepFiles()
    #expect(throws: SocialError.storage(.locked)) { try store.remove(name) }
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

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
