import Foundation
import SocialTestSupport
import Testing

/// Everything of an account goes out in a file and comes into another; what is hostile or broken does no harm.
@Suite struct ArchiveTests {
  private static let unsafe =
    "The archive isn't safe: it contains links, or names that point outside it. Nothing was unpacked.\n"
  private static let damaged = "The archive is damaged or incomplete. Download it again.\n"

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

  @Test func aMastodonArchiveComesIn() async throws {
    let town = try await Town()
    let folder = try folder(
      town,
      ["outbox.json": outbox(250), "following_accounts.csv": "Account address\nken\nben@b.example\n"])
    let packed = town.sandbox.folder.appending(path: "archive.tar.gz").path
    try await SocialTestSupport.Program.expect(["bsdtar", "-czf", packed, "-C", folder.path, "."])
    let outcome = try await town.run("import", packed)
    #expect(
      outcome.stdout == """
        Posts: 250
        Follows: 1

        Not imported
        Follow: @ben@b.example · no one here has that handle


        """)
    #expect(try await town.texts() == (0..<250).reversed().map { "Note \($0)" })
    #expect(try await town.run("notifications", "--as", "ken").stdout == "")
    try await town.expectSound()
    let japanese = try await town.run("import", packed, "--lang", "ja")
    #expect(japanese.stdout.hasPrefix("251件はすでにありました。\n"))
  }

  @Test func whatComesOfAProfileIsTold() async throws {
    let town = try await Town()
    let folder = try folder(
      town,
      [
        "archive.json": """
        {"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia","bio":"Gardens",
        "isLocked":true}}
        """,
        "mutes.json": #"[{"handle":"ken","until":"2020-01-01T00:00:00Z"}]"#,
      ])
    let other = try await Town(copyOf: town)
    let document = try await other.json("import", folder.path)
    #expect(document["profile"].elements.map(\.text) == ["bio", "locked"])
    #expect(document["wasHere"].number == 0 && document["absentCount"].number == 1)
    let outcome = try await town.run("import", folder.path)
    #expect(
      outcome.stdout == """
        Profile: bio
        You now approve your followers.

        Not imported
        Mute: @ken · it has expired


        """)
    let again = try await town.run("import", folder.path, "--lang", "ja")
    #expect(
      again.stdout == """
        インポートするデータはありませんでした。

        インポートできなかったもの
        ミュート: @ken · 期限が切れています


        """)
  }

  @Test func hostileAndBrokenArchivesAreRefused() async throws {
    let town = try await Town()
    let folder = try folder(town, ["outbox.json": outbox(3)])
    let at = { (name: String) in town.sandbox.folder.appending(path: name).path }
    try await SocialTestSupport.Program.expect([
      "bsdtar", "-cf", at("up.tar"), "-P", "-C", folder.path, "-s", ",^,../../,", "outbox.json",
    ])
    try await SocialTestSupport.Program.expect([
      "bsdtar", "-cf", at("root.tar"), "-P", "-C", folder.path, "-s", ",^,/tmp/,", "outbox.json",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/actor.json", withDestinationPath: "/etc/passwd")
    try await SocialTestSupport.Program.expect([
      "bsdtar", "-cf", at("link.zip"), "--format", "zip", "-C", folder.path, ".",
    ])
    for name in ["up.tar", "root.tar", "link.zip"] {
      #expect(
        try await town.run("import", at(name)) == Outcome(stdout: "", stderr: Self.unsafe, exitCode: 1),
        "\(name)")
    }
    try await SocialTestSupport.Program.expect(["truncate", "-s", "300M", folder.path + "/likes.json"])
    try FileManager.default.removeItem(atPath: folder.path + "/actor.json")
    try await SocialTestSupport.Program.expect([
      "bsdtar", "-cf", at("bomb.zip"), "--format", "zip", "-C", folder.path, ".",
    ])
    let bomb = try await town.run("import", at("bomb.zip"))
    #expect(bomb.exitCode == 1 && bomb.stderr.hasPrefix("The archive is too large"))

    let sound = try await SocialTestSupport.Program.expect([
      "bsdtar", "-cf", "-", "--format", "ustar", "-C", folder.path, "outbox.json",
    ])
    try String(sound.prefix(900)).write(toFile: at("cut.tar"), atomically: false, encoding: .utf8)
    #expect(
      try await town.run("import", at("cut.tar")) == Outcome(stdout: "", stderr: Self.damaged, exitCode: 1))
    try "no archive".write(toFile: at("text.zip"), atomically: false, encoding: .utf8)
    #expect(
      try await town.run("import", at("text.zip")).stderr.hasPrefix(
        "This isn't an archive SocialConnect can read"))
    let half = try self.folder(town, ["outbox.json": String(outbox(3).dropLast(20))])
    #expect(try await town.run("import", half.path) == Outcome(stdout: "", stderr: Self.damaged, exitCode: 1))
    let deep = try self.folder(town, ["outbox.json": String(repeating: "[", count: 100_000)])
    #expect(try await town.run("import", deep.path) == Outcome(stdout: "", stderr: Self.damaged, exitCode: 1))
    #expect(
      try await town.run("import", at("nothing.zip"), "--lang", "ja").stderr == "ファイルが見つかりません。パスを確認してください。\n")
    #expect(try await town.texts() == [])
    // What was unpacked is gone.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: town.data.appending(path: "incoming").path) == [])
  }

  @Test func nothingButAnArchiveIsReplaced() async throws {
    let town = try await Town()
    let folder = try folder(town, ["precious.txt": "keep me"])
    let outcome = try await town.run("export", folder.path, "--replace")
    #expect(
      outcome.exitCode == 1 && outcome.stderr.hasPrefix("A file or folder with that name already exists"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["precious.txt"])
  }

  @Test func whereNothingCanBeWrittenIsSaid() async throws {
    let town = try await Town()
    for (path, english, japanese) in [
      (
        "/no/such/dir/a.zip", "Folder not found. Check the path.",
        "そのフォルダーは見つかりません。パスを確認してください。"
      ),
      (
        "/proc/x.zip", "You can't write to that folder. Choose another one.",
        "そこには書き込めません。別のフォルダーを選んでください。"
      ),
    ] {
      #expect(
        try await town.run("export", path) == Outcome(stdout: "", stderr: english + "\n", exitCode: 1))
      #expect(try await town.run("export", path, "--lang", "ja").stderr == japanese + "\n")
    }
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
