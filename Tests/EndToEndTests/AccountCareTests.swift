import Foundation
import SocialTestSupport
import Testing

/// What people do about their own accounts, by command and in the shell.
@Suite struct AccountCareTests {
  private static let password = Town.password

  @Test func aPasswordIsChangedAndEveryOtherSignInEnds() async throws {
    let town = try await Town()
    let phone = try await town.phone("mia")
    let change = { (lines: String) in
      try await town.run("change-password", "--password-stdin", input: lines)
    }
    #expect(
      try await change("wrong\nbattery staple 9\n")
        == Outcome(stdout: "", stderr: "The password is wrong.\n", exitCode: 1))
    #expect(
      try await change("\(Self.password)\nmia\n").stderr == "The password needs at least 8 characters.\n")
    #expect(try await change("\(Self.password)\n").stderr == "The password can't be empty.\n")
    #expect(
      try await change("\(Self.password)\n\(Self.password)\n")
        == Outcome(
          stdout: "", stderr: "The password is the same as before. Enter a different one.\n", exitCode: 1))
    #expect(try await phone("whoami").exitCode == 0)
    #expect(
      try await change("\(Self.password)\nbattery staple 9\n")
        == Outcome(
          stdout: "", stderr: "Password changed. You've been signed out everywhere else.\n", exitCode: 0))
    #expect(try await town.run("whoami").stdout == "@mia  Mia Tanaka\n")
    #expect(try await phone("whoami").exitCode == 3)
    #expect(
      try await town.run("change-password", "--password-stdin", "--as", "ghost", input: "a\nb\n").exitCode
        == 3)
    try await town.expectSound()
  }

  @Test func signInsAreListedAndEnded() async throws {
    let town = try await Town()
    let phone = try await town.phone("mia")
    let listed = try await town.json("sign-ins").elements
    #expect(listed.map(\.["current"].flag) == [false, true])
    #expect(listed[0].keys == ["id", "createdAt", "lastUsedAt", "current", "app", "scopes"])
    #expect(listed[0]["scopes"].elements.map(\.text) == ["read", "write", "follow", "push", "profile"])
    #expect(try await town.run("sign-ins").lines[0].hasSuffix(" · used within the last hour"))
    let ids = try listed.map { try #require($0["id"].text) }
    let text = try await town.run("sign-ins").lines
    #expect(text[0].hasPrefix("  \(ids[0])  since ") && text[1].hasPrefix("* \(ids[1])  since "))
    #expect(try await town.run("sign-ins", "revoke", ids[0]).stderr == "Session ended.\n")
    #expect(try await phone("whoami").exitCode == 3)
    #expect(try await town.run("sign-ins", "revoke", ids[0]).exitCode == 1)
    #expect(try await town.run("sign-ins", "revoke").exitCode == 2)
    #expect(
      try await town.run("sign-ins", "revoke", "--others", "--lang", "ja").stderr
        == "ほかの端末をすべてサインアウトしました。\n")
    #expect(try await town.run("sign-ins", "revoke", ids[1]).exitCode == 0)
    #expect(try await town.run("whoami").stdout == "@ken  Ken Sato\n", "as signing out does")
    try await town.expectSound()
  }

  @Test func anAccountIsDeletedByCommand() async throws {
    let town = try await Town()
    try await town.post("Mine")
    let kens = try await town.post("Ken's", as: "ken")
    _ = try await town.run("like", kens)
    _ = try await town.run("follow", "ken")
    let phone = try await town.phone("mia")
    #expect(
      try await town.run("delete-account", "--password-stdin", input: "wrong\n").stderr
        == "The password is wrong.\n")
    let outcome = try await town.run("delete-account", "--password-stdin", input: Self.password + "\n")
    #expect(
      outcome
        == Outcome(
          stdout: "", stderr: "Account @mia deleted.\nCurrent account: @ken.\n", exitCode: 0))
    #expect(try await phone("whoami").exitCode == 3)
    #expect(
      try await town.run("profile", "mia")
        == Outcome(stdout: "", stderr: "This account has been deleted.\n", exitCode: 1))
    #expect(try await town.json("show", kens)["likes"].number == 0)
    #expect(try await town.json("profile", "ken")["followers"].number == 0)
    try await town.expectSound()
  }

  @Test func theShellDeletesWhatIsMeantAndLeadsToTheWelcome() async throws {
    let town = try await Town()
    #expect(try await town.run("--as", "ken", input: "g new\nNever said.\n").exitCode == 0)
    _ = try await town.run("sign-out", "--as", "ken")
    #expect(try await town.run(input: "g new\nNever said, too.\n").exitCode == 0)
    #expect(try town.drafts().count == 2)
    let outcome = try await town.run(
      input: ["g accounts", "d", "not it", "mia", Self.password, "ken", "mia", "q"].joined(separator: "\n")
        + "\n")
    #expect(outcome.exitCode == 0)
    let said = outcome.stdout
    let wrong = try #require(said.range(of: "! The password is wrong."))
    let handle = try #require(said.range(of: "! The handle is wrong."))
    let welcome = try #require(said.range(of: "Welcome! Write short posts"))
    #expect(wrong.lowerBound < handle.lowerBound && handle.lowerBound < welcome.lowerBound)
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

extension Town {
  /// Runs commands on another machine of someone's, where they are signed in as well.
  fileprivate func phone(_ handle: String) async throws -> (String...) async throws -> Outcome {
    let folder = sandbox.folder.appending(path: "phone").path
    let sandbox = sandbox
    // The same database from another folder: only what remembers sign-ins differs.
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/socialconnect.sqlite",
      withDestinationPath: data.appending(path: "socialconnect.sqlite").path)
    let signIn = try await sandbox.run(
      ["sign-in", "--email", "\(handle)@example.org", "--password-stdin", "--data", folder],
      input: Town.password + "\n")
    try #require(signIn.exitCode == 0, "\(signIn.stderr)")
    return { (arguments: String...) in try await sandbox.run(arguments + ["--data", folder]) }
  }
}
