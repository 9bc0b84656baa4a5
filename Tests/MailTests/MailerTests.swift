import AppValues
import Foundation
import SocialFiles
import SocialMail
import SocialTestSupport
import Testing

@Suite("A mail that is handed over")
struct MailerTests {
  private let folder: TemporaryFolder
  private let message = MailMessage(
    id: "code-1", recipient: "mia@example.org", subject: "Your code", text: "482913\n",
    date: Timestamp(milliseconds: 1_767_265_200_000))

  init() throws {
    folder = try TemporaryFolder()
  }

  private func mailer(_ body: String, patience: Duration = .seconds(60)) throws -> Mailer {
    Mailer(
      program: try folder.script(body, named: "sendmail"), outbox: PrivateFolder(folder.path("outbox")),
      patience: patience)
  }

  @Test("reaches the system's program as a whole, which reads the recipients in it")
  func program() async throws {
    let mailer = try mailer("echo \"$@\" > '\(folder.path("asked"))'; cat > '\(folder.path("mail"))'")
    #expect(mailer.hasProgram && mailer.folder == nil)
    try await mailer.send(message)
    #expect(try folder.text(of: "asked") == "-i -t\n")
    let mail = try folder.text(of: "mail")
    #expect(mail.contains("\nTo: mia@example.org\n") && mail.contains("\n\n482913\n\n--=_code-1\n"))
    #expect(try folder.names == ["asked", "mail", "sendmail"], "no copy is left in the outbox")
  }

  @Test("is sent by a program that does not read it")
  func unread() async throws {
    try await mailer("exit 0").send(message)
  }

  @Test("waits where the program fails", arguments: ["cat > /dev/null; exit 75", "kill -9 $$"])
  func failure(body: String) async throws {
    await #expect(throws: AppError.unavailable) { try await mailer(body).send(message) }
  }

  @Test("waits where the program hangs, which is ended with all that it started")
  func hanging() async throws {
    // No one else opens the pipe for writing: reading it ends once the last of them is gone.
    let held = folder.path("held")
    try #require(mkfifo(held, 0o600) == 0)
    let mailer = try mailer("exec 3<>'\(held)'; sleep 600 & sleep 600", patience: .milliseconds(200))
    await #expect(throws: AppError.timeout) { try await mailer.send(message) }
    // Opening a pipe that no one reads is refused.
    #expect(
      try await eventually {
        let writer = open(held, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        if writer >= 0 { close(writer) }
        return writer < 0 && errno == ENXIO
      })
  }

  @Test("lies in a folder for its owner alone where there is no such program")
  func outbox() async throws {
    let mailer = Mailer(program: folder.path("missing"), outbox: PrivateFolder(folder.path("outbox")))
    #expect(!mailer.hasProgram && mailer.folder == folder.path("outbox"))
    try await mailer.send(message)
    #expect(try folder.text(of: "outbox/code-1.eml").contains("\n\n482913\n\n--=_code-1\n"))
    #expect(try mode(of: folder.path("outbox")) == 0o700)
    #expect(try mode(of: folder.path("outbox/code-1.eml")) == 0o600)
    // Sent again, it is the same mail.
    try await mailer.send(message)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("outbox")) == ["code-1.eml"])
  }

  @Test("is not sent where there is neither program nor folder")
  func neither() async throws {
    let mailer = Mailer(program: folder.path("missing"), outbox: nil)
    #expect(!mailer.hasProgram && mailer.folder == nil)
    await #expect(throws: AppError.unavailable) { try await mailer.send(message) }
  }
}
