import Foundation
import SocialTestSupport
import Testing

/// A shell on a server that is killed in the middle of writing: what was acknowledged is there, once. The server goes
/// on alone with what it was sent last.
@Suite(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
struct KillOnServerTests {
  @Test func aShellKilledInTheMiddleOfAHundredPostsLosesNothingAcknowledged() async throws {
    let server = try #require(PostgreSQLServer.current)
    for _ in Effort.rounds(1, full: 10) {
      let sandbox = try Sandbox()
      let database = try await server.makeDatabase()
      let options = ["--data", sandbox.data.path, "--database", database]
      try await sandbox.signUp("mia", name: "Mia", ["--database", database])
      let shell = try sandbox.start(options)
      for number in 1...100 { shell.type("g new\nNote \(number).\n.\ny\n") }
      try await shell.waitFor("| Note \(Int.random(in: 1...30)).\n")
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...60)))
      shell.signal(SIGKILL)
      let said = try await shell.finish().stdout
      let acknowledged = said.components(separatedBy: "\n✓ Published.\n").count - 1

      let page = try await sandbox.run(["timeline", "user", "mia", "--limit", "80", "--json"] + options)
      let texts = try JSONDocument(page.stdout).elements.compactMap(\.["text"].text)
      let stored = texts.first.flatMap { Int($0.filter(\.isNumber)) } ?? 0
      #expect((acknowledged...acknowledged + 1).contains(stored))
      #expect(texts == (0..<stored).map { $0 + 1 }.suffix(80).reversed().map { "Note \($0)." })
      #expect(try await sandbox.run(["check"] + options).exitCode == 0)
      try await server.dropDatabase(database)
    }
  }
}
