import Foundation
import SocialTestSupport
import Testing

/// What people do about their own accounts, by command.
@Suite struct AccountCareCommandTests {
  @Test func aPasswordIsChangedAndEveryOtherSignInEnds() async throws {
    let desk = try await CommandDesk()
    let phone = try await desk.phone("mia")
    let change = { (lines: String) in
      try await desk.run("change-password", "--password-stdin", input: lines)
    }
    #expect(
      try await change("wrong\nbattery staple 9\n")
        == CommandOutcome(stdout: "", stderr: "The password is wrong.\n", exitCode: 1))
    #expect(
      try await change("\(CommandDesk.password)\nmia\n").stderr
        == "The password needs at least 8 characters.\n")
    #expect(try await change("\(CommandDesk.password)\n").stderr == "The password can't be empty.\n")
    #expect(try await phone.run("whoami").exitCode == 0)
    #expect(
      try await change("\(CommandDesk.password)\nbattery staple 9\n")
        == CommandOutcome(
          stdout: "", stderr: "Password changed. You've been signed out everywhere else.\n", exitCode: 0))
    #expect(try await desk.run("whoami").stdout == "@mia  Mia Tanaka\n")
    #expect(try await phone.run("whoami").exitCode == 3)
    #expect(
      try await desk.run("change-password", "--password-stdin", "--as", "ghost", input: "a\nb\n").exitCode
        == 3)
    try await desk.expectSound()
  }

  @Test func signInsAreListedAndEnded() async throws {
    let desk = try await CommandDesk()
    let phone = try await desk.phone("mia")
    let listed = try await desk.json("sign-ins").elements
    #expect(listed.map(\.["current"].flag) == [false, true])
    #expect(
      listed[0].keys == [
        "id", "createdAt", "lastUsedAt", "current", "app", "device", "address", "lastAddress", "scopes",
      ])
    #expect(listed[1]["device"].text?.hasPrefix("socialconnect") == true && listed[1]["address"].text == nil)
    #expect(listed[0]["scopes"].elements.map(\.text) == ["read", "write", "follow", "push", "profile"])
    #expect(try await desk.run("sign-ins").lines[0].contains(" · used within the last hour · socialconnect"))
    let ids = try listed.map { try #require($0["id"].text) }
    let text = try await desk.run("sign-ins").lines
    #expect(text[0].hasPrefix("  \(ids[0])  since ") && text[1].hasPrefix("* \(ids[1])  since "))
    #expect(try await desk.run("sign-ins", "revoke", ids[0]).stderr == "Session ended.\n")
    #expect(try await phone.run("whoami").exitCode == 3)
    #expect(try await desk.run("sign-ins", "revoke", ids[0]).exitCode == 1)
    #expect(try await desk.run("sign-ins", "revoke").exitCode == 2)
    #expect(
      try await desk.run("sign-ins", "revoke", "--others", "--lang", "ja").stderr
        == "ほかの端末をすべてサインアウトしました。\n")
    #expect(try await desk.run("sign-ins", "revoke", ids[1]).exitCode == 0)
    #expect(try await desk.run("whoami").stdout == "@ken  Ken Sato\n", "as signing out does")
    try await desk.expectSound()
  }

  @Test func whatHappenedIsListedForTheOwnerAndTheAdministrator() async throws {
    let desk = try await CommandDesk()
    _ = try await desk.phone("mia")
    _ = try await desk.run("sign-ins", "revoke", "--others")
    let events = try await desk.json("sign-ins", "--log", "--limit", "2").elements
    #expect(events.map(\.["kind"].text) == ["sessionsEnded", "signedIn"])
    #expect(Set(events[0].keys) == ["id", "kind", "at", "device", "address", "detail", "cursor"])
    let rest = try await desk.json(
      "sign-ins", "--log", "--before", try #require(events[1]["cursor"].text))
    #expect(rest.elements.map(\.["kind"].text) == ["signedUp"])
    let text = try await desk.run("sign-ins", "--log", "--limit", "1")
    #expect(text.stdout.hasPrefix("All other sessions ended\n"))
    #expect(text.stderr.contains("--before"))
    #expect(
      try await desk.run("sign-ins", "--log", "--limit", "1", "--lang", "ja").stdout
        .hasPrefix("ほかの端末をすべてサインアウト\n"))
    #expect(try await desk.run("sign-ins", "--limit", "1").exitCode == 2)
    let audit = try await desk.json("admin", "audit", "--handle", "ken")
    #expect(audit.elements.map(\.["handle"].text) == ["ken"])
    #expect(audit.elements.map { $0["event"]["kind"].text } == ["signedUp"])
    let all = try await desk.run("admin", "audit")
    #expect(all.stdout.hasPrefix("@mia\nAll other sessions ended\n"))
    #expect(try await desk.run("admin", "audit", "--handle", "ghost").exitCode == 1)
    try await desk.expectSound()
  }

  @Test func aPasswordCanBeChangedWithoutSigningOut() async throws {
    let desk = try await CommandDesk()
    let phone = try await desk.phone("mia")
    #expect(
      try await desk.run(
        "change-password", "--keep-others", "--password-stdin",
        input: "\(CommandDesk.password)\nbattery staple 9\n")
        == CommandOutcome(
          stdout: "", stderr: "Password saved. You're still signed in everywhere.\n", exitCode: 0))
    #expect(try await phone.run("whoami").exitCode == 0)
    try await desk.expectSound()
  }

  @Test func anAccountIsDeletedByCommand() async throws {
    let desk = try await CommandDesk()
    try await desk.post("Mine")
    let kens = try await desk.post("Ken's", as: "ken")
    _ = try await desk.run("like", kens)
    _ = try await desk.run("follow", "ken")
    let phone = try await desk.phone("mia")
    #expect(
      try await desk.run("delete-account", "--password-stdin", input: "wrong\n").stderr
        == "The password is wrong.\n")
    let outcome = try await desk.run("delete-account", "--password-stdin", input: CommandDesk.password + "\n")
    #expect(
      outcome
        == CommandOutcome(
          stdout: "", stderr: "Account @mia deleted.\nCurrent account: @ken.\n", exitCode: 0))
    #expect(try await phone.run("whoami").exitCode == 3)
    #expect(
      try await desk.run("profile", "mia")
        == CommandOutcome(stdout: "", stderr: "This account has been deleted.\n", exitCode: 1))
    #expect(try await desk.json("show", kens)["likes"].number == 0)
    #expect(try await desk.json("profile", "ken")["followers"].number == 0)
    try await desk.expectSound()
  }
}
