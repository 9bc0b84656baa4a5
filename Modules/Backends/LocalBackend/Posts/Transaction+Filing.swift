import AppValues
import SocialDatabase
import SocialLocalStore

/// Direct posts in the inboxes of the people they are for.
extension Transaction {
  /// Puts a direct post of the viewer into their inbox and those of the people it mentions. Who writes in a conversation
  /// has read it.
  ///
  /// - Parameter thread: The number of the conversation that the post is in, as posts know it.
  func file(_ post: Int64, in thread: Int64, for mentioned: [Int64]) throws(AppError) {
    let everyone = Set(mentioned + [viewer]).sorted()
    for person in everyone {
      let others = everyone.filter { $0 != person }.map { "\($0)" }.joined(separator: " ")
      try connection.submit(
        """
        INSERT INTO conversation (id, person_id, thread_id, people)
        VALUES (\(try connection.nextID(now)), \(person), \(thread), \(others)) ON CONFLICT DO NOTHING
        """)
      try connection.submit(
        """
        INSERT INTO direct_post (person_id, post_id, conversation_id)
        SELECT c.person_id, \(post), c.id FROM conversation c
        WHERE c.person_id = \(person) AND c.thread_id = \(thread) AND c.people = \(others)
        """)
      try appendChange(.conversation, person)
    }
    try connection.submit(
      """
      UPDATE conversation SET read_to = \(post) WHERE read_to < \(post) AND id = (
        SELECT d.conversation_id FROM direct_post d WHERE d.person_id = \(viewer) AND d.post_id = \(post))
      """)
  }

  /// Puts an edited direct post of the viewer into the inboxes of the people that it mentions now, and takes it out of
  /// those of others. For those who have it already, it's as read as it was.
  func fileAgain(_ post: Int64, in thread: Int64, for mentioned: [Int64]) throws(AppError) {
    let former = try askToTakeOut(post)
    try file(post, in: thread, for: mentioned)
    try forgetEmpty(try former.answer())
  }

  /// Takes a deleted post out of all inboxes.
  func unfile(_ post: Int64) throws(AppError) {
    try forgetEmpty(try askToTakeOut(post).answer())
  }

  private func askToTakeOut(
    _ post: Int64
  ) throws(AppError) -> PendingQuery<(person: Int64, conversation: Int64)> {
    try connection.ask(
      "DELETE FROM direct_post WHERE post_id = \(post) RETURNING person_id, conversation_id"
    ) { row in (row.integer(0), row.integer(1)) }
  }

  /// Forgets which of these conversations have no post left, and tells their people.
  private func forgetEmpty(_ former: [(person: Int64, conversation: Int64)]) throws(AppError) {
    try connection.submit(
      """
      DELETE FROM conversation WHERE \(dialect.contains("id", former.map(\.conversation)))
        AND NOT EXISTS (SELECT 1 FROM direct_post d WHERE d.conversation_id = conversation.id)
      """)
    for place in former { try appendChange(.conversation, place.person) }
  }
}
