import Foundation
import SocialTestSupport
import Testing

/// Everything of an account goes out in a file and comes into another, also where that is stopped midway.
@Suite struct ArchiveTests {
  /// Someone else's data on another machine.
  private func anotherTown() async throws -> Town {
    let town = try await Town()
    try await town.post("Mine already")
    return town
  }

  private func outbox(_ count: Int) -> String {
    let items = (0..<count).map { number in
      """
      {"type":"Create","object":{"id":"https://a.example/\(number)","type":"Note",\
      "published":"2019-05-01T10:\(String(format: "%02d:%02d", number / 60 % 60, number % 60))Z",\
      "to":["https://www.w3.org/ns/activitystreams#Public"],"content":"<p>Note \(number)</p>"}}
      """
    }
    return "{\"type\":\"OrderedCollection\",\"orderedItems\":[\(items.joined(separator: ","))]}"
  }

  /// A folder in a town's sandbox with these files.
  private func folder(_ town: Town, _ files: [String: String]) throws -> URL {
    let folder = town.sandbox.folder.appending(path: "archive-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    return folder
  }

  @Test(arguments: ["all.zip", "all"])
  func everythingGoesOutAndComesIn(name: String) async throws {
    let town = try await Town()
    let first = try await town.post("Good morning #Tokyo\nこんにちは")
    _ = try await town.json("comment", first, "And a comment")
    _ = try await town.json("like", first)
    let file = town.sandbox.folder.appending(path: name)
    let out = try await town.json("export", file.path)
    #expect(out["counts"]["posts"].number == 2 && out["counts"]["likes"].number == 1)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == (name == "all" ? 0o700 : 0o600))

    let again = try await town.run("export", file.path)
    #expect(again.exitCode == 1 && again.stderr.hasPrefix("A file or folder with that name already exists"))
    #expect(again.stderr.contains("add --replace"))
    let noArchive = try await town.run("export", town.data.path, "--replace")
    #expect(noArchive.exitCode == 1 && noArchive.stderr.contains("only an earlier archive"))
    #expect(!noArchive.stderr.contains("--replace"))
    #expect(try await town.run("export", file.path, "--replace").exitCode == 0)
    let itself = try await town.json("import", file.path)
    #expect(itself["came"]["posts"].number == 0 && itself["wasHere"].number == 3)

    let other = try await anotherTown()
    let report = try await other.json("import", file.path)
    #expect(report["came"]["posts"].number == 2 && report["came"]["likes"].number == 1)
    #expect(report["absent"].elements.isEmpty)
    #expect(
      try await other.texts() == ["Mine already", "And a comment", "Good morning #Tokyo\nこんにちは"])
    let times = { (town: Town) in
      try await town.json("timeline", "user", "mia").elements.map(\.["createdAt"].text)
    }
    #expect(try await Array(times(other).suffix(2)) == times(town))
    try await other.expectSound()
    #expect(try FileManager.default.contentsOfDirectory(atPath: town.sandbox.folder.path).count == 3)
  }

  @Test func aMissingProgramIsNamed() async throws {
    let town = try await Town()
    let file = town.sandbox.folder.appending(path: "all.zip").path
    let outcome = try await town.run("export", file, environment: ["PATH": "/nowhere"])
    #expect(outcome.exitCode == 1 && outcome.stderr.contains("libarchive-tools"))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: town.sandbox.folder.path).sorted() == [
        "data", "home",
      ])
  }

  @Test func aFullDiskInTheMiddleKeepsWhatCameAndTheNextRunGoesOn() async throws {
    let town = try await Town()
    let folder = try folder(town, ["outbox.json": outbox(400)])
    let size = try FileManager.default.attributesOfItem(
      atPath: town.data.appending(path: "socialconnect.sqlite").path)
    let limit = (size[.size] as? Int ?? 0) + 300_000
    let outcome = try await town.run("import", folder.path, through: ["prlimit", "--fsize=\(limit)"])
    #expect(
      outcome.exitCode == 1 && outcome.stderr.hasPrefix("The disk is full. Progress so far is saved"))
    let before = try await town.texts().count
    #expect(before < 400)
    try await town.expectSound()
    let report = try await town.json("import", folder.path)
    #expect(report["wasHere"].number == before)
    #expect(try await town.texts() == (0..<400).reversed().map { "Note \($0)" })
  }

  @Test func anImportThatIsKilledGoesOnWithoutLossOrDuplicates() async throws {
    for _ in Effort.rounds(1, full: 15) {
      let town = try await Town()
      let count = 600
      let folder = try folder(town, ["outbox.json": outbox(count)])
      let program = try town.sandbox.start(["import", folder.path, "--data", town.data.path])
      try await Task.sleep(for: .milliseconds(Int.random(in: 100...900)))
      program.signal(SIGKILL)
      _ = try await program.finish()
      let kept = try await town.texts()
      #expect(kept == (0..<kept.count).reversed().map { "Note \($0)" })
      try await town.expectSound()
      let report = try await town.json("import", folder.path)
      #expect(report["wasHere"].number == kept.count)
      #expect(try await town.texts() == (0..<count).reversed().map { "Note \($0)" })
      try await town.expectSound()
    }
  }
}
