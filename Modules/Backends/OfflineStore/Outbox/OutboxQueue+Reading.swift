public import AppValues
public import Entities
public import Post
import SocialDatabase

// Only what is asked for is read: an outbox may be long.
extension OutboxQueue {
  /// One item; nil if it's no longer in the outbox.
  public func item(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxItem? {
    try await database.read { connection throws(AppError) in try connection.outboxItem(id) }
  }

  /// Whether there's nothing in it.
  public func isEmpty() async throws(AppError) -> Bool {
    try await database.read { connection throws(AppError) in
      try connection.first("SELECT 1 FROM outbox LIMIT 1") { row throws(AppError) in row.int(0) } == nil
    }
  }

  /// How much there is.
  public func summary() async throws(AppError) -> OutboxSummary {
    try await database.read { connection throws(AppError) in try connection.outboxSummary() }
  }

  /// A page, from the oldest on.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  public func page(_ request: PageRequest) async throws(AppError) -> Page<OutboxItem> {
    guard let number = request.firstNumber else { throw .invalid(.cursor, .malformed) }
    let items = try await database.read { connection throws(AppError) in
      try connection.outboxItems("WHERE number > \(number) ORDER BY number LIMIT \(request.limit + 1)")
    }
    let shown = Array(items.prefix(request.limit))
    let isWhole = items.count == shown.count
    return Page(
      items: shown, older: isWhole ? nil : shown.last.map { Cursor($0.id.rawValue) }, newer: nil)
  }

  /// What waits to change these posts, in its order, and with the ids that they have now.
  public func changes(of posts: [ID<Post>]) async throws(AppError) -> [OutboxWrite] {
    let subjects = try StoredJSON.text(of: posts.flatMap { OutboxWrite.subjects(of: $0) })
    let names = try StoredJSON.text(of: posts.map(\.rawValue))
    return try await database.read { connection throws(AppError) in
      try connection.outboxItems(
        """
        WHERE state <> 'failed' AND number IN (
          SELECT number FROM outbox WHERE subject IN (SELECT value FROM json_each(\(subjects)))
          UNION ALL
          SELECT later.number FROM outbox_sent sent JOIN outbox later ON later.needs = sent.number
          WHERE sent.post IN (SELECT value FROM json_each(\(names))) AND later.subject IS NOT NULL)
        ORDER BY number
        """
      ).map { item throws(AppError) in try connection.resolved(item.write) }
    }
  }

  /// What waits to follow or unfollow these people, in its order.
  public func follows(of people: [ID<User>]) async throws(AppError) -> [OutboxWrite] {
    let subjects = try StoredJSON.text(of: people.map { OutboxWrite.subject(of: $0) })
    return try await database.read { connection throws(AppError) in
      try connection.outboxItems(
        """
        WHERE state <> 'failed' AND subject IN (SELECT value FROM json_each(\(subjects))) ORDER BY number
        """
      ).map(\.write)
    }
  }

  /// The new posts that are no comments, the newest first.
  public func posts() async throws(AppError) -> [OutboxItem] {
    try await database.read { connection throws(AppError) in
      try connection.outboxItems(
        """
        WHERE subject IS NULL AND json_extract(write, '$.publish.post.replyTo') IS NULL ORDER BY number DESC
        """)
    }
  }

  /// The new comments on these posts, the oldest first.
  public func comments(on posts: [ID<Post>]) async throws(AppError) -> [OutboxItem] {
    let names = try StoredJSON.text(of: posts.map(\.rawValue))
    return try await database.read { connection throws(AppError) in
      try connection.outboxItems(
        """
        WHERE number IN (
          SELECT number FROM outbox
          WHERE subject IS NULL
            AND json_extract(write, '$.publish.post.replyTo') IN (SELECT value FROM json_each(\(names)))
          UNION ALL
          SELECT later.number FROM outbox_sent sent JOIN outbox later ON later.needs = sent.number
          WHERE sent.post IN (SELECT value FROM json_each(\(names))) AND later.subject IS NULL)
        ORDER BY number
        """)
    }
  }
}

extension PageRequest {
  /// The number below which the page begins, from the oldest on; nil for a place that can't be in an outbox.
  fileprivate var firstNumber: Int64? {
    switch position {
    case .first: end == nil ? 0 : nil
    case .before(let cursor): end == nil ? Int64(cursor.rawValue) : nil
    case .justAbove: nil
    }
  }
}
