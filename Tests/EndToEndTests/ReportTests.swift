import Foundation
import SocialTestSupport
import Testing

/// Reports to the administrator, in the shell.
@Suite struct ReportTests {
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
