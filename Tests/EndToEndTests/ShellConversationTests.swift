import Foundation
import Testing

/// The menu shell as people and scripts meet it: over a pipe and on a terminal.
@Suite struct ShellConversationTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private var data: [String] { ["--data", sandbox.data.path] }

  @Test func aTranscriptOverAPipeIsPlainAndWhole() async throws {
    let outcome = try await sandbox.run(data, input: "４\nnonsense\u{1B}[31m\n")
    #expect(outcome.exitCode == 0)
    #expect(outcome.stderr.isEmpty)
    let said = outcome.stdout
    #expect(said.hasPrefix("\nSocialConnect\n\n"))
    #expect(said.contains("\n> ４\n\n"))
    #expect(said.contains("\n> nonsense[31m\n! “nonsense[31m” does nothing here."))
    #expect(said.hasSuffix("? lists the keys.\n> \n"))
    #expect(!said.contains("\u{1B}"))
  }

  @Test func itSpeaksJapanese() async throws {
    let outcome = try await sandbox.run(
      data + ["--lang", "ja"], input: "なにか\nｑ\n", environment: ["LANG": "C"])
    #expect(outcome.stdout.contains("! 「なにか」という操作はありません。"))
    #expect(outcome.stdout.hasSuffix("> ｑ\n終了しました。\n"))
  }

  @Test func everyPlaceIsReachedByItsLinkOrFromTheMenu() async throws {
    try await sandbox.signUp("alice", name: "Alice")
    let input = [
      "g home", "g public", "g notifications", "g accounts", "g @ALICE", "g post/1", "g #swift", "g search",
      "<",
      "g likes", "g drafts", "g", "15", "g new", "<", "q",
    ]
    let outcome = try await sandbox.run(data, input: input.map { "\($0)\n" }.joined())
    var rest = outcome.stdout[...]
    let places = [
      "Home", "> g home\n\nHome", "> g public\n\nPublic timeline", "> g notifications\n\nNotifications",
      "> g accounts\n\nAccounts", "> g @ALICE\n\nProfile", "Alice @alice",
      "> g post/1\n\nPost\n\n", "\n! This post doesn't exist",
      "> g #swift\n\n#swift", "> g search\n\nSearch",
      "> g likes\n\nLiked posts", "> g drafts\n\nDrafts", "> g\n\nMenu",
      "> 15\n\nProfile", "> g new\n\nNew post",
      "> q\nGoodbye.",
    ]
    for place in places {
      let found = try #require(rest.range(of: place), "no \(place.debugDescription) in:\n\(rest)")
      rest = rest[found.upperBound...]
    }
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: [("@nobody", "@nobody"), ("post/999", "This post doesn't exist")])
  func aMissingPlaceIsSaidToBeMissing(link: String, answer: String) async throws {
    let outcome = try await sandbox.run(["open", link] + data)
    #expect(outcome.exitCode == 0)
    #expect(outcome.stdout.components(separatedBy: "\n! ").last?.contains(answer) == true)
    #expect(outcome.stdout.contains("Back (b)\n"))
  }

  @Test func aReaderWhoLeavesIsNoFault() async throws {
    let outcome = try await sandbox.run(
      data, input: String(repeating: "?\n", count: 2000),
      through: ["bash", "-c", "\"$@\" | head -2; echo \"ended ${PIPESTATUS[0]}\"", "bash"])
    #expect(outcome.stdout == "\nSocialConnect\nended 0\n")
    #expect(outcome.stderr.isEmpty)
  }

  @Test func aLineOfAHundredThousandCharactersIsCut() async throws {
    let outcome = try await sandbox.run(
      data, input: String(repeating: "x", count: 100_000) + "\nq\n")
    #expect(outcome.stdout.contains("! That line is too long; only its beginning was kept.\n> q\n"))
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: ["q", "Ctrl-D", "SIGTERM", "SIGHUP", "in a password"])
  func theTerminalIsLeftAsItWasFound(end: String) async throws {
    let script = "stty -g; \"$@\"; echo \"ended $?\"; stty -g; echo end"
    let shell = try sandbox.startOnTerminal(data, through: ["bash", "-c", script, "bash"])
    let before = try await shell.waitFor("\r\n")
    try await shell.waitFor(" help")
    try await shell.waitFor("> ")
    switch end {
    case "q": shell.enter("q")
    case "Ctrl-D": shell.endInput()
    case "in a password":
      shell.enter("1")
      try await shell.waitFor("Email: ")
      shell.enter("alice@example.org")
      try await shell.waitFor("Password: ")
      shell.endInput()
    default: _ = try await command("pkill -\(end.dropFirst(3)) -P \(shell.processID)")
    }
    try await shell.waitFor("ended 0\r\n")
    #expect(try await shell.waitFor("end\r\n") == before + "end\r\n")
    _ = try await shell.finish()
  }

  /// Runs a command of the system to its end.
  private func command(_ script: String) async throws -> Outcome {
    let program = try RunningProgram(
      command: ["bash", "-c", script], environment: ["PATH": "/usr/bin:/bin"], sandbox: sandbox,
      stage: .pipes)
    return try await program.finish()
  }
}
