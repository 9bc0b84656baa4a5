import Foundation
import SocialTestSupport
import Testing

/// Writing where the disk fails, and what is begun in the shell and not published.
@Suite struct WritingCommandTests {
  @Test(.enabled("strace is missing, or may not trace here") { await InjectedFault.canBeMade() })
  func aPostThatMayHaveBeenSavedIsThereOnceWhenItIsSentAgain() async throws {
    let town = try await Town()
    let fault = InjectedFault(
      call: InjectedFault.Call(name: "fdatasync", errors: ["EIO"]), error: "EIO", turn: 1, lasts: false)
    let trace = town.sandbox.folder.appending(path: "trace").path
    let outcome = try await town.run(
      "post", "Once", through: fault.wrapper(data: town.data, trace: trace))
    #expect(outcome.exitCode == 1)
    let key = try #require(outcome.stderr.firstMatch(of: #/--key (\S+)\.\n$/#)).1
    for _ in 1...2 {
      #expect(try await town.json("post", "Once", "--key", String(key))["text"].text == "Once")
    }
    #expect(try await town.texts() == ["Once"])
    try await town.expectSound()
  }

  @Test func draftsAreListedShownAndDiscarded() async throws {
    let town = try await Town()
    #expect(try await town.run("drafts") == Outcome(stdout: "", stderr: "No drafts.\n", exitCode: 0))
    let id = try await town.post("Tea at four")
    let lines = [
      "g new", "First thought", ".", "4", "3", "warning", "cake", "place", "Garden@1,2", "b", "g new", "n",
      "Second",
      ".", "b", "g post/\(id)", "e", "and five", ".", "b", "q",
    ]
    let shell = try await town.run(input: lines.map { $0 + "\n" }.joined())
    #expect(shell.exitCode == 0)
    let drafts = try await town.json("drafts").elements
    #expect(drafts.map(\.["text"].text) == ["Tea at four\nand five", "Second", "First thought"])
    #expect(drafts.map(\.["kind"].text) == ["edit", "post", "post"])
    #expect(drafts[0]["post"].text == id)
    let first = drafts[2]
    #expect(first["visibility"].text == "followers" && first["warning"].text == "cake")
    #expect(first["place"]["longitude"].number == 2)
    let name = try #require(first["name"].text)
    #expect(try await town.run("drafts", "show", name).stdout == "First thought\n")
    #expect(
      try await town.run("drafts", "discard", name)
        == Outcome(stdout: "", stderr: "Draft discarded.\n", exitCode: 0))
    #expect(try await town.run("drafts", "show", name).exitCode == 1)
    #expect(try town.drafts().sorted() == ["Second", "Tea at four\nand five"])

    // What is left is gone on with: the edit from the list of drafts.
    let rest = try await town.run(input: "g drafts\n1\n.\ny\nq\n")
    #expect(rest.stdout.contains("\n✓ Changes saved.\n> q\n"))
    #expect(try town.drafts() == ["Second"])
    #expect(try await town.json("history", id).elements.count == 2)
    try await town.expectSound()
  }
}
