import Foundation
import SocialTestSupport
import Testing

/// What cannot be accepted is refused in the person's language, and changes nothing.
@Suite struct BadInputTests {
  /// The wizard says the same at once, and stays on its question.
  @Test func theWizardSaysWhatToDoAndStays() async throws {
    let town = try await Town()
    #expect(try await town.run("sign-out").exitCode == 0)
    #expect(try await town.run("sign-out").exitCode == 0)
    let lines = [
      "2", "not an address", "mia@example.org", "ann@example.org", "short", Town.password, "ken", "ann",
      "Ann\u{1B}[2J", "Ann", "31.12.1990", "-",
    ]
    let outcome = try await town.run(input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.exitCode == 0)
    let problems = outcome.lines.filter { $0.hasPrefix("! ") }
    #expect(
      problems == [
        "! Enter an email address like name@example.org.",
        "! The email address is already taken.",
        "! The password needs at least 8 characters.",
        "! The handle is already taken.",
        "! The name contains invisible control characters. Remove them and try again.",
        "! Enter a date like 1990-12-31.",
      ])
    #expect(outcome.stdout.contains("Step 3 of 3"))
    #expect(!outcome.stdout.contains("\u{1B}"))
  }

  @Test func anArgumentThatIsNoTextIsRefused() async throws {
    let town = try await Town()
    for (language, said) in [
      ("en", "Argument 3 isn't UTF-8 text. Nothing was done.\n"),
      ("ja", "3番目の引数がUTF-8のテキストではありません。何も実行していません。\n"),
    ] {
      let outcome = try await town.sandbox.run(
        ["post", "--lang=\(language)"],
        through: ["bash", "-c", #"exec "$@" $'caf\351' --data '\#(town.data.path)'"#, "bash"])
      #expect(outcome == Outcome(stdout: "", stderr: said, exitCode: 2))
    }
    #expect(try await town.texts() == [])
  }

  /// No program crashes for what it reads, and what it prints is safe for a terminal.
  @Test func anythingAtAllMayBeTyped() async throws {
    let town = try await Town()
    let garbage = town.sandbox.folder.appending(path: "garbage")
    // A sequence that has no pattern and is the same in each run.
    var state: UInt64 = 2026
    let bytes = (0..<50_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    try Data(bytes).write(to: garbage)
    for command in [[], ["post", "-"], ["sign-in", "--email", "mia@example.org", "--password-stdin"]] {
      let outcome = try await town.sandbox.run(
        command + ["--data", town.data.path],
        through: ["bash", "-c", "exec \"$@\" <'\(garbage.path)'", "bash"])
      #expect(outcome.exitCode == (command.isEmpty ? 0 : 1))
      expectPrintable(outcome.stdout + outcome.stderr)
    }
    let megabyte = String(repeating: "x", count: 1 << 20)
    for input in [megabyte, megabyte + "\nq\n", "g search\n\(megabyte)\nq\n", "\u{0}\u{1B}[6n\n\n\n"] {
      let outcome = try await town.run(input: input)
      #expect(outcome.exitCode == 0)
      #expect(outcome.stderr == "")
      expectPrintable(outcome.stdout)
    }
    let post = try await town.run("post", "-", input: megabyte)
    #expect(post.exitCode == 1)
    #expect(
      post.stderr
        == "The post is too large: 1,043,576 bytes over the limit of 5,000. Use fewer long links and emoji.\n"
    )
    #expect(try await town.run("post", "-", input: megabyte + megabyte).stderr == "This is too large.\n")
    #expect(try await town.texts() == [])
    try await town.expectSound()
  }

  @Test func aLongLineInAPostKeepsItsBeginningAndSaysSo() async throws {
    let town = try await Town()
    let line = String(repeating: "y", count: 200_000)
    let outcome = try await town.run(input: "g new\n\(line)\n.\nq\n")
    #expect(outcome.stdout.contains("! That line is too long; only its beginning was kept.\n"))
    #expect(outcome.stdout.contains("bytes over the limit of 5,000."))
    #expect(outcome.exitCode == 0)
  }

  private func expectPrintable(_ said: String, _ location: SourceLocation = #_sourceLocation) {
    let controls = said.unicodeScalars.filter { $0 != "\n" && $0.properties.generalCategory == .control }
    #expect(controls.isEmpty, sourceLocation: location)
  }
}
