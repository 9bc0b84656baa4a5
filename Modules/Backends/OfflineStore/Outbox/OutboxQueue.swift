public import AppValues
public import Entities
public import Post
import SocialDatabase
import SocialFiles

/// What was written and waits to be sent, in order. Each change is durable when its call returns.
///
///                ┌───────── put off: not sent ──────────┐
///                ↓                                      │
///     added → waiting ──────── begun ────────→ sending ─┴─ done → no row, but the id of its post for a month
///                ↑                              │  ↺ put off: the server may have it
///                └── retried, edited ── failed ←┘
///
/// What the server may have is in state `sending`, also after a crash: it's looked for before it's sent again.
public struct OutboxQueue: Sendable {
  let database: StoreFile
  let clock: WallClock
  let lock: FileLock
  let news: OutboxNews

  /// Adds something, unless it changes or replaces what waits already.
  ///
  /// Throws `gone` for what is about a post that has left the outbox without being sent.
  public func add(_ write: OutboxWrite, key: PublishKey) async throws(AppError) -> OutboxAddition {
    let now = clock.now()
    let addition = try await database.write { connection throws(AppError) in
      try connection.add(try connection.resolved(write), key: key, at: now)
    }
    news.tell()
    return addition
  }

  /// The id that the server gave to a post that was in the outbox; nil if it's not known.
  public func post(of id: ID<OutboxItem>) async throws(AppError) -> ID<Post>? {
    try await database.read { connection throws(AppError) in try connection.sentPost(id) }
  }

  /// Those of these posts that are known to have been sent from the outbox.
  public func known(among posts: [ID<Post>]) async throws(AppError) -> Set<ID<Post>> {
    let names = try StoredJSON.text(of: posts.map(\.rawValue))
    return try await database.read { connection throws(AppError) in
      Set(
        try connection.rows(
          "SELECT post FROM outbox_sent WHERE post IN (SELECT value FROM json_each(\(names)))"
        ) { row throws(AppError) in ID(row.text(0)) })
    }
  }

  /// Signals when it may have changed through this process, until cancelled.
  public func changes() -> AsyncStream<LiveSignal> { news.listen() }

  // MARK: What people decide

  /// Lets something that was refused, or whose time hasn't come, be sent next. Its attempts are counted from
  /// zero again.
  ///
  /// Throws `notFound`.
  public func retry(_ id: ID<OutboxItem>) async throws(AppError) {
    let now = clock.now()
    try await change { connection throws(AppError) in
      guard let item = try connection.outboxItem(id) else { throw .notFound }
      try connection.setState(id, item.mayBeSent ? .sending : .waiting, nextAt: now)
      try connection.resetAttempts(of: id)
    }
  }

  /// Lets all that was refused be sent next. Its attempts are counted from zero again.
  public func retryRefused() async throws(AppError) {
    let now = clock.now()
    try await change { connection throws(AppError) in
      for item in try connection.outboxItems("WHERE state = 'failed'") {
        try connection.setState(item.id, item.mayBeSent ? .sending : .waiting, nextAt: now)
        try connection.resetAttempts(of: item.id)
      }
    }
  }

  /// Changes the text of something that hasn't been sent.
  ///
  /// Throws `notFound`; `unsupported` for what has no text; `conflict` for what the server may have.
  public func edit(_ id: ID<OutboxItem>, text: String) async throws(AppError) {
    let now = clock.now()
    try await change { connection throws(AppError) in
      guard let item = try connection.outboxItem(id) else { throw .notFound }
      guard item.write.content != nil else { throw .unsupported }
      if item.mayBeSent { throw .conflict }
      try connection.replace(id, with: item.write.saying(text), at: now)
    }
  }

  /// Removes something without sending it, and what was done to its post. Comments on that stay, refused.
  ///
  /// What is being sent right now isn't removed: first it's known what becomes of it.
  ///
  /// Throws `notFound`, also for what was sent in the end; `conflict` if that takes longer than five seconds.
  public func drop(_ id: ID<OutboxItem>) async throws(AppError) {
    do throws(AppError) {
      try await drop(id, evenSending: false)
    } catch .conflict {
      let turn = try await turnToDrop()
      defer { turn.release() }
      try await drop(id, evenSending: true)
    }
  }

  private func drop(_ id: ID<OutboxItem>, evenSending: Bool) async throws(AppError) {
    try await change { connection throws(AppError) in
      guard let item = try connection.outboxItem(id) else { throw .notFound }
      if item.state == .sending, !evenSending { throw .conflict }
      try connection.drop(id)
    }
  }

  /// Nothing is being sent while it's held.
  private func turnToDrop() async throws(AppError) -> HeldLock {
    do throws(AppError) {
      return try await holdTurn()
    } catch .storage(.locked) {
      throw .conflict
    }
  }

  func change(
    _ body: @escaping @Sendable (any SQLConnection) throws(AppError) -> Void
  ) async throws(AppError) {
    try await database.write { connection throws(AppError) in try body(connection) }
    news.tell()
  }
}

/// What became of adding something to the outbox.
public enum OutboxAddition: Hashable, Sendable {
  /// It waits as this item, which may have been there before.
  case queued(ID<OutboxItem>)
  /// It was sent before, and is this post.
  case sent(ID<Post>)
  /// It undid what was waiting, so that there's nothing to send.
  case undone
}
