import Foundation
import SocialTestSupport
import Testing

/// A machine on which Mia is signed in at a server.
struct ServerDevice: Sendable {
  let sandbox: Sandbox

  /// - Parameter address: The server's address.
  init(at address: String) async throws {
    sandbox = try Sandbox()
    let outcome = try await sandbox.run(
      [
        "sign-in", "--server", address, "--email", "mia@example.org", "--password-stdin", "--data",
        sandbox.data.path,
      ], input: Town.password + "\n")
    try #require(outcome.exitCode == 0, "\(outcome.stderr)")
  }

  func run(_ arguments: String...) async throws -> Outcome { try await run(arguments) }

  func run(_ arguments: [String]) async throws -> Outcome {
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
