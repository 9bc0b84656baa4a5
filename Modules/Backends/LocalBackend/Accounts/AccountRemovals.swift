import Database
import Entities
import MediaStorage

/// The accounts that their owners have deleted. In one transaction an account is gone: its sign-ins have ended,
/// its address is free, and nobody finds it. What it leaves among others' things then goes in small steps, so
/// that others' writes come in between; `account_removal` says of whom something may be left.
///
/// The person's row stays, empty, for their handle: nobody else can have it. Of their posts the marks stay that
/// hold conversations together, and where others named them, the name stays as it was written.
struct AccountRemovals: Worker {
  /// How long after an account was deleted something of it may still appear, in milliseconds: a transaction may
  /// have begun before, and be committed behind the last step.
  private static let patience: Int64 = 60_000

  var kind: WorkKind { .account }
  let database: any SQLDatabase
  let media: MediaStore?
  let texts: StatementTexts
  let clock: WallClock

  /// Makes the viewer's account one that is gone.
  static func begin(in transaction: Transaction) throws(SocialError) {
    let (viewer, connection) = (transaction.viewer, transaction.connection)
    let names = try connection.rows("SELECT handle, name FROM person WHERE id = \(viewer)") {
      row throws(SocialError) in (handle: row.text(0), name: row.text(1))
    }
    for (handle, name) in names {
      try SearchIndex.people.remove(viewer, NewAccount.tokens(handle: handle, name: name), connection)
    }
    for column in ["avatar", "header"] as [SQL] { try transaction.putPicture("", column) }
    // No address is written like the one that stands for none here.
    try connection.execute(
      """
      UPDATE person SET deleted_at = \(transaction.now.milliseconds), name = handle, name_folded = '',
        email = '', email_folded = \("deleted \(viewer)"), password_hash = '', bio = '', birthday = NULL,
        fields = '', hides_followers = 0
      WHERE id = \(viewer)
      """)
    try connection.execute(
      """
      INSERT INTO account_removal (person_id, begun_at) VALUES (\(viewer), \(transaction.now.milliseconds))
      """)
    try connection.addWork(.account, viewer, transaction.now)
    try transaction.endSessions(except: nil)
    try transaction.appendChange(.relation, viewer, viewer)
  }

  /// Removes what is left of a deleted account; once more when nothing can come behind the last step any more.
  func work(on person: Int64, _ pace: WorkPace) async throws(SocialError) -> WorkOutcome {
    let begun = try await database.read { connection throws(SocialError) in
      try connection.first("SELECT begun_at FROM account_removal WHERE person_id = \(person)") {
        row throws(SocialError) in row.integer(0)
      }
    }
    guard let begun else { return .done }
    let now = clock.now().milliseconds
    for step in RemovalStep.all {
      var start = ContinuousClock.now
      while try await take(step, of: person) {
        if try await !pace.next(restingSince: start) { return .left }
        start = .now
      }
    }
    if now - begun < Self.patience { return .putOff(until: min(begun, now) + Self.patience) }
    try await database.write { connection throws(SocialError) in
      try connection.execute("DELETE FROM account_removal WHERE person_id = \(person)")
    }
    return .done
  }

  /// Takes a step of the way; answers whether there may be more to it.
  private func take(_ step: RemovalStep, of person: Int64) async throws(SocialError) -> Bool {
    let now = clock.now()
    return try await database.write { connection throws(SocialError) in
      // The id lets one writer in at a time: what the step finds stays so until it is done.
      _ = try connection.nextID(now)
      let transaction = Transaction(
        connection: connection, viewer: person, following: 0, followedTags: 0, limits: .none,
        rareMarks: .none, now: now, media: media, texts: texts)
      return try step.take(transaction)
    }
  }
}
