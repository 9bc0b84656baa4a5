import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// The viewer's inbox of direct posts, in the database.
struct LocalConversations: ConversationsRepository {
  let access: Access
  let feed: ChangeFeed

  func conversations(_ request: PageRequest) async throws(AppError) -> Page<Conversation> {
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(AppError) in
      let rows = try transaction.conversations("\(range.bounds("l.latest"))\(range.ordering("l.latest"))")
      return try range.page(rows, key: \.latest) { rows throws(AppError) in
        try transaction.conversations(Array(rows))
      }
    }
  }

  func setRead(_ isRead: Bool, _ id: ID<Conversation>) async throws(AppError) -> Conversation {
    let number = try id.number()
    return try await access.write { transaction throws(AppError) in
      let found = try transaction.conversation(number)
      if isRead {
        try transaction.markRead(number)
      } else {
        try transaction.connection.execute(
          "UPDATE conversation SET read_to = \(found.latest - 1) WHERE id = \(number)")
      }
      try transaction.appendChange(.conversation, transaction.viewer)
      let changed = try transaction.conversations([try transaction.conversation(number)])
      guard let conversation = changed.first else { throw .notFound }
      return conversation
    }
  }

  func remove(_ id: ID<Conversation>) async throws(AppError) {
    let number = try id.number()
    try await access.write { transaction throws(AppError) in
      _ = try transaction.conversation(number)
      try transaction.markRead(number, andRemoved: true)
      try transaction.appendChange(.conversation, transaction.viewer)
    }
  }

  func directPosts(_ request: PageRequest) async throws(AppError) -> Page<Post> {
    let range = try KeyRange(request)
    return try await access.readAsMember { transaction throws(AppError) in
      let posts = try transaction.posts(
        """
        JOIN direct_post d ON d.post_id = p.id
        WHERE d.person_id = \(transaction.viewer)\(range.bounds("d.post_id")) AND \(transaction.visible.unmutedPost)
        \(range.ordering("d.post_id"))
        """)
      return try range.page(posts, key: \.row) { $0.map(\.post) }
    }
  }

  func conversationChanges() -> AsyncStream<LiveSignal> {
    feed.signals(.conversations, to: access.tokenHash)
  }
}

/// A conversation, with the ids of what it shows.
private struct ConversationRow {
  let id: Int64
  let people: [Int64]
  /// The newest post that the viewer can see.
  let latest: Int64
  let isUnread: Bool
}

extension Transaction {
  /// The conversations `l` that the end of a statement selects, of those of the viewer that have something to show.
  fileprivate func conversations(_ end: SQL) throws(AppError) -> [ConversationRow] {
    try connection.rows(
      """
      SELECT l.id, l.people, l.latest, l.read_to FROM (
        SELECT c.id, c.people, c.read_to, (
          SELECT p.id FROM direct_post d JOIN post p ON p.id = d.post_id
          WHERE d.conversation_id = c.id AND d.post_id > c.removed_to AND \(visible.unmutedPost)
          ORDER BY d.post_id DESC LIMIT 1) AS latest
        FROM conversation c WHERE c.person_id = \(viewer)) AS l
      WHERE l.latest IS NOT NULL\(end)
      """
    ) { row throws(AppError) in
      ConversationRow(
        id: row.integer(0), people: row.text(1).pieces(at: " ").compactMap { Int64(String($0)) },
        latest: row.integer(2), isUnread: row.integer(2) > row.integer(3))
    }
  }

  /// A conversation of the viewer's that has something to show.
  ///
  /// Throws `notFound`.
  fileprivate func conversation(_ id: Int64) throws(AppError) -> ConversationRow {
    guard let row = try conversations(" AND l.id = \(id)").first else { throw .notFound }
    return row
  }

  /// The conversations of these rows, with their people and posts.
  fileprivate func conversations(_ rows: [ConversationRow]) throws(AppError) -> [Conversation] {
    if rows.isEmpty { return [] }
    let people = try connection.rows(
      """
      SELECT p.id, \(AuthorColumns.all("p")) FROM person p
      WHERE \(dialect.contains("p.id", Set(rows.flatMap(\.people)).sorted())) AND p.deleted_at IS NULL
        \(visible.notHidden("p.id"))
      """
    ) { row throws(AppError) in (id: row.integer(0), author: AuthorColumns.author(row, at: 1, in: media)) }
    let authors = Dictionary(people.map { ($0.id, $0.author) }) { first, _ in first }
    let posts = try posts(rows.map(\.latest))
    return rows.compactMap { row in
      posts[row.latest].map { post in
        Conversation(
          id: ID(row.id), people: row.people.compactMap { authors[$0] }, lastPost: post,
          isUnread: row.isUnread)
      }
    }
  }

  /// Notes that a conversation is read to its last post, even if the viewer can't see that at present. What a transaction
  /// beside this one has read further stays read.
  ///
  /// - Parameter isRemoved: Whether it's hidden up to there, too.
  fileprivate func markRead(_ conversation: Int64, andRemoved isRemoved: Bool = false) throws(AppError) {
    let end: SQL = "(SELECT MAX(d.post_id) FROM direct_post d WHERE d.conversation_id = \(conversation))"
    for column in isRemoved ? ["read_to", "removed_to"] : ["read_to"] as [SQL] {
      try connection.execute(
        """
        UPDATE conversation SET \(column) = CASE WHEN \(column) < \(end) THEN \(end) ELSE \(column) END
        WHERE id = \(conversation)
        """)
    }
  }
}
