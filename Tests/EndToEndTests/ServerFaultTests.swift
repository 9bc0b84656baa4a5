import Foundation
import SocialTestSupport
import Testing

/// The program on a PostgreSQL server that is not there, goes, and comes back.
@Suite struct ServerFaultTests {
  private static let gone = "The server isn't available right now. Try again in a moment.\n"

  @Test(arguments: ["postgres://localhost:1/nothing", "postgres:///nothing?host=/nonexistent"])
  func aServerThatIsNotThereIsSaid(_ url: String) async throws {
    let sandbox = try Sandbox()
    for command in [["timeline"], ["check"], []] {
      let outcome = try await sandbox.run(
        command + ["--database", url, "--data", sandbox.data.path], input: "q\n")
      #expect(outcome == Outcome(stdout: "", stderr: Self.gone, exitCode: 1))
    }
    let japanese = try await sandbox.run(["timeline", "--lang", "ja", "--database", url])
    #expect(japanese.stderr == "現在、サーバーを利用できません。しばらくしてからもう一度お試しください。\n")
  }

  @Test(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
  func aServerThatStopsAndComesBackLosesNothing() async throws {
    let folder = try TemporaryFolder()
    let server = try await PostgreSQLServer.start(in: folder)
    let sandbox = try Sandbox()
    let options = ["--data", sandbox.data.path, "--database", try await server.makeDatabase()]
    try await sandbox.signUp("mia", name: "Mia", Array(options.suffix(2)))
    let shell = try sandbox.start(options)
    try await shell.waitFor("> ")
    shell.type("g new\nBefore the storm\n.\ny\n")
    try await shell.waitFor("✓ Published.")

    try await server.control("stop")
    shell.type("g new\nAfter the storm\n.\ny\n")
    try await shell.waitFor("! The server isn't available")
    shell.type("g public\n")
    try await shell.waitFor("! The server isn't available")
    let post = try await sandbox.run(["post", "hi"] + options)
    #expect(post == Outcome(stdout: "", stderr: Self.gone, exitCode: 1))

    try await server.control("start")
    shell.type("r\n")
    try await shell.waitFor("Before the storm")
    try await server.control("restart")
    // The draft is offered again, and published.
    shell.type("g new\n1\n.\n")
    try await shell.waitFor("After the storm")
    let isPublished = try await eventually {
      shell.enter("y")
      return shell.said.components(separatedBy: "✓ Published.").count > 2
    }
    #expect(isPublished)
    shell.endInput()
    #expect(try await shell.finish().exitCode == 0)
    let timeline = try await sandbox.run(["timeline", "user", "mia", "--json"] + options)
    #expect(
      try JSONDocument(timeline.stdout).elements.map(\.["text"].text) == [
        "After the storm", "Before the storm",
      ])
    #expect(try await sandbox.run(["check"] + options).exitCode == 0)
    try await server.control("stop")
  }
}
