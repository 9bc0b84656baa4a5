import Foundation
import SocialTestSupport
import Testing

/// Reports to the administrator, by command and in the shell.
@Suite struct ReportTests {
  @Test func aReportIsMadeReadAndDealtWith() async throws {
    let town = try await Town()
    let insult = try await town.post("You are all fools.", as: "ken")
    #expect(
      try await town.run("report", "ken", "--post", "post/\(insult)", "--reason", "Insults")
        == Outcome(stdout: "", stderr: "Report sent. Thank you.\n", exitCode: 0))
    #expect(try await town.run("delete", insult, "--as", "ken").exitCode == 0)
    let report = try #require(try await town.json("reports").elements.first)
    #expect(
      Set(report.keys) == ["id", "person", "reporter", "reason", "posts", "createdAt", "closedAt", "cursor"])
    #expect(report["person"]["handle"].text == "ken" && report["reporter"]["handle"].text == "mia")
    #expect(report["posts"].elements.map(\.["text"].text) == ["You are all fools."])
    let id = try #require(report["id"].text)
    let lines = try await town.run("reports").lines
    #expect(lines.prefix(4) == ["Ken Sato @ken", "Insults", "post/\(insult)", "> You are all fools."])
    #expect(lines.contains("report/\(id)"))
    #expect(
      try await town.run("reports", "--done", "report/\(id)", "--lang", "ja").stderr == "報告を対応済みにしました。\n")
    #expect(try await town.run("reports").stderr == "No reports.\n")
    #expect(try await town.json("reports", "--all").elements.count == 1)
    #expect(try await town.run("reports", "--done", "12").stderr == "This report doesn't exist.\n")
    try await town.expectSound()
  }

  @Test func anAccountIsSuspendedAndReinstated() async throws {
    let town = try await Town()
    let insult = try await town.post("You are all fools.", as: "ken")
    let suspended = try await town.run("admin", "suspend", "@ken").stderr
    #expect(suspended.hasPrefix("@ken is suspended. To undo this, run “socialconnect"))
    #expect(suspended.hasSuffix(" admin reinstate ken”.\n"))
    #expect(
      try await town.run("show", insult).stderr
        == "This doesn't exist, or you don't have access to it.\n")
    #expect(try await town.run("profile", "ken", "--lang", "ja").exitCode == 1)
    #expect(try await town.run("post", "Still here", "--as", "ken").exitCode == 3)
    #expect(try await town.run("admin", "reinstate", "ken", "--lang", "ja").stderr == "@ken の停止を解除しました。\n")
    #expect(try await town.run("show", insult).exitCode == 0)
    #expect(try await town.run("admin", "suspend", "carol").exitCode == 1)
    try await town.expectSound()
  }

  @Test func whatCannotBeReportedIsSaid() async throws {
    let town = try await Town()
    let mine = try await town.post("Mine")
    let run = { (arguments: [String]) in
      try await town.sandbox.run(["report"] + arguments + ["--data", town.data.path])
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

  @Test func theShellOffersAPersonsPostsToPickFrom() async throws {
    let town = try await Town()
    for number in 1...12 { try await town.post("Insult \(number)", as: "ken") }
    let shell = try town.shell()
    shell.enter("g @ken")
    try await shell.waitFor("Report\n")
    shell.enter("report")
    try await shell.waitFor("After the reason, you can select posts that show the problem.")
    shell.type("Insults\n.\n")
    try await shell.waitFor("Continue without a post (y)")
    for (text, answer) in [
      ("99", "There's no number 99"), ("1 3", "1 3"), ("1", "Continue with 1 post (y)"), ("m", "Insult 2"),
      ("11", "Continue with 2 posts (y)"), ("1", "Removed. 1 post selected."),
      ("12", "Continue with 2 posts (y)"), ("y", "Yes, send it (y)"), ("b", "12. ✓ Selected"),
      ("y", "Yes, send it (y)"), ("<", "Which of their posts show the problem?"),
      ("y", "Yes, send it (y)"), ("y", "✓ Report sent."),
    ] {
      shell.enter(text)
      try await shell.waitFor(answer)
    }
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    let reports = try await town.json("reports").elements
    #expect(reports.map { $0["posts"].elements.map(\.["text"].text) } == [["Insult 2", "Insult 1"]])
  }

  @Test func theShellLeadsFromAPostToTheReport() async throws {
    let town = try await Town()
    let insult = try await town.post("You are all fools.", as: "ken")
    let shell = try town.shell()
    shell.enter("g post/\(insult)")
    try await shell.waitFor("Post by Ken Sato")
    shell.enter("report")
    try await shell.waitFor("The administrator reads your report.")
    shell.type("Insults\n.\n")
    try await shell.waitFor("Yes, send it (y)")
    shell.enter("y")
    try await shell.waitFor("✓ Report sent.")
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    #expect(try await town.json("reports").elements.map(\.["reason"].text) == ["Insults"])
  }
}
