public import AppValues
public import Entities
public import Post
import SocialDatabase
public import SocialFiles

extension OutboxQueue {
  /// For how long it's remembered what became of what was sent, in milliseconds: thirty days.
  private static let memory: Int64 = 30 * 86_400_000

  /// Keeps others from sending, in this process and others.
  ///
  /// Throws `storage(locked)` if another one is sending for longer than five seconds.
  public func holdTurn() async throws(AppError) -> HeldLock { try await lock.hold() }

  /// What is sent next, whether its time has come or not; nil if nothing is left but what was refused, and what needs
  /// that. Posts that have been sent have the server's ids in it.
  public func next() async throws(AppError) -> OutboxItem? {
    try await database.read { connection throws(AppError) in
      try connection.outboxItems(
        """
        WHERE state <> 'failed' AND NOT EXISTS (SELECT 1 FROM outbox other WHERE other.number = outbox.needs)
        ORDER BY number LIMIT 1
        """
      ).first
    }
  }

  /// What something is about, with the server's ids in place of those that posts have in the outbox.
  ///
  /// Throws `gone` if the post was dropped.
  public func resolved(_ write: OutboxWrite) async throws(AppError) -> OutboxWrite {
    try await database.read { connection throws(AppError) in try connection.resolved(write) }
  }

  /// Notes that something is about to be sent: from now on, the server may have it.
  ///
  /// - Parameters:
  ///   - item: What is about to be sent, as it was read.
  ///   - settled: If nothing more is heard of it, the server has done with it by then.
  /// - Returns: Whether it's to be sent: not what was changed or dropped since it was read.
  public func begin(_ item: OutboxItem, settled: Timestamp) async throws(AppError) -> Bool {
    let now = clock.now().milliseconds
    let isToBeSent = try await database.write { connection throws(AppError) in
      guard try connection.outboxItem(item.id)?.write == item.write else { return false }
      try connection.execute(
        """
        UPDATE outbox SET state = 'sending', failure = NULL, attempts = attempts + 1,
          tried_at = COALESCE(tried_at, \(now)), next_at = \(settled.milliseconds)
        WHERE number = \(item.id.number)
        """)
      return true
    }
    if isToBeSent { news.tell() }
    return isToBeSent
  }

  /// Notes that something was sent.
  ///
  /// - Parameters:
  ///   - post: The post that the server made of it; nil for what makes none.
  ///   - version: Of an edit, when the server carried it out; nil if it says nothing of that.
  public func finish(
    _ id: ID<OutboxItem>, as post: ID<Post>? = nil, edited version: Timestamp? = nil
  ) async throws(AppError) {
    let now = clock.now().milliseconds
    try await change { connection throws(AppError) in
      guard let item = try connection.outboxItem(id) else { return }
      if let version { try connection.rebaseEdits(after: item, on: version) }
      try connection.replacePhotos(of: item, in: post)
      try connection.execute("DELETE FROM outbox WHERE number = \(id.number)")
      try connection.execute(
        """
        INSERT INTO outbox_sent (number, key, post, sent_at)
        VALUES (\(id.number), \(item.key.rawValue), \(post?.rawValue), \(now))
        """)
      try connection.execute("DELETE FROM outbox_sent WHERE sent_at < \(now - Self.memory)")
    }
  }

  /// Notes that something is to be sent later.
  ///
  /// - Parameters:
  ///   - item: What wasn't sent, as it was before the attempt.
  ///   - isSent: Whether the server may have it.
  ///   - counts: Whether that was an attempt: the server was reached.
  public func putOff(
    _ item: OutboxItem, until time: Timestamp, maybeSent isSent: Bool, counts: Bool
  ) async throws(AppError) {
    let attempts = item.attempts + (counts ? 1 : 0)
    try await change { connection throws(AppError) in
      try connection.setState(item.id, isSent ? .sending : .waiting, nextAt: time)
      try connection.execute("UPDATE outbox SET attempts = \(attempts) WHERE number = \(item.id.number)")
    }
  }

  /// Notes that the server refused something.
  public func fail(_ id: ID<OutboxItem>, _ failure: OutboxFailure) async throws(AppError) {
    let now = clock.now()
    try await change { connection throws(AppError) in
      try connection.setState(id, .failed(failure), nextAt: now)
    }
  }
}
