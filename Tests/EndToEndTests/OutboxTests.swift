import Foundation
import SocialTestSupport
import Testing

/// An account at a server that comes and goes.
@Suite("The outbox of an account at a server", .timeLimit(.minutes(10)))
struct OutboxTests {
  @Test("takes what commands write while the server is away, and says so; it's sent once")
  func commands() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let device = try await Device(at: server)
    let first = try await device.json("post", "Online")
    #expect(try await device.run("timeline", "home").stdout.contains("Online"))
    _ = try await server.stop()

    let post = try await device.run("post", "Offline")
    #expect(post.exitCode == 4 && post.stdout.contains("waiting to send"))
    #expect(post.stderr.contains("socialconnect outbox"))
    #expect(try await device.run("like", try #require(first["id"].text)).exitCode == 4)
    let waiting = try await device.json("outbox").elements
    #expect(waiting.map(\.["kind"].text) == ["post", "liked"])
    #expect(waiting.map(\.["state"].text) == ["waiting", "waiting"])
    let home = try await device.run("timeline", "home").stdout
    #expect(home.contains("Offline") && home.contains("Online"))

    let again = try await RunningServer(town, "--port", "\(server.port)")
    let sent = try await device.run("outbox", "send")
    #expect(sent == Outcome(stdout: "", stderr: "Sent 2.\n", exitCode: 0))
    #expect(try await device.json("outbox").elements.isEmpty)
    #expect(try await device.run("outbox", "send").stderr == "Nothing is waiting to be sent.\n")
    let posts = try await town.json("timeline", "user", "mia").elements
    #expect(
      posts.compactMap(\.["text"].text).filter { ["Offline", "Online"].contains($0) } == [
        "Offline", "Online",
      ])
    _ = try await again.stop()
  }

  @Test("can be edited and dropped before it's sent")
  func editing() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let device = try await Device(at: server)
    _ = try await server.stop()
    #expect(try await device.run("post", "One").exitCode == 4)
    #expect(try await device.run("post", "Two").exitCode == 4)
    let numbers = try await device.json("outbox").elements.compactMap(\.["number"].text)
    try #require(numbers.count == 2)
    #expect(try await device.run("outbox", "drop", numbers[0]).exitCode == 0)
    let edited = try await device.run("outbox", "edit", numbers[1], "Three")
    #expect(edited.exitCode == 4 && edited.stderr.contains("sends it when the server is back"))
    #expect(try await device.json("outbox").elements.map(\.["text"].text) == ["Three"])
    for action in [["edit", numbers[1], "Four"], ["retry", numbers[1]], ["send"]] {
      #expect(try await device.json(["outbox"] + action).elements.map(\.["text"].text) == ["Four"])
    }
    #expect(try await device.run("outbox", "drop", "99").exitCode == 1)
    #expect(try await device.run("outbox", "retry").exitCode == 2)
  }

  @Test("gives one post, wherever a command is killed", .long)
  func killed() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let device = try await Device(at: server)
    let clock = ContinuousClock()
    let whole = try await clock.measure { _ = try await device.run("post", "How long") }
    var said = ["How long"]
    for round in Effort.rounds(3, full: 100) {
      let text = "Note \(round)"
      let program = try device.start("post", text, "--key", text)
      try await Task.sleep(for: whole * Effort.place(of: round))
      program.signal(SIGKILL)
      _ = try await program.finish()
      // If you aren't sure, you send again: the same key gives the same post.
      _ = try await device.run("post", text, "--key", text)
      let isSent = try await eventually(within: .seconds(60)) {
        _ = try await device.run("outbox", "send")
        return try await device.json("outbox").elements.isEmpty
      }
      #expect(isSent)
      said.insert(text, at: 0)
    }
    let texts = try await town.json("timeline", "user", "mia", "--limit", "80").elements.compactMap(
      \.["text"].text)
    #expect(Array(texts.prefix(said.count)) == said)
    _ = try await server.stop()
  }
}

/// A machine on which Mia is signed in at a server.
private struct Device {
  let sandbox: Sandbox

  init(at server: RunningServer) async throws {
    sandbox = try Sandbox()
    let outcome = try await sandbox.run(
      [
        "sign-in", "--server", server.address, "--email", "mia@example.org", "--password-stdin", "--data",
        sandbox.data.path,
      ], input: Town.password + "\n")
    try #require(outcome.exitCode == 0, "\(outcome.stderr)")
  }

  func run(_ arguments: String...) async throws -> Outcome {
    try await sandbox.run(arguments + ["--data", sandbox.data.path])
  }

  func json(_ arguments: String...) async throws -> JSONDocument { try await json(arguments) }

  func json(_ arguments: [String]) async throws -> JSONDocument {
    let outcome = try await sandbox.run(arguments + ["--json", "--data", sandbox.data.path])
    try #require([0, 4].contains(outcome.exitCode), "\(arguments): \(outcome.stderr)")
    return try JSONDocument(outcome.stdout)
  }

  func start(_ arguments: String...) throws -> RunningProgram {
    try sandbox.start(arguments + ["--data", sandbox.data.path])
  }
}
