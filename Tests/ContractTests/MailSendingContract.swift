import AppValues
import Foundation
import SocialBackend
import SocialDatabase
import SocialFiles
import SocialMail
import SocialTestSupport
import Testing

@testable import SocialLocalBackend

/// The mails that wait, and what is said of them.
@Suite("The mails that wait") struct MailSendingContract {
  @Test("go once sending is turned on", arguments: BackendKind.available)
  func turnedOn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.queue(to: "alice@example.com")
      let backend = LocalBackend(
        database: world.database, passwords: world.passwords,
        mailer: Mailer(program: "/bin/true", outbox: nil),
        senderKey: SenderKey(in: PrivateFolder(world.folder.path("data"))), clock: world.clock.clock)
      let sending = try #require(backend.mailSending)
      await backend.finish()
      #expect(try await sending.status().waiting == 1)
      let changes: SQL = "SELECT COUNT(*) FROM change WHERE kind = 'work'"
      let before = try await world.count(changes)
      try await sending.send(fromHere: true)
      await backend.finish()
      #expect(try await sending.status().waiting == 0)
      #expect(try await world.count(changes) == before + 1, "others hear of it")
    }
  }

  @Test("to no one are not said to have failed", arguments: BackendKind.available)
  func toNobody(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.queue(to: "")
      try await world.queue(to: "alice@example.com")
      world.clock.advance(seconds: 2)
      try await world.queue(to: "bob@example.com")
      #expect(try await world.backend.mailSending?.status().givenUp == 1)
      #expect(try await world.count("SELECT COUNT(*) FROM due_work WHERE kind = 'mail'") == 2)
    }
  }

  @Test("and were given up are forgotten after thirty days", arguments: BackendKind.available)
  func forgotten(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      try await world.queue(to: "alice@example.com")
      world.clock.advance(seconds: 2)
      try await world.queue(to: "bob@example.com")
      #expect(try await world.backend.mailSending?.status().givenUp == 1)
      world.clock.advance(seconds: 30 * 86_400)
      #expect(try await world.backend.mailSending?.status().givenUp == 0)
      #expect(try await world.count("SELECT COUNT(*) FROM due_work") == 2)
      // Bob's is given up now.
      try await world.queue(to: "carol@example.com")
      #expect(try await world.backend.mailSending?.status().givenUp == 1)
      #expect(try await world.count("SELECT COUNT(*) FROM due_work") == 2)
    }
  }
}

extension World {
  /// Lets a mail wait that means nothing after a second.
  fileprivate func queue(to recipient: String) async throws {
    let now = clock.clock.now()
    try await database.write { connection throws(AppError) in
      try MailQueue.add(
        connection, to: recipient, subject: "", text: "", language: "en", now: now, lasting: 1000)
    }
  }
}
