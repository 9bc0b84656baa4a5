import Foundation
import SocialTestSupport
import Testing

/// A forgotten password, with and without a program that sends mails.
@Suite struct ForgottenPasswordTests {
  @Test func withoutAMailerTheMailLiesInAFolderThatIsNamed() async throws {
    let town = try await Town()
    let outbox = town.data.appending(path: "outbox")
    for email in ["mia@example.org", "nobody@example.org"] {
      let outcome = try await reset(town, "--email", email, mailer: "/nowhere/sendmail")
      #expect(
        outcome
          == Outcome(
            stdout: "",
            stderr: """
              This device can't send email. If \(email) has an account here, the email with its code is in the folder \
              \(outbox.path).

              """, exitCode: 0))
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: outbox.path)
    #expect(files.count == 1)
    let file = outbox.appending(path: files[0])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let code = try Mails.code(try String(contentsOf: file, encoding: .utf8))
    let wrong = code == "000000" ? "000001" : "000000"
    let refused = try await reset(
      town, "--email", "mia@example.org", "--code", wrong, "--password-stdin")
    #expect(refused.stderr.hasPrefix("That code is wrong or has expired."))
    let done = try await reset(
      town, "--email", "mia@example.org", "--code", code, "--password-stdin", input: "battery 9 staple\n")
    #expect(done.exitCode == 0 && done.stderr.hasSuffix("Current account: @mia.\n"))
    #expect(try await town.run("whoami").stdout == "@mia  Mia Tanaka\n")
    try await town.expectSound()
  }

  @Test func theShellLeadsThroughIt() async throws {
    let town = try await Town()
    for _ in 1...2 { _ = try await town.run("sign-out") }
    let inbox = town.sandbox.folder.appending(path: "inbox")
    let mailer = try town.script("cat > '\(inbox.path).new' && mv '\(inbox.path).new' '\(inbox.path)'")
    let shell = try town.sandbox.start(
      ["--data", town.data.path], environment: ["SOCIALCONNECT_SENDMAIL": mailer])
    shell.enter("forgot")
    shell.enter("mia@example.org")
    try await shell.waitFor("Code")
    #expect(try await eventually { FileManager.default.fileExists(atPath: inbox.path) })
    let mail = try String(contentsOf: inbox, encoding: .utf8)
    #expect(mail.contains("\nTo: mia@example.org\n"))
    let code = try Mails.code(mail)
    shell.enter(code == "000000" ? "000001" : "000000")
    try await shell.waitFor("! That code is wrong or has expired.")
    shell.enter(code)
    try await shell.waitFor("New password")
    shell.enter("short")
    try await shell.waitFor("! The password needs at least 8 characters.")
    shell.enter("battery 9 staple")
    try await shell.waitFor("Home")
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    #expect(try await town.run("whoami").stdout == "@mia  Mia Tanaka\n")
  }

  @Test func aMailerThatFailsOrHangsLosesNoMail() async throws {
    let town = try await Town()
    // One that ends without reading the mail.
    let failing = try town.script("exit 75")
    let hanging = try town.script("sleep 600")
    for mailer in [failing, hanging] {
      let outcome = try await reset(town, "--email", "mia@example.org", mailer: mailer)
      #expect(outcome.exitCode == 0)
    }
    // The pause after a failure has not gone by for those.
    let inbox = town.sandbox.folder.appending(path: "inbox")
    let working = try town.script("cat >> '\(inbox.path)'")
    #expect(try await reset(town, "--email", "mia@example.org", mailer: working).exitCode == 0)
    let mails = try await town.mails(3, in: inbox, sentBy: working)
    #expect(Mails.recipients(mails) == Array(repeating: "mia@example.org", count: 3))
    try await town.expectSound()
  }

  /// Each mail has one turn: while others hang it falls due again, and a program that is to end must end.
  @Test(
    .enabled("It changes the database with Python.") {
      try await SocialTestSupport.Program.run(["python3", "-c", "import sqlite3"]).status == 0
    })
  func severalMailsThatHangHoldNobodyUp() async throws {
    let town = try await Town()
    let failing = try town.script("cat > /dev/null; exit 75")
    #expect(try await reset(town, "--email", "mia@example.org", mailer: failing).exitCode == 0)
    _ = try await town.sql("UPDATE due_work SET due_at = 1")
    let hanging = try town.script("sleep 600")
    #expect(try await reset(town, "--email", "mia@example.org", mailer: hanging).exitCode == 0)
    #expect(try await town.sql("SELECT COUNT(*) FROM mail") == ["2"])
  }

  private func reset(
    _ town: Town, _ arguments: String..., mailer: String = "/nowhere/sendmail", input: String = ""
  ) async throws -> Outcome {
    try await town.sandbox.run(
      ["reset-password"] + arguments + ["--data", town.data.path], input: input,
      environment: ["SOCIALCONNECT_SENDMAIL": mailer])
  }
}
