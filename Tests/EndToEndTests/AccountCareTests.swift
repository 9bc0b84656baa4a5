import Foundation
import SocialTestSupport
import Testing

/// What people do about their own accounts in the shell, and what becomes of it where a program ends in between.
@Suite struct AccountCareTests {
  private static let password = Town.password

  @Test func theShellDeletesWhatIsMeantAndLeadsToTheWelcome() async throws {
    let town = try await Town()
    #expect(try await town.run("--as", "ken", input: "g new\nNever said.\n").exitCode == 0)
    _ = try await town.run("sign-out", "--as", "ken")
    #expect(try await town.run(input: "g new\nNever said, too.\n").exitCode == 0)
    #expect(try town.drafts().count == 2)
    let outcome = try await town.run(
      input: ["g accounts", "d", "ken", "mia", "q"].joined(separator: "\n")
        + "\n")
    #expect(outcome.exitCode == 0)
    let said = outcome.stdout
    let handle = try #require(said.range(of: "! The handle is wrong."))
    let welcome = try #require(said.range(of: "Welcome! Write short posts"))
    #expect(handle.lowerBound < welcome.lowerBound)
    #expect(!said.contains("Current password"), "they have just signed in")
    #expect(said.contains("✓ Account @mia deleted."))
    #expect(!said.contains("elsewhere") && !said.contains("igned out"))
    #expect(try town.drafts() == ["Never said."], "others' drafts stay")
    #expect(try await town.run("profile", "mia").stderr == "This account has been deleted.\n")
    #expect(try await town.run("accounts").stderr == "No accounts are signed in on this device.\n")
    try await town.expectSound()
  }

  @Test func theShellSaysWhyOneIsNoLongerSignedIn() async throws {
    let town = try await Town()
    let shell = try town.shell()
    try await shell.waitFor("Home")
    let deletion = try await town.run("delete-account", "--password-stdin", input: Self.password + "\n")
    #expect(deletion.exitCode == 0)
    shell.enter("g home")
    try await shell.waitFor("! @mia has been deleted.")
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    try await town.expectSound()
  }

  @Test func whoeverSignsOutIsToldWhoGoesOn() async throws {
    let town = try await Town()
    let said = try await town.run(input: "g accounts\nsign out\nq\n").stdout
    #expect(said.contains("\n✓ Signed out of @mia.\n✓ You're now @ken.\n"))
    #expect(try await town.run("whoami").stdout == "@ken  Ken Sato\n")
  }

  @Test func aDeletionKilledInTheMiddleGoesOnAtTheNextStart() async throws {
    let town = try await Town()
    let input = (1...150).map { "g new\nNote \($0).\n.\ny\n" }.joined() + "q\n"
    #expect(try await town.run(input: input).exitCode == 0)
    for _ in Effort.rounds(3, full: 20) {
      let copy = try await Town(copyOf: town)
      let deletion = try copy.sandbox.start(["delete-account", "--password-stdin", "--data", copy.data.path])
      deletion.type(Self.password + "\n")
      try await Task.sleep(for: .milliseconds(Int.random(in: 300...900)))
      deletion.signal(SIGKILL)
      _ = try await deletion.finish()
      try await copy.expectSound()
      let profile = try await copy.run("profile", "mia")
      if profile.exitCode == 0 {
        #expect(try await copy.texts().count == 150, "nothing goes before the account does")
      } else {
        #expect(profile.stderr == "This account has been deleted.\n")
        // Each command removes some of what is left.
        let isEmpty = try await eventually {
          try await copy.run("timeline", "public", "--as", "ken").lines == []
        }
        #expect(isEmpty, "posts of a deleted account stay")
        // Where the program came to its end before the kill, it has gone on as the other account.
        let current = try await copy.run("whoami")
        #expect(current.exitCode == 3 || current.stdout.hasPrefix("@ken "))
      }
      try await copy.expectSound()
    }
  }
}
