import AppValues
import Foundation
import SocialArchiving
import SocialTestSupport
import Testing

@Suite("An archive")
struct ArchiveToolTests {
  private let folder: TemporaryFolder
  private let tool = ArchiveTool(path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Hello", to: "in/a.txt")
    try folder.write("こんにちは", to: "in/deep/庭.txt")
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
  }

  @Test("is a zip that unpacks to what was packed")
  func zip() async throws {
    try await tool.pack(folder.path("in"), into: folder.path("all.zip"))
    #expect(try Data(contentsOf: URL(filePath: folder.path("all.zip"))).prefix(2) == Data("PK".utf8))
    try await tool.unpack(folder.path("all.zip"), into: folder.path("out"))
    #expect(try folder.text(of: "out/a.txt") == "Hello")
    #expect(try folder.text(of: "out/deep/庭.txt") == "こんにちは")
    #expect(try await tool.holds("./a.txt", in: folder.path("all.zip")))
    #expect(try await !tool.holds("a.doc", in: folder.path("all.zip")))
  }

  @Test("holds the files of a list, in its order, and names no owner")
  func list() async throws {
    try folder.write("line\nbreak", to: "in/two\nlines")
    try folder.write("deep/庭.txt\0two\nlines\0", to: "list")
    try await tool.pack(
      listedIn: folder.path("list"), of: folder.path("in"), into: folder.path("some.backup"))
    let names = try await Program.expect(["bsdtar", "-tf", folder.path("some.backup")])
    #expect(names.hasSuffix("two\\nlines\n") && names.split(separator: "\n").count == 2, "\(names)")
    let lines = try await Program.expect(["bsdtar", "-tvf", folder.path("some.backup")])
    #expect(lines.split(separator: "\n").allSatisfy { $0.split(separator: " ")[2...3] == ["0", "0"] })
    try await tool.unpack(folder.path("some.backup"), into: folder.path("out"))
    #expect(try folder.text(of: "out/two\nlines") == "line\nbreak")
  }

  @Test(
    "that would write elsewhere is refused, and nothing of it is unpacked",
    arguments: [["-P", "-s", ",^,../,"], ["-P", "-s", ",^,/tmp/,"]])
  func outside(renaming: [String]) async throws {
    let path = folder.path("hostile.tar")
    try await Program.expect(["bsdtar", "-cf", path] + renaming + ["-C", folder.path("in"), "a.txt"])
    await expect(.unsafe, of: path)
  }

  @Test("with links is refused") func links() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/link"), withDestinationPath: "/etc/passwd")
    try await tool.pack(folder.path("in"), into: folder.path("links.zip"))
    await expect(.unsafe, of: folder.path("links.zip"))
  }

  @Test("that is none, or only half of one, is refused")
  func broken() async throws {
    await expect(.missing, of: folder.path("nowhere.zip"))
    await expect(.unreadable, of: folder.path("in"))
    await expect(.unsupported, of: try folder.write("no archive", to: "text.zip"))
    try await Program.expect(["bsdtar", "-cf", folder.path("whole.tar"), "-C", folder.path("in"), "a.txt"])
    let whole = try Data(contentsOf: URL(filePath: folder.path("whole.tar")))
    try whole.prefix(514).write(to: URL(filePath: folder.path("half.tar")))
    await expect(.malformed, of: folder.path("half.tar"))
  }

  @Test("that cannot be written says why")
  func unwritable() async throws {
    let missing = ArchiveTool(path: "/nowhere")
    await #expect(throws: AppError.invalid(.file, .toolMissing(package: "libarchive-tools"))) {
      try await missing.pack(folder.path("in"), into: folder.path("all.zip"))
    }
    await #expect(throws: AppError.storage(.full)) {
      try await tool.pack(folder.path("in"), into: "/dev/full")
    }
  }

  @Test("is no longer worked on once no one waits for it")
  func cancelling() async throws {
    // A program that would go on for ever.
    _ = try folder.script("exec sleep 600", named: "bin/prlimit")
    let slow = ArchiveTool(path: folder.path("bin") + ":/usr/bin:/bin")
    let work = Task { [folder] in try await slow.pack(folder.path("in"), into: folder.path("all.zip")) }
    work.cancel()
    await #expect(throws: AppError.cancelled) { try await work.value }
  }

  private func expect(_ rule: InputRule, of path: String, sourceLocation: SourceLocation = #_sourceLocation)
    async
  {
    await #expect(throws: AppError.invalid(.file, rule), sourceLocation: sourceLocation) {
      try await tool.unpack(path, into: folder.path("out"))
    }
    #expect(
      FileManager.default.subpaths(atPath: folder.path("out")) == [], sourceLocation: sourceLocation)
  }
}
