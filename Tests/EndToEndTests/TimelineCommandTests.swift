import Foundation
import SocialTestSupport
import Testing

/// Timelines as streams, and programs that stop listening.
@Suite struct TimelineCommandTests {
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
  /// Publishes many posts of Mia's, of one line each, through one shell.
  fileprivate func write(_ texts: [String]) async throws {
    let shell = try shell()
    for text in texts { shell.type("g new\n\(text)\n.\ny\n") }
    shell.enter("q")
    try #require(try await shell.finish().exitCode == 0)
  }
}
