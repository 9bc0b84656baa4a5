import Authentication
import Credentials
import Database
import Entities
import Mail
import Synchronization

/// The mails that wait in the database: written together with what they tell of, sent behind it, and tried again
/// until they have gone or mean nothing any more. One that was handed over just before a crash may go twice.
final class MailQueue: Sendable {
  /// How long a mail belongs to whoever is sending it, and waits after a failure, in milliseconds.
  private static let pause: Int64 = 15_000
  /// What is due later than this, in milliseconds, was put off by a clock that has been set back since: it is due.
  private static let longestPause: Int64 = 60_000

  private let database: any SQLDatabase
  private let mailer: Mailer
  private let sender: MailSender
  private let clock: WallClock
  private let background = BackgroundWork()
  /// Begins again after a failure.
  private let retry = Mutex<Task<Void, Never>?>(nil)

  init(_ sender: MailSender, clock: WallClock) {
    database = sender.database
    mailer = sender.mailer
    self.sender = sender
    self.clock = clock
  }

  /// Lets a mail wait, in the transaction of what it tells of; one to nobody is forgotten in its turn.
  static func add(
    _ connection: any SQLConnection, to recipient: String, subject: String, text: String, now: Timestamp,
    lasting milliseconds: Int64
  ) throws(SocialError) {
    let (id, now) = (try connection.nextID(now), now.milliseconds)
    try connection.execute(
      """
      INSERT INTO mail (id, recipient, subject, text, created_at, ends_at, due_at)
      VALUES (\(id), \(recipient), \(subject), \(text), \(now), \(now + milliseconds), \(now))
      """)
  }

  /// Where mails are to be looked for.
  ///
  /// Throws `invalid(.mail, .missing)` where none are sent.
  func place() async throws(SocialError) -> MailPlace { try await sender.place() }

  /// Begins to send what waits, and returns at once.
  func start() {
    background.start { [weak self] in await self?.work() }
  }

  /// Waits until everything that can be sent now has been tried; what has failed waits for the next start.
  func finish() async {
    retry.withLock { $0?.cancel() }
    await background.finish()
  }

  /// Tries everything that is due now, once: what falls due meanwhile has its own turn.
  private func work() async {
    let begun = clock.now().milliseconds
    do throws(SocialError) {
      if try await !sender.isHere() { return }
      while let message = try await next(dueBy: begun) {
        if !message.recipient.isEmpty {
          do throws(SocialError) {
            try await mailer.send(message)
          } catch {
            retryLater()
            continue
          }
        }
        try await forget(message)
      }
    } catch {
      // A database that is not there is found out by whoever waits for an answer; the mails are still in it.
    }
  }

  private func retryLater() {
    retry.withLock { retry in
      retry?.cancel()
      retry = Task { [weak self] in
        do {
          try await Task.sleep(for: .milliseconds(Self.pause + 100))
        } catch {
          // The program ends before.
          return
        }
        self?.start()
      }
    }
  }

  /// The next mail that is due, which from now on is this process's to send.
  private func next(dueBy begun: Int64) async throws(SocialError) -> MailMessage? {
    let now = clock.now().milliseconds
    let isDue: SQL = "(due_at <= \(begun) OR due_at > \(now + Self.longestPause))"
    let isAny = try await database.read { connection throws(SocialError) in
      try connection.exists("SELECT 1 FROM mail WHERE \(isDue) OR ends_at <= \(now)")
    }
    if !isAny { return nil }
    return try await database.write { connection throws(SocialError) in
      try connection.execute("DELETE FROM mail WHERE ends_at <= \(now)")
      return try connection.first(
        """
        UPDATE mail SET due_at = \(now + Self.pause)
        WHERE id = (SELECT MIN(id) FROM mail WHERE \(isDue)) AND \(isDue)
        RETURNING id, recipient, subject, text, created_at
        """
      ) { row throws(SocialError) in
        MailMessage(
          id: String(row.integer(0)), recipient: row.text(1), subject: row.text(2), text: row.text(3),
          date: Timestamp(milliseconds: row.integer(4)))
      }
    }
  }

  private func forget(_ message: MailMessage) async throws(SocialError) {
    let id = Int64(message.id) ?? 0
    try await database.write { connection throws(SocialError) in
      try connection.execute("DELETE FROM mail WHERE id = \(id)")
    }
  }
}
