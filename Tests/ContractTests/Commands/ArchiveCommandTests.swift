import Foundation
import SocialTestSupport
import Testing

/// What comes of an archive, by command; what is hostile or broken does no harm.
@Suite struct ArchiveCommandTests {
  private static let unsafe =
    "The archive isn't safe: it contains links, or names that point outside it. Nothing was unpacked.\n"
  private static let damaged = "The archive is damaged or incomplete. Download it again.\n"

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

  /// A folder on a desk with these files.
  private func folder(_ desk: CommandDesk, _ files: [String: String]) throws -> URL {
    let folder = URL(filePath: desk.path("archive-\(UUID().uuidString)"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    return folder
  }

  @Test func aMastodonArchiveComesIn() async throws {
    let desk = try await CommandDesk()
    let folder = try folder(
      desk,
      ["outbox.json": outbox(250), "following_accounts.csv": "Account address\nken\nben@b.example\n"])
    let packed = desk.path("archive.tar.gz")
    try await Program.expect(["bsdtar", "-czf", packed, "-C", folder.path, "."])
    let outcome = try await desk.run("import", packed)
    #expect(
      outcome.stdout == """
        Posts: 250
        Follows: 1

        Not imported
        Follow: @ben@b.example · no one here has that handle


        """)
    #expect(try await desk.texts() == (0..<250).reversed().map { "Note \($0)" })
    #expect(try await desk.run("notifications", "--as", "ken").stdout == "")
    try await desk.expectSound()
    let japanese = try await desk.run("import", packed, "--lang", "ja")
    #expect(japanese.stdout.hasPrefix("251件はすでにありました。\n"))
  }

  @Test func theHTMLOfPostsBecomesText() async throws {
    let desk = try await CommandDesk()
    let html = [
      "<p>Hi <a href='https://b.example/@ben' class='u-url mention'>@<span>ben</span></a><br>",
      "<a href='https://b.example/x'><span class='invisible'>https://</span>b.example/x</a> ",
      "<a href='https://a.example/tags/tea' class='mention hashtag' rel='tag'>#<span>Tea</span></a></p>",
      "<script>no</script><ul><li>one</li></ul>",
    ].joined()
    let folder = try folder(desk, ["outbox.json": outbox(1).replacing("<p>Note 0</p>", with: html)])
    #expect(try await desk.run("import", folder.path).exitCode == 0)
    #expect(try await desk.texts() == ["Hi @ben@b.example\nhttps://b.example/x #Tea\n\n- one"])
  }

  @Test func whatComesOfAProfileIsTold() async throws {
    let desk = try await CommandDesk()
    let folder = try folder(
      desk,
      [
        "archive.json": """
        {"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia","bio":"Gardens",
        "isLocked":true}}
        """,
        "mutes.json": #"[{"handle":"ken","until":"2020-01-01T00:00:00Z"}]"#,
      ])
    let other = try await CommandDesk()
    let document = try await other.json("import", folder.path)
    #expect(document["profile"].elements.map(\.text) == ["bio", "locked"])
    #expect(document["wasHere"].number == 0 && document["absentCount"].number == 1)
    let outcome = try await desk.run("import", folder.path)
    #expect(
      outcome.stdout == """
        Profile: bio
        You now approve your followers.

        Not imported
        Mute: @ken · it has expired


        """)
    let again = try await desk.run("import", folder.path, "--lang", "ja")
    #expect(
      again.stdout == """
        インポートするデータはありませんでした。

        インポートできなかったもの
        ミュート: @ken · 期限が切れています


        """)
  }

  @Test func hostileAndBrokenArchivesAreRefused() async throws {
    let desk = try await CommandDesk()
    let folder = try folder(desk, ["outbox.json": outbox(3)])
    let at = { (name: String) in desk.path(name) }
    try await Program.expect([
      "bsdtar", "-cf", at("up.tar"), "-P", "-C", folder.path, "-s", ",^,../../,", "outbox.json",
    ])
    try await Program.expect([
      "bsdtar", "-cf", at("root.tar"), "-P", "-C", folder.path, "-s", ",^,/tmp/,", "outbox.json",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/actor.json", withDestinationPath: "/etc/passwd")
    try await Program.expect([
      "bsdtar", "-cf", at("link.zip"), "--format", "zip", "-C", folder.path, ".",
    ])
    for name in ["up.tar", "root.tar", "link.zip"] {
      #expect(
        try await desk.run("import", at(name))
          == CommandOutcome(stdout: "", stderr: Self.unsafe, exitCode: 1),
        "\(name)")
    }
    try await Program.expect(["truncate", "-s", "300M", folder.path + "/likes.json"])
    try FileManager.default.removeItem(atPath: folder.path + "/actor.json")
    try await Program.expect([
      "bsdtar", "-cf", at("bomb.zip"), "--format", "zip", "-C", folder.path, ".",
    ])
    let bomb = try await desk.run("import", at("bomb.zip"))
    #expect(bomb.exitCode == 1 && bomb.stderr.hasPrefix("The archive is too large"))

    let sound = try await Program.expect([
      "bsdtar", "-cf", "-", "--format", "ustar", "-C", folder.path, "outbox.json",
    ])
    try String(sound.prefix(900)).write(toFile: at("cut.tar"), atomically: false, encoding: .utf8)
    #expect(
      try await desk.run("import", at("cut.tar"))
        == CommandOutcome(stdout: "", stderr: Self.damaged, exitCode: 1))
    try "no archive".write(toFile: at("text.zip"), atomically: false, encoding: .utf8)
    #expect(
      try await desk.run("import", at("text.zip")).stderr.hasPrefix(
        "This isn't an archive SocialConnect can read"))
    let half = try self.folder(desk, ["outbox.json": String(outbox(3).dropLast(20))])
    #expect(
      try await desk.run("import", half.path) == CommandOutcome(stdout: "", stderr: Self.damaged, exitCode: 1)
    )
    let deep = try self.folder(desk, ["outbox.json": String(repeating: "[", count: 100_000)])
    #expect(
      try await desk.run("import", deep.path) == CommandOutcome(stdout: "", stderr: Self.damaged, exitCode: 1)
    )
    #expect(
      try await desk.run("import", at("nothing.zip"), "--lang", "ja").stderr == "ファイルが見つかりません。パスを確認してください。\n")
    #expect(try await desk.texts() == [])
    // What was unpacked is gone.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: desk.path("data/incoming")) == [])
  }

  @Test func nothingButAnArchiveIsReplaced() async throws {
    let desk = try await CommandDesk()
    let folder = try folder(desk, ["precious.txt": "keep me"])
    let outcome = try await desk.run("export", folder.path, "--replace")
    #expect(
      outcome.exitCode == 1 && outcome.stderr.hasPrefix("A file or folder with that name already exists"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["precious.txt"])
  }

  @Test func whereNothingCanBeWrittenIsSaid() async throws {
    let desk = try await CommandDesk()
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
        try await desk.run("export", path) == CommandOutcome(stdout: "", stderr: english + "\n", exitCode: 1))
      #expect(try await desk.run("export", path, "--lang", "ja").stderr == japanese + "\n")
    }
  }
}
