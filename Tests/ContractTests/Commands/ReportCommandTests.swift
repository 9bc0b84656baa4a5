import Foundation
import SocialTestSupport
import Testing

/// Reports to the administrator, by command.
@Suite struct ReportCommandTests {
  @Test func aReportIsMadeReadAndDealtWith() async throws {
    let desk = try await CommandDesk()
    let insult = try await desk.post("You are all fools.", as: "ken")
    #expect(
      try await desk.run("report", "ken", "--post", "post/\(insult)", "--reason", "Insults")
        == CommandOutcome(stdout: "", stderr: "Report sent. Thank you.\n", exitCode: 0))
    #expect(try await desk.run("delete", insult, "--as", "ken").exitCode == 0)
    let report = try #require(try await desk.json("reports").elements.first)
    #expect(
      Set(report.keys) == ["id", "person", "reporter", "reason", "posts", "createdAt", "closedAt", "cursor"])
    #expect(report["person"]["handle"].text == "ken" && report["reporter"]["handle"].text == "mia")
    #expect(report["posts"].elements.map(\.["text"].text) == ["You are all fools."])
    let id = try #require(report["id"].text)
    let lines = try await desk.run("reports").lines
    #expect(lines.prefix(4) == ["Ken Sato @ken", "Insults", "post/\(insult)", "> You are all fools."])
    #expect(lines.contains("report/\(id)"))
    #expect(
      try await desk.run("reports", "--done", "report/\(id)", "--lang", "ja").stderr == "報告を対応済みにしました。\n")
    #expect(try await desk.run("reports").stderr == "No reports.\n")
    #expect(try await desk.json("reports", "--all").elements.count == 1)
    #expect(try await desk.run("reports", "--done", "12").stderr == "This report doesn't exist.\n")
    try await desk.expectSound()
  }

  @Test func anAccountIsSuspendedAndReinstated() async throws {
    let desk = try await CommandDesk()
    let insult = try await desk.post("You are all fools.", as: "ken")
    let suspended = try await desk.run("admin", "suspend", "@ken").stderr
    #expect(suspended.hasPrefix("@ken is suspended. To undo this, run “socialconnect"))
    #expect(suspended.hasSuffix(" admin reinstate ken”.\n"))
    #expect(
      try await desk.run("show", insult).stderr
        == "This doesn't exist, or you don't have access to it.\n")
    #expect(try await desk.run("profile", "ken", "--lang", "ja").exitCode == 1)
    #expect(try await desk.run("post", "Still here", "--as", "ken").exitCode == 3)
    #expect(try await desk.run("admin", "reinstate", "ken", "--lang", "ja").stderr == "@ken の停止を解除しました。\n")
    #expect(try await desk.run("show", insult).exitCode == 0)
    #expect(try await desk.run("admin", "suspend", "carol").exitCode == 1)
    try await desk.expectSound()
  }

  @Test func whatCannotBeReportedIsSaid() async throws {
    let desk = try await CommandDesk()
    let mine = try await desk.post("Mine")
    let run = { (arguments: [String]) in
      try await desk.run(["report"] + arguments)
    }
    #expect(try await run(["mia", "--reason", "x"]).stderr == "You can't report yourself.\n")
    #expect(
      try await run(["ken", "--post", mine, "--reason", "x"]).stderr
        == "One of these posts is by someone else. A report is about one person.\n")
    #expect(try await run(["ken", "--reason", " "]).stderr == "The reason can't be empty.\n")
    #expect(
      try await run(["ken", "--post", "1", "--reason", "x"]).stderr
        == "This person or post doesn't exist, or you don't have access to it.\n")
    #expect(try await run(["ken", "--reason", "x", "--as", "ghost"]).exitCode == 3)
    #expect(try await run(["ken"]).exitCode == 2)
  }
}
