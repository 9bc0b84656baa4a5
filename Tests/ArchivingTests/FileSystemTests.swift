import Foundation
import SocialArchiving
import SocialTestSupport
import Testing

@Suite("Folders of archives")
struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("are told from files and links")
  func kinds() throws {
    let file = try folder.write("x", to: "a/file")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: file)
    #expect(FileSystem.kind(of: file) == .file)
    #expect(FileSystem.kind(of: folder.path("a")) == .folder)
    #expect(FileSystem.kind(of: folder.path("link")) == .file)
    #expect(FileSystem.kind(of: folder.path("link"), follows: false) == .other)
    #expect(FileSystem.kind(of: folder.path("b")) == nil)
  }

  @Test("may hold all in one more folder")
  func inner() throws {
    try folder.write("x", to: "packed/archive-1/outbox.json")
    #expect(FileSystem.inner(folder.path("packed")) == folder.path("packed/archive-1"))
    try folder.write("x", to: "packed/readme")
    #expect(FileSystem.inner(folder.path("packed")) == folder.path("packed"))
    try folder.write("x", to: "flat/outbox.json")
    #expect(FileSystem.inner(folder.path("flat")) == folder.path("flat"))
    #expect(FileSystem.inner(folder.path("missing")) == folder.path("missing"))
  }

  @Test("go even when an archive has closed them")
  func removing() throws {
    try folder.write("x", to: "closed/deep/file")
    for name in ["closed/deep", "closed"] { chmod(folder.path(name), 0) }
    FileSystem.remove(folder.path("closed"))
    #expect(try folder.names == [])
  }

  @Test("go once they are old")
  func ages() throws {
    for name in ["new", "old"] { try folder.write("x", to: "work/\(name)/file") }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: folder.path("work/old"))
    FileSystem.removeOld(in: folder.path("work"), olderThan: 3600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("work")) == ["new"])
  }
}
