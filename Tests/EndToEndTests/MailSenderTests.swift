import Foundation
import SocialTestSupport
import Testing

/// Several data folders on one server: mails are sent from the one that was told to, and lie in no one's hands.
@Suite(.enabled(if: PostgreSQLServer.current != nil, "\(PostgreSQLServer.missing)"))
struct MailSenderTests {
  private static let none =
    "No email is sent for this database yet. Ask the administrator to run “socialconnect mail --send-here on” on the device that should send it.\n"

  @Test func aCodeNeverLiesInTheFolderOfAnybodyWhoAsksForIt() async throws {
    let (ann, eve) = (try Sandbox(), try Sandbox())
    let database = ["--database", try await #require(PostgreSQLServer.current).makeDatabase()]
    let missing = ["SOCIALCONNECT_SENDMAIL": "/nowhere/sendmail"]
    try await ann.signUp("ann", database)
    for email in ["ann@example.org", "nobody@example.org"] {
      let outcome = try await run(eve, ["reset-password", "--email", email] + database, missing)
      #expect(outcome == Outcome(stdout: "", stderr: Self.none, exitCode: 1))
    }
    let japanese = try await run(
      eve, ["reset-password", "--email", "ann@example.org", "--lang", "ja"] + database, missing)
    #expect(japanese.stderr.hasPrefix("このデータベースでは、まだメールを送信できません。"))
    #expect(!Self.holds(eve, fileNamed: ".eml"))
  }

  @Test func mailGoesFromTheFolderThatWasChosenAlone() async throws {
    let (ann, eve) = (try Sandbox(), try Sandbox())
    let server = try #require(PostgreSQLServer.current)
    let url = try await server.makeDatabase()
    let database = ["--database", url]
    try await ann.signUp("ann", database)
    let inbox = ann.folder.appending(path: "inbox")
    let sends = ["SOCIALCONNECT_SENDMAIL": try Town.script("cat >> '\(inbox.path)'", in: ann)]
    let refuses = ["SOCIALCONNECT_SENDMAIL": try Town.script("cat > /dev/null; exit 75", in: ann)]
    let missing = ["SOCIALCONNECT_SENDMAIL": "/nowhere/sendmail"]
    let taken = eve.folder.appending(path: "taken")
    let takes = ["SOCIALCONNECT_SENDMAIL": try Town.script("cat >> '\(taken.path)'", in: eve)]

    #expect(try await run(ann, ["mail", "--send-here", "on"] + database, missing).exitCode == 1)
    let chosen = try await run(ann, ["mail", "--send-here", "on"] + database, sends)
    #expect(chosen == Outcome(stdout: "Email is sent from here.\n", stderr: "", exitCode: 0))
    let elsewhere = try JSONDocument(try await run(eve, ["mail", "--json"] + database, takes).stdout)
    #expect(elsewhere["sender"].text == "elsewhere")
    #expect(elsewhere["place"].text?.contains(ann.data.path) == true)

    // Eve asks, on a machine that could send; then Ann's sendmail fails.
    let asked = try await run(eve, ["reset-password", "--email", "ann@example.org"] + database, takes)
    #expect(asked.exitCode == 0 && !asked.stderr.contains("folder"))
    #expect(try await run(ann, ["timeline", "public"] + database, refuses).exitCode == 0)
    for environment in [missing, takes] {
      _ = try await run(eve, ["timeline", "public"] + database, environment)
    }
    #expect(!FileManager.default.fileExists(atPath: taken.path) && !Self.holds(eve, fileNamed: ".eml"))
    #expect(
      try await run(ann, ["mail"] + database, refuses).stdout.hasSuffix("1 email is waiting to be sent.\n"))

    #expect(try await run(eve, ["mail", "--send-here", "off"] + database, takes).exitCode == 0)
    try await server.run("UPDATE due_work SET due_at = 1", on: url)
    let second = try await run(ann, ["reset-password", "--email", "ann@example.org"] + database, sends)
    #expect(second.exitCode == 0)
    // The first one too: its time has come.
    let mails = try await Mails.arrived(2, in: inbox) {
      _ = try await run(ann, ["timeline", "public"] + database, sends)
    }
    #expect(Mails.recipients(mails) == ["ann@example.org", "ann@example.org"])

    let ended = try await run(ann, ["mail", "--send-here", "no"] + database, sends)
    #expect(ended.stdout.hasPrefix("No email is sent for this database."))
    let refused = try await run(eve, ["reset-password", "--email", "ann@example.org"] + database, takes)
    #expect(refused.stderr == Self.none)
  }

  @Test func anEmbeddedDatabaseIsOfItsFolder() async throws {
    let town = try await Town()
    let outcome = try await town.run("mail", environment: ["SOCIALCONNECT_SENDMAIL": "/nowhere/sendmail"])
    #expect(
      outcome.stdout
        == "This device can't send email. It's saved to the folder \(town.data.path)/outbox instead.\n")
    #expect(try await town.run("mail", "--send-here", "no").stderr == "That isn't possible here.\n")
  }

  private func run(
    _ sandbox: Sandbox, _ arguments: [String], _ environment: [String: String]
  ) async throws -> Outcome {
    try await sandbox.run(arguments + ["--data", sandbox.data.path], environment: environment)
  }

  private static func holds(_ sandbox: Sandbox, fileNamed ending: String) -> Bool {
    let files =
      FileManager.default.enumerator(atPath: sandbox.folder.path)?.compactMap { $0 as? String } ?? []
    return files.contains { $0.hasSuffix(ending) }
  }
}
