import AppValues
import SocialDatabase
import SocialLocalStore
import SocialMail

/// The emails that wait in the database. They are written together with their cause, sent in the background, and tried
/// again until they are sent or expire. An email that was handed over just before a crash may be sent twice.
struct MailQueue: Worker {
  var kind: WorkKind { .mail }
  let sender: MailSender
  let clock: WallClock

  /// Adds an email in the transaction of its cause. One without a recipient is dropped when its turn comes.
  static func add(
    _ connection: any SQLConnection, to recipient: String, subject: String, text: String, language: String,
    now: Timestamp, lasting milliseconds: Int64
  ) throws(AppError) {
    try giveUpExpired(connection, now)
    let id = try connection.nextID(now)
    try connection.execute(
      """
      INSERT INTO mail (id, recipient, subject, text, language, created_at, ends_at)
      VALUES (
        \(id), \(recipient), \(subject), \(text), \(language), \(now.milliseconds), \(now.milliseconds + milliseconds))
      """)
    try connection.addWork(.mail, id, now)
  }

  /// Deletes email that has expired, even if none is sent from here, and email without a recipient, which is never
  /// sent.
  private static func giveUpExpired(_ connection: any SQLConnection, _ now: Timestamp) throws(AppError) {
    func expired(_ condition: SQL) -> SQL {
      """
      kind = \(WorkKind.mail.rawValue) AND subject IN (
        SELECT id FROM mail WHERE ends_at <= \(now.milliseconds) AND \(condition))
      """
    }
    try connection.execute(
      """
      UPDATE due_work SET state = \(WorkState.givenUp.rawValue), due_at = \(now.milliseconds)
      WHERE \(expired("recipient <> ''"))
      """)
    try connection.execute("DELETE FROM due_work WHERE \(expired("recipient = ''"))")
    try connection.forgetGivenUp(now.milliseconds)
    try connection.execute("DELETE FROM mail WHERE ends_at <= \(now.milliseconds)")
  }

  func share() async throws(AppError) -> WorkShare { try await sender.isHere() ? .all : .none }

  func work(on id: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let found = try await sender.database.read { connection throws(AppError) in
      try connection.first(
        "SELECT recipient, subject, text, created_at, ends_at, language FROM mail WHERE id = \(id)"
      ) { row throws(AppError) in
        let message = MailMessage(
          id: String(id), recipient: row.text(0), subject: row.text(1), text: row.text(2),
          language: row.text(5), date: Timestamp(milliseconds: row.integer(3)))
        return (message: message, ends: row.integer(4))
      }
    }
    guard let (message, ends) = found else { return .done }
    let isExpired = ends <= clock.now().milliseconds
    if !isExpired, !message.recipient.isEmpty { try await sender.mailer.send(message) }
    try await sender.database.write { connection throws(AppError) in
      try connection.execute("DELETE FROM mail WHERE id = \(id)")
    }
    return isExpired && !message.recipient.isEmpty ? .givenUp : .done
  }
}
