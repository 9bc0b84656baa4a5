import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// A post that a comment replies to and that isn't here.
struct AbsentParent: Sendable, Equatable {
  /// Its key where the comment came from.
  let key: String
  /// The handle of its author, if that is known and isn't the author of the comment.
  let author: String?
}

extension Transaction {
  /// The absent posts that some of the viewer's comments reply to.
  func absentParents(of comments: [Int64]) throws(AppError) -> [Int64: AbsentParent] {
    if comments.isEmpty { return [:] }
    let rows = try connection.rows(
      """
      SELECT p.id, p.absent_parent, p.absent_parent_author FROM post p
      WHERE \(dialect.contains("p.id", comments)) AND p.author_id = \(viewer) AND p.absent_parent IS NOT NULL
      """
    ) { row throws(AppError) in
      (id: row.integer(0), parent: AbsentParent(key: row.text(1), author: row.optionalText(2)))
    }
    return rows.reduce(into: [:]) { parents, row in parents[row.id] = row.parent }
  }

  /// Attaches the viewer's comments that were waiting for one of the viewer's own posts, now that it is here.
  ///
  /// If the post begins a conversation, it joins that of the comments. Several conversations become one.
  func attachComments(to post: Int64, waitingFor key: String) throws(AppError) {
    // A comment of the same conversation stands above the post already.
    let comments = try connection.rows(
      """
      SELECT c.id, c.conversation_id, p.conversation_id, c.visibility FROM post p JOIN post c ON c.author_id = p.author_id
      WHERE p.id = \(post) AND c.absent_parent = \(key) AND c.absent_parent_author IS NULL
        AND c.conversation_id <> p.conversation_id ORDER BY c.id
      """
    ) { row throws(AppError) in
      (
        id: row.integer(0), conversation: row.integer(1), joining: row.integer(2),
        visibility: PostVisibility(number: row.integer(3))
      )
    }
    guard let first = comments.first else { return }
    let conversation = first.joining
    let joined = conversation == post ? first.conversation : conversation
    if joined != conversation { try move(post, from: conversation, to: joined) }
    for comment in comments {
      let threadKey = ThreadKey.of(comment.id, continues: true)
      try connection.submit(
        """
        UPDATE post SET reply_to_id = \(post), thread_key = \(threadKey), absent_parent = NULL
        WHERE id = \(comment.id)
        """)
      try connection.submit(
        """
        UPDATE item SET reply_to_author_id = NULL, listed = CASE visibility WHEN 0 THEN 1 ELSE 0 END
        WHERE id = \(comment.id)
        """)
      // It may be in other timelines now, and in another conversation.
      try appendChange(.edited, comment.id)
      if comment.conversation != joined { try move(comment.id, from: comment.conversation, to: joined) }
      try countComment(on: post, 1, visibleTo: comment.visibility)
    }
  }

  /// Moves a post that begins a conversation, with all posts below it, to another conversation, which those who muted the
  /// first then mute, too.
  private func move(_ post: Int64, from conversation: Int64, to other: Int64) throws(AppError) {
    try connection.submit(
      """
      WITH RECURSIVE below (id) AS (
        SELECT CAST(\(post) AS BIGINT) UNION ALL SELECT p.id FROM below JOIN post p ON p.reply_to_id = below.id)
      UPDATE post SET conversation_id = \(other) WHERE id IN (SELECT id FROM below)
      """)
    try connection.submit(
      """
      INSERT INTO conversation_mute (person_id, conversation_id)
      SELECT person_id, CAST(\(other) AS BIGINT) FROM conversation_mute WHERE conversation_id = \(conversation)
      ON CONFLICT DO NOTHING
      """)
    try connection.submit("DELETE FROM conversation_mute WHERE conversation_id = \(conversation)")
  }
}
