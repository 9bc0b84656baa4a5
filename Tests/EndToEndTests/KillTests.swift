import Foundation
import SocialTestSupport
import Testing

/// Killed in the middle of writing, again and again: what was acknowledged is there, once.
@Suite struct KillTests {
  @Test func commandsKilledInTheMiddleOfAHundredPostsLoseNothingAcknowledged() async throws {
    let town = try await Town()
    let loop =
      "for i in $(seq 100); do echo \"sent $i\"; \"$@\" --json post \"Note $i\" --key \"key $i\" || exit 1; done"
    for _ in Effort.rounds(1, full: 10) {
      let copy = try await Town(copyOf: town)
      let writing = try copy.sandbox.start(
        ["--data", copy.data.path], through: ["bash", "-c", loop, "bash"])
      try await writing.waitFor("sent \(Int.random(in: 2...12))\n")
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...600)))
      kill(-writing.processID, SIGKILL)
      let lines = try await writing.finish().lines
      let sent = lines.compactMap { $0.hasPrefix("sent ") ? Int($0.dropFirst(5)) : nil }.max() ?? 0
      let acknowledged = try lines.filter { $0.hasPrefix("{") && $0.hasSuffix("}") }
        .map { try #require(try JSONDocument($0)["id"].text) }
      #expect(sent - acknowledged.count <= 1)
      try await copy.expectSound()

      // If you aren't sure, you send again: the same keys give the same posts.
      for number in max(1, sent - 2)...sent {
        let id = try await copy.json("post", "Note \(number)", "--key", "key \(number)")["id"].text
        if number <= acknowledged.count { #expect(id == acknowledged[number - 1]) }
      }
      #expect(try await copy.texts().reversed() == (1...sent).map { "Note \($0)" })
      try await copy.expectSound()
    }
  }

  @Test func aShellKilledInTheMiddleOfAHundredPostsLosesNothingAcknowledged() async throws {
    let town = try await Town()
    for _ in Effort.rounds(3, full: 40) {
      let copy = try await Town(copyOf: town)
      let shell = try copy.shell()
      for number in 1...100 { shell.type("g new\nNote \(number).\n.\ny\n") }
      try await shell.waitFor("| Note \(Int.random(in: 1...90)).\n")
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...60)))
      shell.signal(SIGKILL)
      let said = try await shell.finish().stdout
      let acknowledged = said.components(separatedBy: "\n✓ Published.\n").count - 1

      let texts = try await copy.texts()
      #expect(texts.count - acknowledged <= 1 && texts.count >= acknowledged)
      #expect(texts.reversed() == (1...max(1, texts.count)).prefix(texts.count).map { "Note \($0)." })
      try await copy.expectSound()
      try await expectNoDraftIsPublishedTwice(copy, texts)
    }
  }

  /// A draft may be left: of the text that was under way, or of the last that was published just before it
  /// could be forgotten. Published, it gives one post.
  private func expectNoDraftIsPublishedTwice(_ town: Town, _ texts: [String]) async throws {
    guard let draft = try town.drafts().first else { return }
    #expect(draft == "Note \(texts.count + 1)." || draft == texts.first)
    let outcome = try await town.run(input: "g new\n1\n.\ny\nq\n")
    #expect(outcome.exitCode == 0)
    let after = try await town.texts()
    #expect(after.count == Set(after).count)
    #expect(after.first == draft)
    #expect(try town.drafts() == [])
    try await town.expectSound()
  }
}
