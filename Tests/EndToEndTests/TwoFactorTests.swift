import Foundation
import SocialTestSupport
import Testing

/// Two factors from beginning to end, with the codes of another program as authenticator app.
@Suite("Two factors, with an authenticator app that isn't ours", .timeLimit(.minutes(3)))
struct TwoFactorTests {
  private static let signIn = ["sign-in", "--email", "mia@example.org", "--password-stdin"]

  /// The code that an authenticator app shows for a key, so many seconds later.
  private func code(of key: String, in seconds: Int = 0) async throws -> String {
    let output = try await SocialTestSupport.Program.expect([
      "oathtool", "--totp", "--base32", key, "--now", "now + \(seconds) seconds",
    ])
    return output.trimmingCharacters(in: .newlines)
  }

  @Test("Commands turn them on, ask for a code, take each code once, and turn them off")
  func commands() async throws {
    let town = try await Town()
    func signIn(_ lines: String...) async throws -> Outcome {
      try await town.sandbox.run(
        Self.signIn + ["--data", town.data.path], input: lines.map { $0 + "\n" }.joined())
    }
    let begun = try await town.run("two-factor", "on")
    let key = try #require(begun.lines.first)
    #expect(begun.lines.last?.contains("secret=\(key.filter { $0 != " " })&") == true)
    #expect(try await town.run("two-factor", "on", "--code", "1").exitCode == 1)
    let first = try await code(of: key)
    let on = try await town.run("two-factor", "on", "--code", first)
    #expect(on.exitCode == 0 && on.lines.count == 10, "\(on)")
    #expect(try await town.run("sign-out", "--as", "mia").exitCode == 0)

    let asked = try await signIn(Town.password)
    #expect(asked.exitCode == 1 && asked.stderr.hasPrefix("Enter the six digits in your"), "\(asked)")
    #expect(try await signIn("not her password", try await code(of: key, in: 30)).exitCode == 1)
    let used = try await signIn(Town.password, first)
    #expect(used.exitCode == 1 && used.stderr.contains("wrong or was already used"), "\(used)")
    #expect(try await signIn(Town.password, try await code(of: key, in: 30)).stdout == "@mia  Mia Tanaka\n")
    #expect(try await town.run("sign-out", "--as", "mia").exitCode == 0)
    #expect(try await signIn(Town.password, on.lines[3]).stdout == "@mia  Mia Tanaka\n")
    #expect(
      try await town.run("two-factor", "--as", "mia").stdout.contains("You have 9 recovery codes left."))
    #expect(try await town.run("sign-out", "--as", "mia").exitCode == 0)
    #expect(try await signIn(Town.password, on.lines[3]).exitCode == 1, "a recovery code works once")
    #expect(try await signIn(Town.password, on.lines[4].uppercased()).exitCode == 0)

    #expect(try await town.run("two-factor", "off", "--as", "mia").exitCode == 0, "she has just signed in")
    #expect(try await town.run("sign-out", "--as", "mia").exitCode == 0)
    #expect(try await signIn(Town.password).stdout == "@mia  Mia Tanaka\n")
    try await town.expectSound()
  }

  @Test("A reset of the password skips no factor")
  func reset() async throws {
    let town = try await Town()
    let key = try #require(try await town.run("two-factor", "on").lines.first)
    let on = try await town.run("two-factor", "on", "--code", try await code(of: key))
    #expect(on.exitCode == 0)
    func reset(_ more: String..., input: String = "") async throws -> Outcome {
      try await town.sandbox.run(
        ["reset-password", "--email", "mia@example.org", "--data", town.data.path] + more, input: input,
        environment: ["SOCIALCONNECT_SENDMAIL": "/nowhere/sendmail"])
    }
    #expect(try await reset().exitCode == 0)
    let mail = try #require(try town.outbox().first { $0.contains(/\n {4}[0-9]{6}\n/) })
    let changed = try await reset(
      "--code", try Mails.code(mail), "--password-stdin", input: "battery 9 staple\n")
    #expect(changed.exitCode == 1 && changed.stderr.contains("Enter the six digits in your"), "\(changed)")
    #expect(try await town.run("whoami", "--as", "mia").exitCode != 0, "all her sessions have ended")
    func signIn(_ lines: String...) async throws -> Outcome {
      try await town.sandbox.run(
        Self.signIn + ["--data", town.data.path], input: lines.map { $0 + "\n" }.joined())
    }
    #expect(try await signIn("battery 9 staple").exitCode == 1)
    #expect(try await signIn("battery 9 staple", try await code(of: key, in: 30)).exitCode == 0)
    try await town.expectSound()
  }

  @Test("The shell shows the key, wants a code to sign in, and turns them off")
  func shell() async throws {
    let town = try await Town()
    let shell = try town.shell()
    try await shell.waitFor("Home")
    shell.enter("g two-factor")
    try await shell.waitFor("Off. Turn it on")
    shell.enter("set up")
    let shown = try await shell.waitFor("Code: ")
    let key = String(try #require(shown.matches(of: /Key: ([A-Z2-7 ]+)\n/).last).1)
    shell.enter("000000")
    try await shell.waitFor("! That code is wrong")
    try await shell.waitFor("Code: ")
    shell.enter(try await code(of: key))
    let codes = try await shell.waitFor("I've saved them")
    let recovery = codes.matches(of: /\n[0-9a-z]{4}(-[0-9a-z]{4}){3}/).map { $0.0.dropFirst() }
    #expect(recovery.count == 10)
    shell.enter("b")
    try await shell.waitFor("You have 10 recovery codes left.")
    shell.enter("g accounts")
    try await shell.waitFor("Sign out of @mia")
    shell.enter("sign out")
    try await shell.waitFor("You're now @ken.")
    shell.enter("g accounts")
    try await shell.waitFor("Sign in with another account")
    shell.enter("sign in")
    try await shell.waitFor("Email: ")
    shell.enter("mia@example.org")
    try await shell.waitFor("Password: ")
    shell.enter(Town.password)
    try await shell.waitFor("recovery codes.")
    try await shell.waitFor("Code: ")
    shell.enter(String(recovery[0].reversed()))
    try await shell.waitFor("! That code is wrong")
    try await shell.waitFor("Code: ")
    shell.enter(try await code(of: key, in: 30))
    try await shell.waitFor("Home")
    shell.enter("g two-factor")
    try await shell.waitFor("You have 10 recovery codes left.")
    shell.enter("turn off")
    try await shell.waitFor("Turn off two-factor authentication?")
    shell.enter("y")
    try await shell.waitFor("Off. Turn it on")
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    try await town.expectSound()
  }
}
