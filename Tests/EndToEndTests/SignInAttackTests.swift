import Foundation
import SocialTestSupport
import Testing

/// Several data folders on one server: guessing at a password from one of them keeps the owner out of none.
@Suite(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
struct SignInAttackTests {
  @Test func theOwnerSignsInFromAKnownFolderAndFromANewOneWhileAnotherGuesses() async throws {
    let (known, new, attacker) = (try Sandbox(), try Sandbox(), try Sandbox())
    let database = ["--database", try await #require(PostgreSQLServer.current).makeDatabase()]
    try await known.signUp("ann", database)
    #expect(try await known.run(["sign-out"] + database + ["--data", known.data.path]).exitCode == 0)

    // More than one folder may try at once: some wait for their turn.
    let guesses = try (1...12).map { _ in try attacker.start(arguments(attacker, ["sign-in"], database)) }
    for guess in guesses { guess.enter("wrong horse 9") }
    let isHeldUp = try await eventually {
      guesses.contains { $0.complained.contains("Too many attempts. Trying again in ") }
    }
    #expect(isHeldUp)

    for folder in [known, new] {
      let outcome = try await run(folder, ["sign-in"], database, Town.password)
      #expect(outcome.exitCode == 0 && outcome.stderr.isEmpty, "\(outcome)")
    }
    for guess in guesses {
      guess.signal(SIGKILL)
      #expect(try await guess.finish().exitCode != 0)
    }
  }

  private func arguments(_ sandbox: Sandbox, _ command: [String], _ database: [String]) -> [String] {
    command + ["--email", "ann@example.org", "--password-stdin", "--data", sandbox.data.path] + database
  }

  private func run(
    _ sandbox: Sandbox, _ command: [String], _ database: [String], _ password: String
  ) async throws -> Outcome {
    try await sandbox.run(arguments(sandbox, command, database), input: password + "\n")
  }
}
