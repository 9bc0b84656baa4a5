import Foundation
import SocialTestSupport
import Testing

/// What the program finds where it keeps its data: too open, or no file at all.
@Suite struct DataFolderTests {
  private static let noFile =
    "In the data folder, something else (such as a folder) is where a file should be. Move it away, then try again.\n"

  @Test func whatOthersCouldGetAtIsClosedAndSaidOnce() async throws {
    let town = try await Town()
    let sessions = town.data.appending(path: "sessions.json").path
    let database = town.data.appending(path: "socialconnect.sqlite").path
    for (language, said) in [
      ("en", "Other people on this device could access %. Now only you can.\n"),
      ("ja", "% は、この端末のほかのユーザーもアクセスできる状態でした。自分だけがアクセスできるように変更しました。\n"),
    ] {
      chmod(town.data.path, 0o777)
      for file in [sessions, database] { chmod(file, 0o666) }
      let outcome = try await town.run("whoami", "--lang", language)
      #expect(
        outcome.stderr == [town.data.path, sessions, database].map { said.replacing("%", with: $0) }.joined())
      #expect(outcome.exitCode == 0)
      #expect(try mode(of: town.data.path) == 0o700)
      #expect(try mode(of: sessions) == 0o600 && mode(of: database) == 0o600)
      #expect(try await town.run("whoami", "--lang", language).stderr.isEmpty)
    }
  }

  @Test(arguments: ["sessions.json", "sessions.lock", "media.lock", "alerts.json", "log"])
  func whatIsNoFileIsSaidAtOnce(name: String) async throws {
    let town = try await Town()
    let path = town.data.appending(path: name).path
    for isPipe in [true, false] {
      // It is there or not.
      try? FileManager.default.removeItem(atPath: path)
      if isPipe {
        try #require(mkfifo(path, 0o600) == 0)
      } else {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      let outcome = try await town.run("whoami")
      #expect(
        outcome
          == Outcome(
            stdout: "", stderr: "\(path) should be a file but is something else.\n\(Self.noFile)",
            exitCode: 1))
    }
  }

  @Test func aDraftThatIsNoFileHidesNoOther() async throws {
    let town = try await Town()
    _ = try await town.run(input: "g new\nHalf a thought\n.\nb\nq\n")
    let all = town.data.appending(path: "drafts")
    let kept = try #require(
      FileManager.default.subpathsOfDirectory(atPath: all.path).first { $0.hasSuffix(".json") })
    let folder = all.appending(path: kept).deletingLastPathComponent()
    try #require(mkfifo(folder.appending(path: "post-pipe.json").path, 0o600) == 0)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "post-folder.json"), withIntermediateDirectories: true)
    #expect(try await town.json("drafts").elements.map(\.["text"].text) == ["Half a thought"])
  }

  /// As root nothing would keep anything from being removed.
  @Test(.enabled(if: geteuid() == 0, "Only root can run a program as someone else."))
  func readOnlyFoldersOfAnArchiveAreRemoved() async throws {
    let town = try await Town()
    let folder = town.sandbox.folder.appending(path: "archive")
    for (name, mode) in [("inner/closed", 0), ("inner", 0o555)] as [(String, mode_t)] {
      let path = folder.appending(path: name)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data("x".utf8).write(to: path.appending(path: "file.txt"))
      chmod(path.path, mode)
    }
    let packed = town.sandbox.folder.appending(path: "archive.tar").path
    try await SocialTestSupport.Program.expect(["bsdtar", "-cf", packed, "-C", folder.path, "."])
    try await SocialTestSupport.Program.expect(["chown", "-R", "nobody", town.sandbox.folder.path])
    let outcome = try await town.run(
      "import", packed, through: ["setpriv", "--reuid=nobody", "--clear-groups"])
    #expect(outcome.stderr.hasPrefix("This isn't an archive SocialConnect can read"))
    let left = try FileManager.default.contentsOfDirectory(
      atPath: town.data.appending(path: "incoming").path)
    #expect(left == [])
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
