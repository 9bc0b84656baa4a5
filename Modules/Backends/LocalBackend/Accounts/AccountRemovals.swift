import Database
import Entities
import MediaStorage

/// The accounts that their owners have deleted. In one transaction an account is gone: its sign-ins have ended,
/// its address is free, and nobody finds it. What it leaves among others' things then goes in small steps, so
/// that others' writes come in between; `account_removal` says of whom something may be left, and whatever is
/// cut short goes on at the next start.
///
/// The person's row stays, empty, for their handle: nobody else can have it. Of their posts the marks stay that
/// hold conversations together, and where others named them, the name stays as it was written.
struct AccountRemovals: Sendable {
  /// How long after an account was deleted something of it may still appear, in milliseconds: a transaction may
  /// have begun before, and be committed behind the last step.
  private static let patience: Int64 = 60_000

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
    try transaction.endSessions(except: nil)
    try transaction.appendChange(.relation, viewer, viewer)
  }

  /// Removes what is left of deleted accounts; answers whether nothing is. Nothing is written where nothing was.
  ///
  /// - Parameter limit: When to stop and leave the rest for another time.
  ///
  /// Throws `storage`, `unavailable`; what is left is removed next time.
  @discardableResult
  func run(until limit: ContinuousClock.Instant? = nil) async throws(SocialError) -> Bool {
    let removals = try await database.read { connection throws(SocialError) in
      try connection.rows("SELECT person_id, begun_at FROM account_removal ORDER BY person_id") {
        row throws(SocialError) in (person: row.integer(0), begun: row.integer(1))
      }
    }
    for removal in removals {
      for step in RemovalStep.all {
        while try await take(step, of: removal.person) {
          if let limit, ContinuousClock.now > limit { return false }
        }
      }
      if clock.now().milliseconds - removal.begun >= Self.patience {
        try await database.write { connection throws(SocialError) in
          try connection.execute("DELETE FROM account_removal WHERE person_id = \(removal.person)")
        }
      }
    }
    return true
  }

  /// Takes a step of the way; answers whether there may be more to it.
  private func take(_ step: RemovalStep, of person: Int64) async throws(SocialError) -> Bool {
    let (now, begun) = (clock.now(), ContinuousClock.now)
    let isMore = try await database.write { connection throws(SocialError) in
      // The id lets one writer in at a time: what the step finds stays so until it is done.
      _ = try connection.nextID(now)
      let transaction = Transaction(
        connection: connection, viewer: person, following: 0, followedTags: 0, limits: .none,
        rareMarks: .none, now: now, media: media, texts: texts)
      return try step.take(transaction)
    }
    if step.leavesFiles, let media {
      try await MediaRemovals(database: database, media: media, clock: clock).run()
    }
    // Half the time is the others'. It throws only when cancelled, which the next step finds.
    if isMore { try? await Task.sleep(for: ContinuousClock.now - begun) }
    return isMore
  }
}
