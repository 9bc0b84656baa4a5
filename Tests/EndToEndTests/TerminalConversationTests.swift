import Foundation
import SocialTestSupport
import Testing

/// The shell on a terminal, someone typing.
@Suite struct TerminalConversationTests {
  @Test func newsStandsAboveThePromptAndWhatIsTypedStays() async throws {
    let town = try await Town()
    #expect(try await town.run("follow", "ken").exitCode == 0)
    #expect(try await town.run("follow", "mia", "--as", "ken").exitCode == 0)
    let (mia, ken) = (try town.terminal(), try town.terminal(as: "ken", columns: 20))
    for shell in [mia, ken] {
      try await shell.waitFor("Home")
      try await shell.waitFor("> ")
    }
    mia.type("g pub")
    try await mia.waitFor("g pub")
    ken.enter("g new")
    try await ken.waitFor("| ")
    ken.enter("Tea at four")
    try await ken.waitFor("| ")
    ken.enter(".")
    try await ken.waitFor("Publish")
    try await ken.waitFor("> ")
    ken.enter("y")
    try await mia.waitFor("\r\u{1B}[J")
    try await mia.waitFor("1 new post")
    // The prompt is drawn again with what stood there, and goes on.
    try await mia.waitFor("\r\n> g pub")
    mia.enter("lic")
    try await mia.waitFor("Public timeline")
    try await mia.waitFor("Tea at four")
    try await mia.waitFor("> ")
    mia.endInput()
    #expect(try await mia.finish().exitCode == 0)
    try await town.expectSound()
  }

  @Test func aPasswordThatIsTooShortIsRefusedBeforeItIsTypedAgain() async throws {
    let sandbox = try Sandbox()
    let program = try sandbox.startOnTerminal([
      "sign-up", "--email", "ann@example.org", "--handle", "ann", "--name", "Ann", "--data",
      sandbox.data.path,
    ])
    try await program.waitFor("Password: ")
    program.enter("short")
    let outcome = try await program.finish()
    #expect(outcome.exitCode == 1)
    #expect(!outcome.stdout.contains("Once more") && outcome.stdout.contains("8"))
  }

  /// On a terminal a command asks before it deletes for good; a script is not asked.
  @Test func deletingAsksOnATerminal() async throws {
    let town = try await Town()
    let ids = [try await town.post("First words"), try await town.post("Other words")]
    let keeping = try town.sandbox.startOnTerminal(["delete", ids[0], "--data", town.data.path])
    try await keeping.waitFor("First words\r\nDelete this post? This can't be undone. (y/n) ")
    keeping.enter("n")
    #expect(try await keeping.finish().exitCode == 0)
    #expect(try await town.texts() == ["Other words", "First words"])
    let deleting = try town.sandbox.startOnTerminal(["delete", ids[0], "--data", town.data.path])
    try await deleting.waitFor("(y/n) ")
    deleting.enter("y")
    #expect(try await deleting.finish().exitCode == 0)
    let unasked = try town.sandbox.startOnTerminal(["delete", ids[1], "--yes", "--data", town.data.path])
    #expect(!(try await unasked.finish().stdout.contains("(y/n)")))
    #expect(try await town.texts() == [])
  }

  @Test func twentyColumnsAreEnoughAndAResizeIsSeen() async throws {
    let town = try await Town()
    try await town.post("A sentence that is much longer than twenty columns 🌱 庭の門は六時に閉めます")
    let shell = try town.terminal(columns: 20)
    try await shell.waitFor("Home")
    for place in ["g public", "g @ken", "?", "g accounts", "g notifications", "g"] {
      try await shell.waitFor("> ")
      shell.enter(place)
    }
    try await shell.waitFor("Signed in as")
    try await shell.waitFor("> ")
    expectNoLine(of: shell.said, over: 20)
    shell.resize(columns: 60, rows: 24)
    shell.enter("g public")
    let wide = try await shell.waitFor(" help")
    #expect(plainLines(wide).contains { $0.count > 30 })
    try await shell.waitFor("> ")
    shell.resize(columns: 20, rows: 24)
    shell.enter("g public")
    expectNoLine(of: try await shell.waitFor(" help"), over: 20)
  }

  @Test func interruptionsLeaveAQuestionAndNotTheProgram() async throws {
    let town = try await Town()
    let shell = try town.terminal()
    try await shell.waitFor("> ")
    shell.type("half a comm\u{3}")
    try await shell.waitFor("Type q to quit.")
    shell.enter("g search")
    try await shell.waitFor("Search for: ")
    shell.type("gard\u{3}")
    try await shell.waitFor("> ")
    shell.enter("g new")
    try await shell.waitFor("| ")
    shell.type("Half a though")
    #expect(try await eventually { try town.drafts() == ["Half a though"] })
    shell.type("\u{3}")
    try await shell.waitFor("Draft saved.")
    try await shell.waitFor("> ")
    #expect(try town.drafts() == ["Half a though"])
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
  }

  @Test func whatIsTypedAndNotFinishedOutlivesAKill() async throws {
    let town = try await Town()
    let shell = try town.terminal()
    try await shell.waitFor("> ")
    shell.enter("g new")
    try await shell.waitFor("| ")
    shell.enter("The first line")
    try await shell.waitFor("| ")
    shell.type("and half a sec")
    let isKept = try await eventually {
      try town.drafts() == ["The first line\nand half a sec"]
    }
    #expect(isKept)
    shell.signal(SIGKILL)
    #expect(try await shell.finish().exitCode == 137)

    let next = try town.terminal()
    try await next.waitFor("> ")
    next.enter("g new")
    try await next.waitFor("You have drafts.")
    try await next.waitFor("> ")
    next.enter("1")
    try await next.waitFor("and half a sec")
    try await next.waitFor("| ")
    next.enter("ond")
    try await next.waitFor("| ")
    next.enter(".")
    try await next.waitFor("> ")
    next.enter("y")
    try await next.waitFor("Published.")
    #expect(try await town.texts() == ["The first line\nand half a sec\nond"])
    #expect(try town.drafts() == [])
  }

  @Test func longTextIsWrittenAndChangedInAnEditor() async throws {
    let town = try await Town()
    let shell = try town.sandbox.startOnTerminal(
      ["--data", town.data.path], environment: ["EDITOR": "sh -c 'echo From the editor >> \"$0\"'"])
    try await shell.waitFor("> ")
    for (command, end) in [("g new", "Published."), ("e 1", "Post by Mia")] {
      shell.enter(command)
      try await shell.waitFor("| ")
      shell.enter(":e")
      try await shell.waitFor("From the editor")
      try await shell.waitFor("| ")
      shell.enter(".")
      try await shell.waitFor("> ")
      shell.enter("y")
      try await shell.waitFor(end)
      try await shell.waitFor("> ")
    }
    #expect(try await town.texts() == ["From the editor\nFrom the editor"])
    #expect(try town.drafts() == [])
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
  }

  @Test func passwordsAreNotShown() async throws {
    let sandbox = try Sandbox()
    let shell = try sandbox.startOnTerminal(["--data", sandbox.data.path])
    try await shell.waitFor("> ")
    shell.enter("i")
    try await shell.waitFor("Email: ")
    shell.enter("nobody@example.org")
    try await shell.waitFor("Password: ")
    shell.enter("xyzzy-plugh-42")
    try await shell.waitFor("Wrong email or password. Check both and try again.")
    #expect(!shell.said.contains("plugh"))
  }

  /// What a person reads: without what moves the cursor and changes colours.
  private func plainLines(_ said: String) -> [String] {
    said.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]|\u{7}/, with: "")
      .split(whereSeparator: \.isNewline).map(String.init)
  }

  private func expectNoLine(
    of said: String, over width: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    for line in plainLines(said) where !line.hasPrefix("> ") {
      let columns = line.unicodeScalars.reduce(0) { $0 + ((0x2E80...).contains($1.value) ? 2 : 1) }
      #expect(columns <= width, "\(line.debugDescription)", sourceLocation: location)
    }
  }
}
