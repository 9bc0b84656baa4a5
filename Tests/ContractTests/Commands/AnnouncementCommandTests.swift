import Foundation
import SocialTestSupport
import Testing

/// What the administrator announces, by command.
@Suite struct AnnouncementCommandTests {
  @Test func announcementsAreListedDismissedAndReactedTo() async throws {
    let desk = try await CommandDesk()
    #expect(
      try await desk.run("announcements")
        == CommandOutcome(
          stdout: "",
          stderr: "No announcements. What the administrator wants everyone to know is shown here.\n"))
    let id = try #require(try await desk.json("admin", "announce", "We move. Ask @ken #moving")["id"].text)
    #expect(
      try await desk.run("announcements").lines == [
        "New · just now", "We move. Ask @ken #moving", id, "",
      ])
    #expect(
      try await desk.run("announcements", "react", id, "👍")
        == CommandOutcome(stdout: "", stderr: "You reacted with 👍.\n"))
    _ = try await desk.run("announcements", "react", id, "👍", "--as", "ken")
    #expect(
      try await desk.run("announcements", "read", id)
        == CommandOutcome(stdout: "", stderr: "Marked as read.\n"))
    #expect(
      try await desk.run("announcements", "list", "--lang", "ja").lines == [
        "たった今", "We move. Ask @ken #moving", "👍 2（自分を含む）", id, "",
      ])
    #expect(
      try await desk.run("announcements", "react", id, "👍", "--undo").stderr == "Removed your 👍.\n")

    let listed = try await desk.json("announcements").elements
    #expect(listed.count == 1 && listed[0]["id"].text == id && listed[0]["read"].flag == true)
    #expect(listed[0]["text"].text == "We move. Ask @ken #moving")
    #expect(listed[0]["allDay"].flag == false && listed[0]["endsAt"].isNull && listed[0]["editedAt"].isNull)
    let reaction = try #require(listed[0]["reactions"].elements.first)
    #expect(reaction["emoji"].text == "👍" && reaction["count"].number == 1 && reaction["own"].flag == false)
    #expect(try await desk.json("announcements", "--as", "ken").elements[0]["read"].flag == false)
    try await desk.expectSound()
  }

  @Test func whatIsWrongIsSaid() async throws {
    let desk = try await CommandDesk()
    let id = try #require(try await desk.json("admin", "announce", "We move")["id"].text)
    #expect(
      try await desk.run("announcements", "react", id, "tea")
        == CommandOutcome(stdout: "", stderr: "Enter one emoji.\n", exitCode: 1))
    for words in [["read", "7"], ["react", "7", "👍"]] {
      #expect(
        try await desk.run(["announcements"] + words)
          == CommandOutcome(
            stdout: "", stderr: "There's no such announcement, or it has ended.\n", exitCode: 1))
    }
    #expect(
      try await desk.run("announcements", "read", "7", "--lang", "ja").stderr
        == "そのお知らせは見つかりませんでした。終了した可能性があります。\n")
    #expect(try await desk.run("announcements", "react", id).exitCode == 2)
  }
}
