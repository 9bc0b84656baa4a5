import Foundation
import SocialTestSupport
import Testing

/// Exports and imports killed in the middle, again and again: in the end everything is there once, and nothing
/// is left lying about.
@Suite struct ArchiveKillTests {
  @Test func anImportKilledOverAndOverComesToItsEnd() async throws {
    let town = try await Town()
    let archive = try await SampleArchive(in: town, count: Effort.amount(300, full: 1500))
    var kills = 0
    while true {
      let program = try town.sandbox.start(["import", archive.folder.path, "--data", town.data.path])
      // A little longer each time, so that a slow machine comes to the end too.
      try await killed(program, after: .milliseconds(Int.random(in: 150...900) + 20 * kills))
      let outcome = try await program.finish()
      try await town.expectSound()
      if outcome.exitCode == 0 { break }
      try #require(outcome.exitCode == 137, "\(outcome.stderr)")
      kills += 1
    }
    #expect(kills > 0)

    let posts = Array(archive.posts.reversed())
    let here = try await newestFirst(in: town)
    #expect(here.map(\.["text"].text) == posts.map(\.text))
    #expect(here.map { $0["photos"].elements.count } == posts.map { $0.hasPhoto ? 1 : 0 })
    let pinned = try await town.json("profile", "mia")["pinned"].elements.map(\.["text"].text)
    #expect(pinned == posts.filter(\.isPinned).map(\.text))
    let again = try await town.json("import", archive.folder.path)
    #expect(again["came"]["posts"].number == 0 && again["wasHere"].number == posts.count)
  }

  @Test(arguments: ["all.zip", "all"])
  func anExportKilledInTheMiddleLeavesNothingLyingAbout(name: String) async throws {
    let town = try await Town()
    let archive = try await SampleArchive(in: town, count: Effort.amount(300, full: 600))
    _ = try await town.json("import", archive.folder.path)
    let file = town.sandbox.folder.appending(path: name)
    let before = try FileManager.default.contentsOfDirectory(atPath: town.sandbox.folder.path)
    for round in Effort.rounds(4, full: 20) {
      let program = try town.sandbox.start(["export", file.path, "--replace", "--data", town.data.path])
      try await killed(program, after: .milliseconds(Int.random(in: 100...900)))
      _ = try await program.finish()
      // What packs goes on for a moment by itself. Whatever is started next looks after what was left.
      let isTidy = try await eventually {
        try await town.expectSound()
        let left = try FileManager.default.contentsOfDirectory(atPath: town.sandbox.folder.path)
        return Set(left).subtracting(before).isSubset(of: [name])
      }
      #expect(isTidy)
      // An archive that was there is there still, the old one or the new, and whole.
      guard round == 0 || FileManager.default.fileExists(atPath: file.path) else { continue }
      #expect(try await town.run("export", file.path, "--replace").exitCode == 0)
      let itself = try await town.json("import", file.path)
      #expect(itself["wasHere"].number == archive.posts.count)
    }
  }

  /// Kills a program unless it ends before.
  private func killed(_ program: RunningProgram, after patience: Duration) async throws {
    if try await !eventually(within: patience, { program.exitCode() != nil }) { program.signal(SIGKILL) }
  }

  /// All of Mia's posts, the newest first.
  private func newestFirst(in town: Town) async throws -> [JSONDocument] {
    var (posts, before) = ([JSONDocument](), [String]())
    while true {
      let arguments = ["timeline", "user", "mia", "--limit", "80", "--json", "--data", town.data.path]
      let page = try JSONDocument(try await town.sandbox.run(arguments + before).stdout).elements
      guard let last = page.last else { return posts }
      // What is pinned stands on top too.
      posts += page.filter { !$0["item"].isNull }
      before = ["--before", try #require(last["cursor"].text)]
    }
  }
}

/// An archive of ours, in a folder of a town's.
private struct SampleArchive {
  struct Post {
    let text: String
    let hasPhoto: Bool
    let isPinned: Bool
  }

  let folder: URL
  /// The oldest first.
  let posts: [Post]

  init(in town: Town, count: Int) async throws {
    folder = town.sandbox.folder.appending(path: "archive")
    let photos = folder.appending(path: "photos")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    try await SocialTestSupport.Program.expect([
      "vips", "gaussnoise", photos.appending(path: "a.png").path, "40", "30", "--mean", "128", "--sigma", "9",
    ])
    posts = (0..<count).map { number in
      Post(text: "Note \(number)", hasPhoto: number % 30 == 7, isPinned: number % (count / 3) == 11)
    }
    let lines = posts.enumerated().map { number, post in
      """
      {"key":"https://a.example/\(number)","text":"\(post.text)","visibility":"public",\
      "createdAt":"2020-05-01T\(String(format: "%02d:%02d:%02d", number / 3600, number / 60 % 60, number % 60))Z",\
      "photos":[\(post.hasPhoto ? "{\"file\":\"photos/a.png\",\"alt\":\"Grey\"}" : "")],"isPinned":\(post.isPinned)}
      """
    }
    try write("[\n\(lines.joined(separator: ",\n"))\n]\n", to: "posts.json")
    try write(
      #"{"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia"}}"#,
      to: "archive.json")
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
  }
}
