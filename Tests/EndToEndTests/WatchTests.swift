import Foundation
import SocialTestSupport
import Testing

/// Notices as they come to programs and people.
@Suite struct WatchTests {
  @Test func aStreamOfNoticesIsOneDocumentALine() async throws {
    let town = try await Town()
    let id = try await town.post("Look")
    _ = try await town.json("like", id, "--as", "ken")
    let stream = try town.sandbox.start(["notifications", "--follow", "--json", "--data", town.data.path])
    try await stream.waitForComplaint("Waiting for notifications")
    _ = try await town.json("comment", id, "One\nand two", "--as", "ken")
    try await stream.waitFor("\"kind\":\"comment\"")
    _ = try await town.json("share", id, "--as", "ken")
    try await stream.waitFor("\"kind\":\"share\"")
    stream.signal(SIGINT)
    let outcome = try await stream.finish()
    #expect(outcome.exitCode == 0)
    let documents = try outcome.lines.map { try JSONDocument($0) }
    #expect(documents.map(\.["kind"].text) == ["comment", "share"])
    #expect(documents.first?["post"]["text"].text == "One\nand two")
    #expect(try await town.run("notifications", "--follow", "--unread").exitCode == 2)
  }

  @Test func aStreamEndsWhenNobodyReadsItAnyMore() async throws {
    let town = try await Town()
    let stream = try town.sandbox.start(
      ["notifications", "--follow", "--json", "--data", town.data.path],
      through: ["bash", "-c", "set -o pipefail; \"$@\" | head -n 1", "bash"])
    try await stream.waitForComplaint("Waiting for notifications")
    _ = try await town.json("follow", "mia", "--as", "ken")
    let outcome = try await stream.finish()
    #expect(outcome.exitCode == 0 && outcome.lines.count == 1)
  }

  @Test(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
  func aServerThatStopsAndComesBackKeepsNothingFromAStreamAndTellsNothingTwice() async throws {
    let folder = try TemporaryFolder()
    let server = try await PostgreSQLServer.start(in: folder)
    let sandbox = try Sandbox()
    let options = ["--data", sandbox.data.path, "--database", try await server.makeDatabase()]
    for handle in ["ken", "mia"] { try await sandbox.signUp(handle, Array(options.suffix(2))) }
    let told = sandbox.folder.appendingPathComponent("told").path
    let programs = [
      try sandbox.start(["notifications", "--follow", "--json"] + options),
      try sandbox.start(["watch", "--exec", "cat >> '\(told)'"] + options),
    ]
    for program in programs { try await program.waitForComplaint("Waiting for notifications") }
    for (verbs, text) in [([], "one"), (["stop", "start"], "two"), (["restart"], "three")] {
      for verb in verbs { try await server.control(verb) }
      // A reader who arrives at that moment is asked to try again.
      let isPosted = try await eventually {
        try await sandbox.run(["post", "@mia \(text)", "--as", "ken"] + options).exitCode == 0
      }
      #expect(isPosted)
      try await programs[0].waitFor("@mia \(text)")
    }
    // The file is not there before the first run.
    let lines = { (try? String(contentsOfFile: told, encoding: .utf8))?.split(separator: "\n") ?? [] }
    #expect(try await eventually { lines().count >= 3 })
    for program in programs { program.signal(SIGINT) }
    let outcomes = [try await programs[0].finish(), try await programs[1].finish()]
    #expect(outcomes.map(\.exitCode) == [0, 0])
    for documents in [outcomes[0].lines, lines().map(String.init)] {
      #expect(
        try documents.map { try JSONDocument($0)["post"]["text"].text } == [
          "@mia one", "@mia two", "@mia three",
        ])
    }
    try await server.control("stop")
  }

  @Test func aCommandRunsOncePerNotice() async throws {
    let town = try await Town()
    let id = try await town.post("Look")
    let file = town.sandbox.folder.appendingPathComponent("told").path
    let command = "cat >> '\(file)'; echo \"$SOCIALCONNECT_KIND by $SOCIALCONNECT_FROM\" >> '\(file)'; exit 4"
    let watch = try town.sandbox.start(["watch", "--exec", command, "--data", town.data.path])
    try await watch.waitForComplaint("Waiting for notifications")
    _ = try await town.json("comment", id, "$(touch '\(file)-2') `id`", "--as", "ken")
    _ = try await town.json("follow", "mia", "--as", "ken")
    // The file is not there before the first run.
    let told = { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
    #expect(try await eventually { told().contains("follow by ken\n") })
    // People who don't want notifications about likes get none.
    _ = try await town.run("notifications", "settings", "like=nobody")
    _ = try await town.json("like", id, "--as", "ken")
    _ = try await town.json("share", id, "--as", "ken")
    #expect(try await eventually { told().contains("share by ken\n") })
    watch.signal(SIGINT)
    let outcome = try await watch.finish()
    #expect(outcome.exitCode == 0 && outcome.stdout.isEmpty)
    #expect(outcome.stderr.contains("The command ended with status 4.\n"))
    let lines = told().split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    let documents = try stride(from: 0, to: lines.count, by: 2).map { try JSONDocument(lines[$0]) }
    #expect(documents.map(\.["kind"].text) == ["comment", "follow", "share"])
    #expect(documents.first?["post"]["text"].text == "$(touch '\(file)-2') `id`")
    #expect(!FileManager.default.fileExists(atPath: "\(file)-2"))
  }

  @Test func aPersonAtTheirTerminalIsToldWhoDidWhat() async throws {
    let town = try await Town()
    let id = try await town.post("Look")
    let shell = try town.sandbox.startOnTerminal(["--data", town.data.path])
    try await shell.waitFor(" help")
    try await shell.waitFor("> ")
    shell.type("hal")
    _ = try await town.json("like", id, "--as", "ken")
    try await shell.waitFor("Ken Sato @ken liked your post · t to read it")
    shell.enter("")
    shell.enter("q")
    _ = try await shell.finish()
  }

  @Test func aPersonIsToldInTheWaysThatTheySwitchedOn() async throws {
    let town = try await Town()
    let programs = town.sandbox.folder.appending(path: "programs")
    let (shown, notifier) = (programs.appending(path: "shown"), programs.appending(path: "notify-send"))
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: false)
    let missing = try await town.run(
      "notifications", "settings", "--desktop", "on", environment: ["PATH": "/nowhere"])
    #expect(missing.exitCode == 0 && missing.stderr.contains("notify-send isn't installed"))
    try Data("#!/bin/sh\nprintf '%s|' \"$@\" >> '\(shown.path)'\n".utf8).write(to: notifier)
    #expect(chmod(notifier.path, 0o700) == 0)
    let settings = try await town.json("notifications", "settings")
    #expect(
      settings["desktop"].flag == true && settings["bell"].flag == false && settings["terminal"].flag == false
    )

    let id = try await town.post("Look")
    let environment = ["PATH": "\(programs.path):/usr/bin:/bin"]
    let dumb = environment.merging(["TERM": "dumb"]) { _, new in new }
    let shells = [
      try town.sandbox.startOnTerminal(["--data", town.data.path], environment: environment),
      try town.sandbox.startOnTerminal(["--data", town.data.path], environment: dumb),
    ]
    for shell in shells { try await shell.waitFor("> ") }
    _ = try await town.json("like", id, "--as", "ken")
    try await shells[0].waitFor("Ken Sato @ken liked your post · t to read it")
    // The file is not there before the first run.
    let calls = { (try? String(contentsOf: shown, encoding: .utf8)) ?? "" }
    let liked = "--app-name=SocialConnect|--|Ken Sato @ken liked your post|"
    #expect(try await eventually { calls() == liked })
    _ = try await town.run(
      "notifications", "settings", "--desktop", "off", "--terminal", "on", "--bell", "on")
    _ = try await town.json("share", id, "--as", "ken")
    try await shells[0].waitFor("\u{1B}]9;SocialConnect: Ken Sato @ken shared your post\u{1B}\\\u{07}")
    for shell in shells {
      shell.enter("q")
      try await shell.waitFor("Goodbye.")
      #expect(try await shell.finish().exitCode == 0)
    }
    #expect(shells[0].said.components(separatedBy: "\u{1B}]9;").count == 2)
    #expect(!shells[1].said.contains("\u{1B}]9;") && !shells[1].said.contains("\u{07}"))
    #expect(calls() == liked)
  }
}
