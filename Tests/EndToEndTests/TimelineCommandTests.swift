import Foundation
import SocialTestSupport
import Testing

/// Reading timelines from scripts: pages, streams, and programs that stop listening.
@Suite struct TimelineCommandTests {
  @Test func pagesThroughSixtyPostsNeitherSkipNorRepeat() async throws {
    let town = try await Town()
    try await town.write((1...60).map { "Note \($0)" })
    let expected = (1...60).reversed().map { "Note \($0)" }

    // Downwards, while more is written above.
    var (down, cursors) = ([String](), [String]())
    var before: [String] = []
    while true {
      let page = try await town.page(["public", "--limit", "7"] + before)
      guard let last = page.last else { break }
      down += page.compactMap(\.["text"].text)
      cursors += page.compactMap(\.["cursor"].text)
      before = ["--before", try #require(last["cursor"].text)]
      if down.count == 14 { try await town.post("Later", as: "ken") }
    }
    #expect(down == expected)
    #expect(Set(cursors).count == 60)

    // Upwards again from the oldest.
    var up: [String] = [try #require(down.last)]
    var after = try #require(cursors.last)
    while true {
      let page = try await town.page(["public", "--limit", "11", "--after", after])
      guard let first = page.first else { break }
      up += page.reversed().compactMap(\.["text"].text)
      after = try #require(first["cursor"].text)
    }
    #expect(up == expected.reversed() + ["Later"])
  }

  @Test func whatAWarningHidesIsShownWhenAskedFor() async throws {
    let town = try await Town()
    let id = try #require(
      try await town.json("post", "The butler did it", "--warning", "The ending")["id"].text)
    let comment = try await town.json("comment", id, "So did the cook", "--warning", "More of it")
    let answer = try #require(comment["id"].text)
    for command in [
      ["timeline", "public"], ["timeline", "user", "mia"], ["search", "from:mia butler", "--posts"],
    ] {
      let hidden = try await town.sandbox.run(command + ["--data", town.data.path])
      #expect(
        hidden.stdout.contains("The ending\n--show-warned shows the text\n"), "\(command) \(hidden)")
      #expect(!hidden.stdout.contains("The butler did it"))
      let shown = try await town.sandbox.run(command + ["--show-warned", "--data", town.data.path])
      #expect(shown.stdout.contains("The butler did it") && !shown.stdout.contains("--show-warned"))
    }
    let japanese = try await town.run("timeline", "public", "--lang", "ja").stdout
    #expect(japanese.contains("--show-warned で本文を表示") && !japanese.contains("The butler did it"))
    // The post that was asked for is shown, what others say to it is not.
    let page = try await town.run("show", id).stdout
    #expect(page.contains("The butler did it") && !page.contains("So did the cook"))
    #expect(try await town.run("show", id, "--show-warned").stdout.contains("So did the cook"))
    #expect(try await town.run("show", answer).stdout.contains("So did the cook"))
    #expect(try await town.page(["public"]).map(\.["text"].text) == ["So did the cook", "The butler did it"])
  }

  @Test func aStreamPrintsADocumentForEachPostOfAnotherProcess() async throws {
    let town = try await Town()
    try await town.post("Before", as: "ken")
    let stream = try town.sandbox.start(
      ["timeline", "public", "--follow", "--json", "--data", town.data.path])
    try await stream.waitFor("Before")
    for number in 1...3 {
      try await town.post("News \(number)\nin two lines", as: number == 2 ? "mia" : "ken")
      try await stream.waitFor("\n")
    }
    try await stream.waitFor("News 3")
    stream.signal(SIGTERM)
    let outcome = try await stream.finish()
    let documents = try outcome.lines.map { try JSONDocument($0) }
    #expect(
      documents.map(\.["text"].text)
        == ["Before"] + (1...3).map { "News \($0)\nin two lines" })
    #expect(documents.allSatisfy { $0.keys.isSuperset(of: ["item", "sharedBy", "cursor"]) })
    #expect(outcome.stderr == "")
  }

  @Test func aReaderThatGoesAwayIsNoFault() async throws {
    let town = try await Town()
    try await town.write((1...30).map { "Note \($0) " + String(repeating: "x", count: 400) })
    let first = try await town.run(
      "timeline", "--limit", "80",
      through: ["bash", "-c", "\"$@\" | head -1; echo \"${PIPESTATUS[0]}\"", "bash"])
    #expect(Transcript.timeless(first.stdout) == "Mia Tanaka @mia · just now\n0\n")
    #expect(first.stderr == "")
    // A stream finds out when it has something to say.
    let stream = try town.sandbox.start(
      ["timeline", "--follow", "--limit", "1", "--data", town.data.path],
      through: ["bash", "-c", "\"$@\" | head -1; echo \"${PIPESTATUS[0]}\"", "bash"])
    try await stream.waitFor("Mia Tanaka")
    for number in 1...3 { try await town.post("More \(number)") }
    #expect(try await stream.finish().lines.last == "0")
  }

  @Test func oneKeyIsOnePostHoweverOftenItIsSent() async throws {
    let town = try await Town()
    let ids = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<6 {
        group.addTask { try await town.json("post", "Once", "--key", "the-only")["id"].text }
      }
      return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
    #expect(try await town.texts() == ["Once"])
    // A key is its owner's own.
    #expect(
      try await town.json("post", "Once", "--key", "the-only", "--as", "ken")["author"]["handle"].text
        == "ken")
    try await town.expectSound()
  }
}

extension Town {
  fileprivate func page(_ arguments: [String]) async throws -> [JSONDocument] {
    let outcome = try await sandbox.run(["timeline"] + arguments + ["--json", "--data", data.path])
    try #require(outcome.exitCode == 0, "\(outcome.stderr)")
    return try JSONDocument(outcome.stdout).elements
  }

  /// Publishes many posts of Mia's, of one line each, through one shell.
  fileprivate func write(_ texts: [String]) async throws {
    let shell = try shell()
    for text in texts { shell.type("g new\n\(text)\n.\ny\n") }
    shell.enter("q")
    try #require(try await shell.finish().exitCode == 0)
  }
}
