import Database
import Entities
import MediaStorage

/// Tells of a post those who could not be told with it, being too many: of a new one those who watch its author, of
/// an edited one those who liked or shared it. It goes on behind the post and in small steps, so that others' writes
/// come in between. `telling` says of what somebody is left, and whatever is cut short goes on with the next post or
/// at the next start; nobody is told twice.
final class Telling: Sendable {
  private let database: any SQLDatabase
  private let media: MediaStore?
  private let texts: StatementTexts
  private let clock: WallClock
  private let background = BackgroundWork()

  init(database: any SQLDatabase, media: MediaStore?, texts: StatementTexts, clock: WallClock) {
    self.database = database
    self.media = media
    self.texts = texts
    self.clock = clock
  }

  /// Tells the first of those who are to hear of a post of the viewer's, in the transaction of what they hear of;
  /// answers whether some are left.
  static func begin(
    _ audience: TellingAudience, of post: Int64, in transaction: Transaction
  ) throws(SocialError) -> Bool {
    if transaction.manner != .news { return false }
    guard let last = try transaction.tell(audience, of: post) else { return false }
    // Edited again before all have heard of it, all are gone through again.
    try transaction.connection.submit(
      """
      INSERT INTO telling (post_id, audience, last_told_id) VALUES (\(post), \(audience.rawValue), \(last))
      ON CONFLICT (post_id, audience) DO UPDATE SET last_told_id = excluded.last_told_id
      """)
    return true
  }

  /// Begins to tell those who are left, and returns at once.
  func start() {
    background.start { [weak self] in await self?.work() }
  }

  /// Waits until all are told who can be now.
  func finish() async {
    await background.finish()
  }

  private func work() async {
    do throws(SocialError) {
      while let (post, audience) = try await next() {
        do throws(SocialError) {
          try await takeStep(audience, of: post)
        } catch {
          // With a post that is deleted meanwhile goes that somebody is to be told of it.
          if error != .gone { throw error }
        }
      }
    } catch {
      // What cannot be written now is written later.
    }
  }

  private func next() async throws(SocialError) -> (post: Int64, audience: TellingAudience)? {
    try await database.read { connection throws(SocialError) in
      try connection.first("SELECT post_id, audience FROM telling ORDER BY post_id, audience LIMIT 1") {
        row throws(SocialError) in
        guard let audience = TellingAudience(rawValue: row.text(1)) else {
          throw .unexpected(reference: "telling-audience-unknown")
        }
        return (post: row.integer(0), audience: audience)
      }
    }
  }

  private func takeStep(_ audience: TellingAudience, of post: Int64) async throws(SocialError) {
    let now = clock.now()
    try await database.write { [media, texts] connection throws(SocialError) in
      // The id lets one writer in at a time: two processes may be about to take the same step.
      _ = try connection.nextID(now)
      let row: SQL = "t.post_id = \(post) AND t.audience = \(audience.rawValue)"
      let left = try connection.first(
        """
        SELECT t.last_told_id, p.author_id FROM telling t JOIN post p ON p.id = t.post_id WHERE \(row)
        """
      ) { row throws(SocialError) in (last: row.integer(0), author: row.integer(1)) }
      guard let left else { return }
      let transaction = Transaction(
        connection: connection, viewer: left.author, following: 0, followedTags: 0, limits: .none,
        rareMarks: .none, now: now, media: media, texts: texts)
      // Locked, so that it is not deleted meanwhile.
      _ = try transaction.storedPost(post)
      if let last = try transaction.tell(audience, of: post, after: left.last) {
        try connection.submit("UPDATE telling AS t SET last_told_id = \(last) WHERE \(row)")
      } else {
        try connection.submit("DELETE FROM telling AS t WHERE \(row)")
      }
    }
  }
}
