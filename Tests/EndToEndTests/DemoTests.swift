import Foundation
import SocialTestSupport
import Testing

/// The demo network as someone meets it who has just installed the program.
@Suite struct DemoTests {
  private static let size = ["--people", "6", "--posts", "20", "--seed", "4"]

  @Test func theCommandFillsAnEmptyFolderOnce() async throws {
    let sandbox = try Sandbox()
    let data = ["--data", sandbox.data.path]
    let first = try await sandbox.run(["demo"] + Self.size + data)
    #expect(first.exitCode == 0)
    #expect(first.stdout == "")
    #expect(first.stderr.contains("The demo network is ready: 6 made-up people, 20 posts, "))
    // One is someone there at once, with something to read and to answer.
    #expect(
      first.stderr.contains("You're signed in as ") && first.stderr.contains("“socialconnect --data "))
    let who = try JSONDocument(try await sandbox.run(["whoami", "--json"] + data).stdout)
    #expect(first.stderr.contains("(@\(who["handle"].text ?? "?"))"))
    let unread = try await sandbox.run(["notifications", "--unread", "--json"] + data)
    #expect(unread.exitCode == 0 && unread.stdout.contains(#""read":false"#))
    let again = try await sandbox.run(["demo", "--json"] + data)
    #expect(again.exitCode == 0)
    #expect(again.stdout.contains(#""made":false"#) && again.stdout.contains(#""posts":20"#))
    let check = try await sandbox.run(["check"] + data)
    #expect(check.exitCode == 0)
    let timeline = try await sandbox.run(["timeline", "public", "--limit", "3", "--json"] + data)
    #expect(timeline.exitCode == 0 && timeline.stdout.contains(#""handle""#))
  }

  /// Two processes with other seeds of their hash tables make the same network.
  @Test func theSameSeedMakesTheSameTexts() async throws {
    let sandbox = try Sandbox()
    var timelines: [[String]] = []
    for folder in ["one", "two"] {
      let data = ["--data", sandbox.folder.appending(path: folder).path]
      #expect(try await sandbox.run(["demo"] + Self.size + data).exitCode == 0)
      let timeline = try await sandbox.run(["timeline", "public", "--limit", "80", "--json"] + data)
      let texts = timeline.stdout.matches(of: /"text":"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
      #expect(texts.count > 5)
      timelines.append(texts)
    }
    #expect(timelines[0] == timelines[1])
  }

  @Test func realPeopleAreLeftAlone() async throws {
    let town = try await Town()
    let outcome = try await town.sandbox.run(["demo"] + Self.size + ["--data", town.data.path])
    #expect(outcome.exitCode == 2)
    #expect(outcome.stderr.hasPrefix("This database already has people in it and was left as it is."))
    try await town.expectSound()
  }

  @Test(arguments: [
    ["--people", "1"], ["--people", "201"], ["--posts", "0"], ["--posts", "x"], ["--seed", "-1"],
  ])
  func impossibleSizesAreRefused(size: [String]) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(["demo"] + size + ["--data", sandbox.data.path])
    #expect(outcome.exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: sandbox.data.path))
  }

  /// Killed again and again: in the end it is whole.
  @Test func afterKillsItGoesOn() async throws {
    let sandbox = try Sandbox()
    let arguments = ["demo", "--people", "8", "--posts", "200", "--data", sandbox.data.path]
    for round in 0..<3 {
      let program = try sandbox.start(arguments, through: ["bash", "-c", "exec \"$@\" 2>&1", "bash"])
      do {
        try await program.waitFor("of 200 posts")
      } catch {
        // The one before may have come to the end sooner than it could be killed.
        if round > 0 { break }
        throw error
      }
      program.signal(SIGKILL)
      _ = try await program.finish()
      #expect(try await sandbox.run(["check", "--data", sandbox.data.path]).exitCode == 0)
    }
    let outcome = try await sandbox.run(arguments)
    #expect(outcome.exitCode == 0)
    // The last one may have come to the end, too.
    let sizes = ["8 made-up people, 200 posts", "8 people, 200 posts"]
    #expect(sizes.contains { outcome.stderr.contains($0) }, "\(outcome.stderr)")
  }

  /// The welcome offers it; behind it one is at home, with notifications waiting.
  @Test func theWelcomeLeadsHome() async throws {
    let sandbox = try Sandbox()
    let data = ["--data", sandbox.data.path]
    #expect(try await sandbox.run(["demo"] + Self.size + data).exitCode == 0)
    #expect(try await sandbox.run(["sign-out"] + data).exitCode == 0)
    let shell = try await sandbox.run(["--lang", "en"] + data, input: "explore\ng notifications\nq\n")
    #expect(shell.exitCode == 0 && shell.stderr == "")
    #expect(shell.stdout.contains("Explore the demo network"))
    #expect(shell.stdout.contains("✓ You're signed in as "))
    #expect(shell.stdout.contains(/\n\nHome.* · \d notifications? \(t\)\n/))
    #expect(try await sandbox.run(["check"] + data).exitCode == 0)
  }
}
