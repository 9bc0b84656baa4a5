import Foundation
import SocialTestSupport
import Testing

/// Reading timelines page by page, by command.
@Suite struct ReadingCommandTests {
  @Test func pagesThroughSixtyPostsNeitherSkipNorRepeat() async throws {
    let desk = try await CommandDesk()
    for number in 1...60 { try await desk.post("Note \(number)") }
    let expected = (1...60).reversed().map { "Note \($0)" }

    // Downwards, while more is written above.
    var (down, cursors) = ([String](), [String]())
    var before: [String] = []
    while true {
      let page = try await desk.page(["public", "--limit", "7"] + before)
      guard let last = page.last else { break }
      down += page.compactMap(\.["text"].text)
      cursors += page.compactMap(\.["cursor"].text)
      before = ["--before", try #require(last["cursor"].text)]
      if down.count == 14 { try await desk.post("Later", as: "ken") }
    }
    #expect(down == expected)
    #expect(Set(cursors).count == 60)

    // Upwards again from the oldest.
    var up: [String] = [try #require(down.last)]
    var after = try #require(cursors.last)
    while true {
      let page = try await desk.page(["public", "--limit", "11", "--after", after])
      guard let first = page.first else { break }
      up += page.reversed().compactMap(\.["text"].text)
      after = try #require(first["cursor"].text)
    }
    #expect(up == expected.reversed() + ["Later"])
  }

  @Test func whatAWarningHidesIsShownWhenAskedFor() async throws {
    let desk = try await CommandDesk()
    let id = try #require(
      try await desk.json("post", "The butler did it", "--warning", "The ending")["id"].text)
    let comment = try await desk.json("comment", id, "So did the cook", "--warning", "More of it")
    let answer = try #require(comment["id"].text)
    for command in [
      ["timeline", "public"], ["timeline", "user", "mia"], ["search", "from:mia butler", "--posts"],
    ] {
      let hidden = try await desk.run(command)
      #expect(
        hidden.stdout.contains("The ending\n--show-warned shows the text\n"), "\(command) \(hidden)")
      #expect(!hidden.stdout.contains("The butler did it"))
      let shown = try await desk.run(command + ["--show-warned"])
      #expect(shown.stdout.contains("The butler did it") && !shown.stdout.contains("--show-warned"))
    }
    let japanese = try await desk.run("timeline", "public", "--lang", "ja").stdout
    #expect(japanese.contains("--show-warned で本文を表示") && !japanese.contains("The butler did it"))
    // The post that was asked for is shown, what others say to it is not.
    let page = try await desk.run("show", id).stdout
    #expect(page.contains("The butler did it") && !page.contains("So did the cook"))
    #expect(try await desk.run("show", id, "--show-warned").stdout.contains("So did the cook"))
    #expect(try await desk.run("show", answer).stdout.contains("So did the cook"))
    #expect(try await desk.page(["public"]).map(\.["text"].text) == ["So did the cook", "The butler did it"])
  }
}

extension CommandDesk {
  fileprivate func page(_ arguments: [String]) async throws -> [JSONDocument] {
    let outcome = try await run(["timeline"] + arguments + ["--json"])
    try #require(outcome.exitCode == 0, "\(outcome.stderr)")
    return try JSONDocument(outcome.stdout).elements
  }
}
