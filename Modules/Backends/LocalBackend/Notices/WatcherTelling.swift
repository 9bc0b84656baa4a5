import Database
import Entities
import MediaStorage
import Synchronization

/// Tells those of a new post who have not been told with it, being too many: behind it and in small steps, so that
/// others' writes come in between. `post_telling` says of which posts somebody is left, and whatever is cut short
/// goes on with the next post or at the next start; nobody is told twice.
final class WatcherTelling: Sendable {
  private let database: any SQLDatabase
  private let media: MediaStore?
  private let texts: StatementTexts
  private let clock: WallClock
  private let worker = Mutex<Task<Void, Never>?>(nil)

  init(database: any SQLDatabase, media: MediaStore?, texts: StatementTexts, clock: WallClock) {
    self.database = database
    self.media = media
    self.texts = texts
    self.clock = clock
  }

  /// Tells the first of those who watch the viewer, in the transaction of the post; answers whether some are left.
  static func begin(_ post: Int64, in transaction: Transaction) throws(SocialError) -> Bool {
    guard transaction.isWatched, transaction.manner == .news else { return false }
    guard let last = try transaction.tellWatchers(of: post) else { return false }
    try transaction.connection.submit(
      "INSERT INTO post_telling (post_id, last_told_id) VALUES (\(post), \(last))")
    return true
  }

  /// Begins to tell those who are left, and returns at once.
  func start() {
    worker.withLock { worker in
      let before = worker
      worker = Task { [weak self] in
        await before?.value
        await self?.work()
      }
    }
  }

  /// Waits until all are told who can be now.
  func finish() async {
    await worker.withLock { $0 }?.value
  }

  private func work() async {
    do throws(SocialError) {
      while let post = try await next() {
        do throws(SocialError) {
          try await takeStep(post)
        } catch {
          // With a post that is deleted meanwhile goes that somebody is to be told of it.
          if error != .gone { throw error }
        }
      }
    } catch {
      // What cannot be written now is written later.
    }
  }

  private func next() async throws(SocialError) -> Int64? {
    try await database.read { connection throws(SocialError) in
      try connection.first("SELECT MIN(post_id) FROM post_telling") { row throws(SocialError) in
        row.optionalInteger(0)
      } ?? nil
    }
  }

  private func takeStep(_ post: Int64) async throws(SocialError) {
    let now = clock.now()
    try await database.write { [media, texts] connection throws(SocialError) in
      // The id lets one writer in at a time: two processes may be about to take the same step.
      _ = try connection.nextID(now)
      let left = try connection.first(
        """
        SELECT t.last_told_id, p.author_id FROM post_telling t JOIN post p ON p.id = t.post_id
        WHERE t.post_id = \(post)
        """
      ) { row throws(SocialError) in (last: row.integer(0), author: row.integer(1)) }
      guard let left else { return }
      let transaction = Transaction(
        connection: connection, viewer: left.author, following: 0, followedTags: 0, limits: .none,
        rareMarks: .none, now: now, media: media, texts: texts)
      // Locked, so that it is not deleted meanwhile.
      _ = try transaction.storedPost(post)
      if let last = try transaction.tellWatchers(of: post, after: left.last) {
        try connection.submit("UPDATE post_telling SET last_told_id = \(last) WHERE post_id = \(post)")
      } else {
        try connection.submit("DELETE FROM post_telling WHERE post_id = \(post)")
      }
    }
  }
}
