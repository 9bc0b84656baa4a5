import AppValues
import Authentication
import Entities
import SocialDatabase
import SocialLocalStore

/// Removes the second factors and passkeys of people who lost them all, once the administrator has asked for that: after three
/// days, of which their owner is told by mail, so that anyone who still has one can stop it by signing in.
struct FactorResets: Worker {
  /// How long it takes until they are removed, in milliseconds: 72 hours.
  static let delay: Int64 = 72 * 3_600_000

  var kind: WorkKind { .factors }
  let database: any SQLDatabase
  let clock: WallClock

  /// Announces it.
  ///
  /// - Returns: When they will be removed.
  static func begin(
    of person: Int64, _ connection: any SQLConnection, _ now: Timestamp
  ) throws(AppError) -> Timestamp {
    let due = Timestamp(milliseconds: now.milliseconds + delay)
    try connection.execute(
      """
      INSERT INTO factor_reset (person_id, due_at) VALUES (\(person), \(due.milliseconds))
      ON CONFLICT (person_id) DO UPDATE SET due_at = excluded.due_at
      """)
    try connection.addWork(.factors, person, due: due.milliseconds, now)
    if let owner = try connection.mailbox("a.person_id = \(person)") {
      let text = EmailMail.factorReset(handle: owner.handle, language: owner.language)
      try MailQueue.add(
        connection, to: owner.email, subject: text.subject, text: text.body,
        language: owner.language, now: now, lasting: delay)
    }
    return due
  }

  /// Stops it, since someone has signed in.
  static func stop(of person: Int64, _ connection: any SQLConnection) throws(AppError) {
    try connection.execute("DELETE FROM factor_reset WHERE person_id = \(person)")
  }

  func work(on person: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    try await database.write { connection throws(AppError) in
      let now = clock.now()
      // Signing in takes an id, too: it's either before this, or finds the factors gone.
      _ = try connection.nextID(now)
      let due = try connection.first("SELECT due_at FROM factor_reset WHERE person_id = \(person)") {
        row throws(AppError) in row.integer(0)
      }
      guard let due else { return .done }
      if due > now.milliseconds { return .putOff(until: due) }
      try connection.removeFactors(of: person)
      try Self.stop(of: person, connection)
      try connection.record(.factorsReset, of: person, from: nil, now)
      return .done
    }
  }
}
