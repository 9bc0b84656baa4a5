import Foundation
import SocialTestSupport
import Testing

/// What `check` says, and `check --repair`.
@Suite struct CheckTests {
  @Test func whatFollowsFromOtherThingsIsRepairedBehindABackup() async throws {
    let town = try await Town()
    let post = try await town.post("Good morning #Tokyo")
    try await town.sql("UPDATE post SET like_count = 3, hashtags = ''")
    let found = try await town.run("check")
    #expect(found.exitCode == 1)
    #expect(
      found.stdout == """
        A count is wrong: post \(post): like_count is 3, should be 0
        A copy differs from its original: post \(post): hashtags is “”, should be “Tokyo”

        """)
    #expect(
      found.withoutProgress.stderr == """
        Some of the stored data is damaged or inconsistent. Back it up before you continue.
        “socialconnect check --repair --backup FILE” writes a backup and rebuilds what can be rebuilt.

        """)
    let japanese = try await town.run("check", "--lang", "ja")
    #expect(japanese.stdout.hasPrefix("件数が合っていません: post \(post): like_count"))

    let outcome = try await town.run("check", "--repair", "--backup", "before.backup")
    #expect(
      outcome.withoutProgress
        == Outcome(
          stdout: "Repaired: post.hashtags (1)\nRepaired: post.like_count (1)\n",
          stderr: "The backup is in before.backup.\nNo problems found.\n", exitCode: 0))
    try await town.expectSound()
    #expect(try await town.sql("SELECT hashtags FROM post") == ["Tokyo"])
    let damaged = town.sandbox.folder.appending(path: "damaged").path
    _ = try await town.sandbox.run(["restore", "before.backup", "--data", damaged])
    #expect(try await town.sandbox.run(["check", "--data", damaged]).stdout == found.stdout)
  }

  @Test func whatPeopleWroteIsOnlyListed() async throws {
    let town = try await Town()
    try await town.post("Good morning")
    try await town.sql("UPDATE post SET visibility = 7")
    let outcome = try await town.run("check", "--repair", "--backup", "before.backup", "--json")
    #expect(outcome.exitCode == 1)
    let document = try JSONDocument(outcome.stdout)
    #expect(document["findings"].elements.map(\.["place"].text) == ["post.visibility"])
    #expect(
      document["repaired"].elements.map(\.["place"].text)
        == ["item.listed", "item.visibility", "person.last_posted_on", "person.post_count"])
  }

  @Test func aClockYearsAheadIsRefusedUntilItIsAccepted() async throws {
    let town = try await Town()
    // The clock is right: it is the last write that was years ago.
    try await town.sql("UPDATE id_clock SET last = 1577966400000 << 16 WHERE name = 'item'")
    let english = try await town.run("post", "Far ahead")
    #expect(english.exitCode == 1)
    #expect(english.stderr.hasPrefix("This device's clock shows "))
    #expect(
      english.stderr.contains("more than five years after the last change (2 Jan 2020). Nothing was saved."))
    #expect(english.stderr.contains("“socialconnect check --accept-clock”"))
    let japanese = try await town.run("post", "Far ahead", "--lang", "ja")
    #expect(japanese.stderr.hasPrefix("この端末の時計は"))
    #expect(japanese.stderr.contains("最後に保存した日（2020年1月2日）から5年以上たっています。何も保存していません。"))
    let shell = try await town.run(input: "g new\nFar ahead\n.\ny\nq\n")
    #expect(shell.stdout.contains("! This device's clock shows "))
    #expect(try await town.texts().isEmpty)
    // A slow machine is told how far it has come, too.
    #expect(try await town.run("check", "--accept-clock").stderr.hasSuffix("No problems found.\n"))
    try await town.post("After years")
    try await town.expectSound()
  }

  @Test func aRepairNeedsABackup() async throws {
    let town = try await Town()
    #expect(try await town.run("check", "--repair").exitCode == 2)
    #expect(try await town.run("check", "--backup", "before.backup").exitCode == 2)
  }
}
