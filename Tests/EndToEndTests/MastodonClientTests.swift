import Foundation
import SocialTestSupport
import Testing

/// Clients that people have, against the real server.
@Suite struct MastodonClientTests {
  /// The Python that `Scripts/test --full` installs the clients for.
  private static let python = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_CLIENT_PYTHON"].flatMap
  {
    $0.isEmpty ? nil : $0
  }

  /// The browser that they install.
  private static let browser = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_BROWSER"].flatMap {
    $0.isEmpty ? nil : $0
  }

  @Test(
    .enabled(
      if: python != nil && browser != nil,
      "It needs Chromium and Playwright, which Scripts/test --full installs where the network allows it."))
  func aBrowserWalksThroughThePages() async throws {
    let town = try await Town()
    let server = try await RunningServer(town, "--open-registration", "yes", "--rate-limit", "off")
    let client = try RunningProgram(
      command: [
        try #require(Self.python), "-B", Program.packageRoot.appending(path: "Tests/Clients/browser").path,
        server.address, try #require(Self.browser),
      ], environment: ProcessInfo.processInfo.environment, sandbox: town.sandbox, stage: .pipes)
    client.endInput()
    let outcome = try await client.finish(within: .seconds(600))
    #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)")
    #expect(try await server.stop().exitCode == 0)
  }

  @Test(
    .enabled(
      if: python != nil && browser != nil,
      "It needs Chromium and Playwright, which Scripts/test --full installs where the network allows it."))
  func aBrowserMakesAndUsesPasskeys() async throws {
    let town = try await Town()
    let server = try await RunningServer(
      town, "--bind", "localhost", "--open-registration", "yes", "--rate-limit", "off")
    let client = try RunningProgram(
      command: [
        try #require(Self.python), "-B",
        Program.packageRoot.appending(path: "Tests/Clients/browser/passkeys.py").path, server.address,
        try #require(Self.browser),
      ], environment: ProcessInfo.processInfo.environment, sandbox: town.sandbox, stage: .pipes)
    client.endInput()
    let outcome = try await client.finish(within: .seconds(240))
    #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)")
    #expect(try await server.stop().exitCode == 0)
    try await town.expectSound()
  }

  @Test(
    .enabled(
      if: python != nil,
      "It needs Mastodon.py, which Scripts/test --full installs where the network allows it."))
  func theLibraryMastodonPyWorks() async throws {
    let town = try await Town()
    try await useMastodonPy(in: town.sandbox, [])
    try await town.expectSound()
  }

  @Test(
    .enabled(
      if: python != nil && PostgreSQLServer.current != nil,
      "It needs Mastodon.py, which Scripts/test --full installs where the network allows it, and PostgreSQL.")
  )
  func theLibraryMastodonPyWorksOnPostgreSQL() async throws {
    let database = try await #require(PostgreSQLServer.current).makeDatabase()
    let sandbox = try Sandbox()
    for (handle, name) in [("ken", "Ken Sato"), ("mia", "Mia Tanaka")] {
      try await sandbox.signUp(handle, name: name, ["--database", database])
    }
    try await useMastodonPy(in: sandbox, ["--database", database])
    let check = try await sandbox.run(["check", "--data", sandbox.data.path, "--database", database])
    #expect(check.exitCode == 0, "\(check.stdout)\(check.stderr)")
  }

  private func useMastodonPy(in sandbox: Sandbox, _ options: [String]) async throws {
    let server = try await RunningServer(
      sandbox,
      [
        "--allow-password-grant", "--allow-private-endpoints", "--open-registration", "yes", "--rate-limit",
        "off",
      ]
        + options)
    let client = try RunningProgram(
      command: [
        try #require(Self.python), "-B",
        Program.packageRoot.appending(path: "Tests/Clients/mastodon_py").path,
        server.address, "mia:mia@example.org:\(Town.password)", "ken:ken@example.org:\(Town.password)",
      ], environment: ProcessInfo.processInfo.environment, sandbox: sandbox, stage: .pipes)
    client.endInput()
    let outcome = try await client.finish(within: .seconds(600))
    #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)")
    #expect(try await server.stop().exitCode == 0)
  }
}
