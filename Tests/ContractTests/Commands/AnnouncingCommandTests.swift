import Foundation
import SocialTestSupport
import Testing

/// What the administrator tells everyone, by command. It's the night to Thursday, 1 January 2026.
@Suite struct AnnouncingCommandTests {
  @Test func somethingIsAnnouncedListedEditedAndDeleted() async throws {
    let desk = try await CommandDesk()
    #expect(
      try await desk.run("admin", "announcements")
        == CommandOutcome(
          stdout: "",
          stderr: "Nothing announced yet. To announce something, run “socialconnect admin announce”.\n"))
    let move = try await desk.json("admin", "announce", " We move. Sorry!\n", "--until", "fri 18:00")
    let id = try #require(move["id"].text)
    #expect(move["text"].text == "We move. Sorry!" && move["endsAt"].text == "2026-01-02T18:00:00.000Z")
    #expect(move["startsAt"].isNull && move["allDay"].flag == false && move["editedAt"].isNull)

    let days = try await desk.run(
      "admin", "announce", "-", "--from", "2026-02-03", "--until", "2026-02-04", input: "Open days\n")
    let lines = try #require(days.lines.count == 5 ? days.lines : nil)
    #expect(Array(lines[..<3]) == ["just now", "3 Feb 2026 – 4 Feb 2026", "Open days"])
    let listed = try await desk.json("admin", "announcements").elements
    #expect(listed.map(\.["id"].text) == [lines[3], id] && listed[0]["allDay"].flag == true)
    #expect(listed[0]["startsAt"].text == "2026-02-03T00:00:00.000Z")
    #expect(listed[0]["endsAt"].text == "2026-02-04T00:00:00.000Z")
    #expect(
      try await desk.run("admin", "announcements", "--limit", "1").stderr.contains("--before \(lines[3])"))
    #expect(try await desk.json("announcements", "--as", "ken").elements.count == 2)

    let edited = try await desk.json("admin", "announcements", "edit", id, "We stay", "--no-until")
    #expect(edited["id"].text == id && edited["text"].text == "We stay" && edited["endsAt"].isNull)
    #expect(!edited["editedAt"].isNull && edited["publishedAt"].text == move["publishedAt"].text)
    let timed = try await desk.json("admin", "announcements", "edit", id, "--from", "today", "--until", "12h")
    #expect(timed["text"].text == "We stay" && timed["startsAt"].text == "2026-01-01T00:00:00.000Z")
    #expect(timed["allDay"].flag == false)
    let typed = try await desk.json("admin", "announcements", "edit", lines[3], input: "Closed days\n")
    #expect(typed["text"].text == "Closed days" && typed["allDay"].flag == true)

    let open = try await desk.json("admin", "announcements", "edit", lines[3], "--no-until")
    #expect(open["endsAt"].isNull && open["startsAt"].text == "2026-02-03T00:00:00.000Z")
    let again = try await desk.json("admin", "announcements", "edit", lines[3], "--until", "2026-02-05")
    #expect(again["allDay"].flag == true && again["endsAt"].text == "2026-02-05T00:00:00.000Z")
    let mixed = try await desk.json("admin", "announcements", "edit", lines[3], "--from", "2026-02-03 9:00")
    #expect(mixed["allDay"].flag == false && mixed["endsAt"].text == "2026-02-05T23:59:59.999Z")

    #expect(
      try await desk.run("admin", "announcements", "delete", id, lines[3])
        == CommandOutcome(stdout: "", stderr: "Deleted.\n", exitCode: 0))
    #expect(try await desk.json("admin", "announcements").elements.isEmpty)
    try await desk.expectSound()
  }

  @Test func whatCantBeAnnouncedIsSaid() async throws {
    let desk = try await CommandDesk()
    let id = try #require(try await desk.json("admin", "announce", "We move")["id"].text)
    for (arguments, words) in [
      (["announce", " "], "Write what you want to announce."),
      (
        ["announce", "x", "--until", "later"],
        "Enter a time like tomorrow 9:00, fri 18:30, 2026-12-24 18:00 or 2h."
      ),
      (
        ["announce", "x", "--until", "2025-12-31"],
        "Choose an end that is after the start and still to come."
      ),
      (
        ["announcements", "edit", id, "--from", "3h", "--until", "2h"],
        "Choose an end that is after the start and still to come."
      ),
      (["announcements", "edit", "7", "x"], "There's no such announcement, or it has ended."),
      (["announcements", "delete", "x"], "There's no such announcement, or it has ended."),
      (
        ["announce", String(repeating: "x", count: 2_001)],
        "The announcement can have up to 2,000 characters: 1 too many."
      ),
    ] {
      let outcome = try await desk.run(["admin"] + arguments)
      #expect(outcome == CommandOutcome(stdout: "", stderr: words + "\n", exitCode: 1), "\(arguments)")
    }
    for option in ["from", "until"] {
      let outcome = try await desk.run(
        "admin", "announcements", "edit", id, "--\(option)", "2h", "--no-\(option)")
      #expect(
        outcome.exitCode == 2 && outcome.stderr.contains("Use --\(option) or --no-\(option), not both."))
    }
    #expect(try await desk.json("admin", "announcements").elements.map(\.["text"].text) == ["We move"])
    try await desk.expectSound()
  }
}
