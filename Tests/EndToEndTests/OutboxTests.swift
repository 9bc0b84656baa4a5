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
    let device = try await ServerDevice(at: server.address)
    let first = try await device.json("post", "Online")
    #expect(try await device.run("timeline", "home").stdout.contains("Online"))
    _ = try await server.stop()

    let post = try await device.run("post", "Offline")
    #expect(post.exitCode == 4 && post.stdout.contains("waiting to send"))
    #expect(post.stderr.contains("socialconnect outbox"))
    let id = try #require(first["id"].text)
    #expect(try await device.run("like", id).exitCode == 4)
    let liked = try await device.json("like", id)
    #expect(liked["liked"].flag == true && liked["waitingMarks"].elements.map(\.text) == ["liked"])
    let waiting = try await device.json("outbox").elements
    #expect(waiting.map(\.["kind"].text) == ["post", "liked"])
    #expect(waiting.map(\.["state"].text) == ["waiting", "waiting"])
    let home = try await device.run("timeline", "home")
    #expect(home.stdout.contains("Offline") && home.stdout.contains("Online"))
    #expect(home.stderr.hasPrefix("Offline · as of "), "\(home)")

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
    let device = try await ServerDevice(at: server.address)
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

  @Test("is each account's own, and signing out of one asks about it")
  func accounts() async throws {
    let (town, first, second) = (try await Town(), try await Town(), try await Town())
    let servers = [try await RunningServer(first), try await RunningServer(second)]
    let names = try await signIn(on: town, at: servers)
    for server in servers { _ = try await server.stop() }
    for round in 1...2 {
      #expect(try await town.run("post", "First \(round)", "--as", names[0]).exitCode == 4)
      #expect(try await town.run("post", "Second \(round)", "--as", names[1]).exitCode == 4)
      #expect(try await town.run("post", "Here \(round)", "--as", "ken").exitCode == 0)
    }
    let again = [
      try await RunningServer(first, "--port", "\(servers[0].port)"),
      try await RunningServer(second, "--port", "\(servers[1].port)"),
    ]
    // Sending for one account sends nothing for the other.
    #expect(try await town.run("outbox", "send", "--as", names[1]).stderr == "Sent 2.\n")
    let waiting = try await town.json("outbox", "--as", names[0]).elements
    #expect(waiting.map(\.["text"].text) == ["First 1", "First 2"])
    let kept = try await town.run("sign-out", "--as", names[0])
    #expect(kept.exitCode == 1 && kept.stderr.contains("--discard"), "\(kept)")
    #expect(try await town.run("sign-out", "--as", names[0], "--discard").exitCode == 0)
    #expect(try await town.run("outbox", "--as", "ken").exitCode != 0)
    #expect(try await first.texts().isEmpty)
    #expect(try await second.texts() == ["Second 2", "Second 1"])
    let here = try await town.json("timeline", "user", "ken", "--as", "ken").elements
    #expect(here.map(\.["text"].text) == ["Here 2", "Here 1"])
    for server in again { _ = try await server.stop() }
  }

  @Test("is sent for all accounts at once, each in its own name")
  func allAccounts() async throws {
    let (town, first, second) = (try await Town(), try await Town(), try await Town())
    let servers = [try await RunningServer(first), try await RunningServer(second)]
    let names = try await signIn(on: town, at: servers)
    for server in servers { _ = try await server.stop() }
    for (name, text) in zip(names, ["First", "Second"]) {
      #expect(try await town.run("post", text, "--as", name).exitCode == 4)
    }
    #expect(try await town.run("outbox", "--all").exitCode == 2)

    // One is back; the other one's waits. That another program sends it keeps none back.
    let back = try await RunningServer(second, "--port", "\(servers[1].port)")
    let held = try Self.holdOutbox(of: servers[0], on: town)
    let half = try await town.run("outbox", "send", "--all")
    close(held)
    #expect(half.exitCode == 1 && half.stderr.contains("@\(names[0]): Another program"), "\(half)")
    #expect(half.stderr.contains("@\(names[1]): Sent 1.\n"))
    let left = try await town.run("outbox", "send", "--all", "--json")
    #expect(left.exitCode == 4, "\(left)")
    let waiting = try JSONDocument(left.stdout).elements
    #expect(waiting.map(\.["text"].text) == ["First"] && waiting.map(\.["account"].text) == [names[0]])
    let again = try await RunningServer(first, "--port", "\(servers[0].port)")
    let rest = try await town.run("outbox", "send", "--all", "--as", "ken")
    #expect(rest == Outcome(stdout: "", stderr: "@\(names[0]): Sent 1.\n", exitCode: 0))
    let nothing = try await town.run("outbox", "send", "--all")
    #expect(nothing == Outcome(stdout: "", stderr: "Nothing is waiting to be sent.\n", exitCode: 0))
    #expect(try await first.texts() == ["First"])
    #expect(try await second.texts() == ["Second"])
    for server in [back, again] { _ = try await server.stop() }
  }

  /// Signs Mia in at servers, beside the accounts on the device. Returns her full handles there.
  private func signIn(on device: Town, at servers: [RunningServer]) async throws -> [String] {
    for server in servers {
      let outcome = try await device.run(
        "sign-in", "--server", server.address, "--email", "mia@example.org", "--password-stdin",
        input: Town.password + "\n")
      #expect(outcome.exitCode == 0, "\(outcome.stderr)")
    }
    return servers.map { "mia@127.0.0.1:\($0.port)" }
  }

  /// Holds what a program that sends for an account holds.
  private static func holdOutbox(of server: RunningServer, on town: Town) throws -> Int32 {
    let folder = town.data.appending(path: "remote")
    let account = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .first { $0.contains("\(server.port)") }
    let file = folder.appending(path: "\(try #require(account))/outbox.lock")
    // Programs that other tests start now must not hold it, too.
    let held = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(flock(held, LOCK_EX | LOCK_NB) == 0)
    return held
  }

  @Test("gives one post, wherever a command is killed", .long)
  func killed() async throws {
    let town = try await Town()
    let server = try await RunningServer(town)
    let device = try await ServerDevice(at: server.address)
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
