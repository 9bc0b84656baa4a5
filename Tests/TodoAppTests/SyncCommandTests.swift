import Foundation
import SocialTestSupport
import Testing

/// Devices that keep in step by commands.
@Suite struct SyncCommandTests {
  private typealias Outcome = Device.Outcome

  private let (one, two): (Device, Device)
  private let shared: TemporaryFolder

  init() throws {
    (one, two) = (try Device(), try Device())
    shared = try TemporaryFolder()
  }

  @Test func whatOneDeviceChangesTheOtherHas() async throws {
    try await one.importing(["aaaa": "Milk"])
    #expect(
      try await one.run("sync", shared.path)
        == Outcome(stdout: "In step with \(shared.path). Todos sent: 1; received: 0.\n"))
    #expect(
      try await two.run("sync", shared.path, "--lang", "ja")
        == Outcome(stdout: "\(shared.path) と同期しました（送信 0件、受信 1件）。\n"))
    #expect(try await two.descriptions() == ["Milk"])

    // From then on by themselves: each command that writes does a round.
    try await one.run("edit", "aaaa", "--text", "Oat milk")
    try await two.run("add", "Tea", "--due", "2030-11-30")
    try await two.run("done", "aaaa")
    #expect(try await one.run("sync").stdout.hasSuffix("Todos sent: 0; received: 2.\n"))
    #expect(try await one.descriptions("--done") == ["Tea", "Oat milk"])
    #expect(try await two.run("sync") == Outcome(stdout: "In step with \(shared.path). Nothing was new.\n"))
    let (ours, theirs) = (
      try await one.run("list", "--json", "--done"), try await two.run("list", "--json", "--done")
    )
    #expect(ours == theirs)

    try await one.run("delete", "aaaa")
    try await two.run("sync")
    #expect(try await two.descriptions("--done") == ["Tea"])
  }

  @Test(
    arguments: [
      (["add", "Tea"], 0), (["done", "aaaa"], 0), (["undone", "aaaa"], 0),
      (["edit", "aaaa", "--text", "x"], 0),
      (["delete", "aaaa"], 0), (["import", "given.json"], 0), (["list"], 0), (["sync"], 1),
    ] as [([String], Int32)])
  func whatHappensWhileTheFolderIsAway(_ arguments: [String], status: Int32) async throws {
    try await one.importing(["aaaa": "Milk"])
    try await one.run("sync", shared.path)
    try FileManager.default.removeItem(atPath: shared.path)
    for (language, text) in [
      (
        "en",
        /Not in step since \d+ \w+ \d+, \d\d:\d\d\. The folder \S+ can't be reached, or isn't the one you chose\.\n/
      ),
      ("ja", /\d+年\d+月\d+日 \d\d:\d\d以降、同期できていません。フォルダー \S+ が見つからないか、指定したときのフォルダーではありません。\n/),
    ] {
      let outcome = try await one.run(arguments + ["--data", one.data.path, "--lang", language])
      // What was deleted can't be a second time.
      if arguments[0] == "delete", language == "ja" { continue }
      #expect(outcome.status == status, "\(outcome)")
      #expect(
        arguments == ["list"] ? outcome.stderr == "" : outcome.stderr.wholeMatch(of: text) != nil,
        "\(outcome)")
    }
    #expect(!FileManager.default.fileExists(atPath: shared.path))
  }

  @Test func whatHappenedWhileTheFolderWasAwayCatchesUp() async throws {
    try await one.run("sync", shared.path)
    try await two.run("sync", shared.path)
    let away = shared.path + "-away"
    try FileManager.default.moveItem(atPath: shared.path, toPath: away)
    try await one.run("add", "Milk")
    try await two.run("add", "Tea")
    try FileManager.default.moveItem(atPath: away, toPath: shared.path)
    for device in [one, two, one] { #expect(try await device.run("sync").status == 0) }
    #expect(Set(try await one.descriptions()) == ["Milk", "Tea"])
    #expect(Set(try await two.descriptions()) == ["Milk", "Tea"])
  }

  @Test func aFolderMustBeChosenAndBeThere() async throws {
    #expect(
      try await one.run("sync")
        == Outcome(
          stderr: "Not in step yet. Choose a folder that your devices share: “todo sync FOLDER”.\n", status: 1
        ))
    #expect(
      try await one.run("sync", "--lang", "ja").stderr
        == "まだ同期していません。端末どうしで使う同期用のフォルダーを「todo sync フォルダー」で指定してください。\n")
    let missing = one.path("missing")
    #expect(
      try await one.run("sync", "missing")
        == Outcome(
          stderr: "There's no folder \(missing). Create it first, or choose another.\n", status: 1))
    try "x".write(toFile: one.path("file"), atomically: false, encoding: .utf8)
    #expect(
      try await one.run("sync", "file")
        == Outcome(stderr: "Not in step yet. \(one.path("file")) isn't a folder.\n", status: 1))
    // None of them was joined.
    #expect(try await one.run("add", "Milk").stderr == "")
  }

  @Test func damageIsSaidAndSurvived() async throws {
    try await one.importing(["aaaa": "Milk", "bbbb": "Tea"])
    try await one.run("sync", shared.path)
    let name = try #require(try shared.names.first { $0.hasSuffix(".todo") })
    var lines = try shared.text(of: name).split(separator: "\n", omittingEmptySubsequences: false)
    lines[2] = "half a li"
    try shared.write(lines.joined(separator: "\n"), to: name)
    let outcome = try await two.run("sync", shared.path)
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "\(name): Line 3 is damaged and was left out.\n")
  }
}
