import Foundation
import SocialTestSupport
import Testing

/// What the administrator decides about accounts, by command.
@Suite struct AdminCommandTests {
  @Test func anAccountIsMadeForSomeoneElse() async throws {
    let desk = try await CommandDesk()
    let made = try await desk.run(
      "admin", "create", "@Lin", "--email", "lin@example.org", "--password-stdin", input: "tea house 99\n")
    #expect(made == CommandOutcome(stdout: "", stderr: "Created the account @Lin.\n", exitCode: 0))
    #expect(try await desk.json("whoami")["handle"].text == "mia")
    let session = try await desk.json(
      "sign-in", "--email", "lin@example.org", "--password-stdin", input: "tea house 99\n")
    #expect(session["handle"].text == "Lin" && session["name"].text == "Lin")
    let taken = try await desk.run(
      "admin", "create", "lin", "--email", "l@example.org", "--password-stdin", input: "tea house 99\n")
    #expect(taken.exitCode != 0 && taken.stderr == "The handle is already taken.\n")
    try await desk.expectSound()
  }

  @Test func noOneWaitsHere() async throws {
    let desk = try await CommandDesk()
    #expect(
      try await desk.run("admin", "pending")
        == CommandOutcome(stdout: "", stderr: "No accounts are waiting for approval.\n", exitCode: 0))
    #expect(try await desk.json("admin", "pending").elements.isEmpty)
    let approved = try await desk.run(
      "admin", "approve", "ken")
    #expect(approved.stderr == "@ken is approved.\nNo email can be sent, so tell @ken yourself.\n")
    #expect(
      try await desk.run("admin", "confirm", "ken", "--lang", "ja").stderr == "@ken のメールアドレスを確認済みにしました。\n")
    let rejected = try await desk.run("admin", "reject", "ken")
    #expect(rejected.exitCode == 1 && rejected.stderr == "This person doesn't exist. Check the handle.\n")
    #expect(try await desk.run("suspend", "ken").exitCode == 2)
    try await desk.expectSound()
  }
}
