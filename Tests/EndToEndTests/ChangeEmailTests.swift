import Foundation
import SocialTestSupport
import Testing

/// Another address to sign in with, by command and in the shell, with and without a program that sends mails.
@Suite struct ChangeEmailTests {
  private static let new = "mia@example.net"

  @Test func withoutAMailerTheMailLiesInAFolderThatIsNamed() async throws {
    let town = try await Town()
    #expect(
      try await change(town, Self.new, "--password-stdin", input: "wrong\n").stderr
        == "The password is wrong.\n")
    #expect(
      try await change(town, "mia@example.org", "--password-stdin").stderr
        == "The email address is the same as before. Enter a different one.\n")
    #expect(try await change(town, "mia").stderr.hasPrefix("Enter an email address like name@example.org."))
    #expect(try town.outbox() == [])
    for email in ["ken@example.org", Self.new] {
      let outcome = try await change(town, email, "--password-stdin", input: Town.password + "\n")
      #expect(
        outcome
          == Outcome(
            stdout: "",
            stderr: """
              This device can't send email. The email to \(email) is in the folder \(town.data.path)/outbox. Enter the \
              code from it.

              """, exitCode: 0))
    }
    let mails = try town.outbox()
    #expect(Mails.recipients(mails.joined()) == ["ken@example.org", Self.new])
    #expect(mails[0].contains("Hello @ken,"))
    let code = try Mails.code(mails[1])
    #expect(try await change(town, "ken@example.org", "--code", code).exitCode == 1)
    let wrong = code == "000000" ? "000001" : "000000"
    #expect(try await change(town, Self.new, "--code", wrong).stderr.hasPrefix("That code is wrong"))
    #expect(
      try await change(town, Self.new, "--code", code, "--lang", "ja")
        == Outcome(
          stdout: "",
          stderr: "メールアドレスを mia@example.net に変更しました。\n",
          exitCode: 0))
    #expect(try Mails.recipients(town.outbox().joined()).last == "mia@example.org")
    let signIn = try await town.run(
      "sign-in", "--email", Self.new, "--password-stdin", input: Town.password + "\n")
    #expect(signIn.stdout == "@mia  Mia Tanaka\n")
    #expect(
      try await town.run("change-email", Self.new, "--as", "ghost").exitCode == 3)
    try await town.expectSound()
  }

  @Test func theShellLeadsThroughIt() async throws {
    let town = try await Town()
    let inbox = town.sandbox.folder.appending(path: "inbox")
    // Whole as soon as it is there.
    let (all, whole) = ("\(inbox.path).all", "\(inbox.path).whole")
    let mailer = try town.script("cat >> '\(all)' && cp '\(all)' '\(whole)' && mv '\(whole)' '\(inbox.path)'")
    let shell = try town.sandbox.start(
      ["--data", town.data.path], environment: ["SOCIALCONNECT_SENDMAIL": mailer])
    shell.enter("g security")
    shell.enter("change email")
    try await shell.waitFor("You sign in with mia@example.org.")
    shell.enter(Self.new)
    try await shell.waitFor("Enter the code")
    #expect(try await eventually { FileManager.default.fileExists(atPath: inbox.path) })
    shell.enter("1")
    try await shell.waitFor("! Enter the six-digit code from the email.")
    shell.enter(try Mails.code(try String(contentsOf: inbox, encoding: .utf8)))
    try await shell.waitFor("✓ You now sign in with mia@example.net.")
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    let mails = try await town.mails(2, in: inbox, sentBy: mailer)
    #expect(Mails.recipients(mails) == [Self.new, "mia@example.org"])
    try await town.expectSound()
  }

  @Test func aMailerThatFailsLosesNoMailAndHoldsNothingUp() async throws {
    let town = try await Town()
    let failing = try town.script("cat > /dev/null; exit 75")
    let inbox = town.sandbox.folder.appending(path: "inbox")
    let working = try town.script("cat >> '\(inbox.path)'")
    let request = try await change(
      town, Self.new, "--password-stdin", mailer: working, input: Town.password + "\n")
    #expect(request.exitCode == 0)
    let code = try Mails.code(try await town.mails(1, in: inbox, sentBy: working))
    #expect(try await change(town, Self.new, "--code", code, mailer: failing).exitCode == 0)
    #expect(Mails.recipients(try String(contentsOf: inbox, encoding: .utf8)) == [Self.new])
    let mails = try await town.mails(2, in: inbox, sentBy: working)
    #expect(Mails.recipients(mails) == [Self.new, "mia@example.org"])
    try await town.expectSound()
  }

  @Test(
    .enabled("It changes the database with Python.") {
      try await SocialTestSupport.Program.run(["python3", "-c", "import sqlite3"]).status == 0
    })
  func aMailPutOffByAClockThatWasAheadIsNotHeldBack() async throws {
    let town = try await Town()
    let failing = try town.script("cat > /dev/null; exit 75")
    let request = try await change(
      town, Self.new, "--password-stdin", mailer: failing, input: Town.password + "\n")
    #expect(request.exitCode == 0)
    _ = try await town.sql("UPDATE due_work SET due_at = due_at + 86400000")
    let inbox = town.sandbox.folder.appending(path: "inbox")
    let working = try town.script("cat >> '\(inbox.path)'")
    #expect(Mails.recipients(try await town.mails(1, in: inbox, sentBy: working)) == [Self.new])
    #expect(try await town.sql("SELECT COUNT(*) FROM mail") == ["0"])
  }

  private func change(
    _ town: Town, _ arguments: String..., mailer: String = "/nowhere/sendmail", input: String = ""
  ) async throws -> Outcome {
    try await town.sandbox.run(
      ["change-email"] + arguments + ["--data", town.data.path], input: input,
      environment: ["SOCIALCONNECT_SENDMAIL": mailer])
  }
}
