import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// What a write has to know about the post that it acts on.
struct StoredPost {
  let id: Int64
  let author: Int64
  let visibility: PostVisibility
  let parent: Int64?
  /// The number of its conversation: the id of one of the posts in it, which may be gone.
  let conversation: Int64
  let text: String
}

extension Transaction {
  /// The post that the viewer acts on, locked until the transaction ends.
  ///
  /// Throws `notFound` for one that is not there or that the viewer may not see, `gone`.
  func storedPost(_ id: Int64) throws(AppError) -> StoredPost {
    try storedPost(id, in: try askForPost(id))
  }

  /// The post in the answer to a query.
  ///
  /// Throws the same errors.
  func storedPost(_ id: Int64, in query: PendingQuery<StoredPost>) throws(AppError) -> StoredPost {
    if let found = try query.answer().first { return found }
    throw try isGone(id) ? .gone : .notFound
  }

  /// Asks for the post that the viewer acts on, which is locked until the transaction ends. The answer is empty for one
  /// that is not there or that the viewer may not see.
  func askForPost(_ id: Int64) throws(AppError) -> PendingQuery<StoredPost> {
    try connection.ask(
      """
      SELECT p.author_id, p.visibility, p.reply_to_id, p.conversation_id, p.text FROM post p
      WHERE p.id = \(id) AND \(visible.post)\(dialect.lockingPosts)
      """
    ) { row in
      StoredPost(
        id: id, author: row.integer(0), visibility: PostVisibility(number: row.integer(1)),
        parent: row.optionalInteger(2), conversation: row.integer(3), text: row.text(4))
    }
  }
}

extension Dialect {
  /// Keeps others from changing the posts `p` that are read; SQLite lets one writer in at a time anyway.
  var lockingPosts: SQL {
    switch self {
    case .sqlite: ""
    case .postgreSQL: " FOR UPDATE OF p"
    }
  }
}
