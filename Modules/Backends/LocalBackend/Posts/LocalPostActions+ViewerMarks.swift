import AppValues
import Entities
import PostActions
import SocialDatabase
import SocialLocalStore

/// Marks that concern only the viewer: bookmarks, pinned posts, muted conversations.
extension LocalPostActions {
  func bookmark(_ id: ID<Post>) async throws(AppError) -> Post {
    try await act(on: id) { shown, post, transaction throws(AppError) in
      if shown.marks.isBookmarked { return }
      let row = try transaction.nextID()
      try transaction.connection.submit(
        """
        INSERT INTO bookmark (person_id, post_id, author_id, id)
        VALUES (\(transaction.viewer), \(post.id), \(post.author), \(row)) ON CONFLICT DO NOTHING
        """)
      try transaction.appendChange(.bookmarked, post.id, transaction.viewer)
      shown.marks.isBookmarked = true
    }
  }

  func unbookmark(_ id: ID<Post>) async throws(AppError) -> Post {
    try await act(on: id) { shown, post, transaction throws(AppError) in
      if !shown.marks.isBookmarked { return }
      try transaction.connection.submit(
        "DELETE FROM bookmark WHERE person_id = \(transaction.viewer) AND post_id = \(post.id)")
      try transaction.appendChange(.bookmarked, post.id, transaction.viewer)
      shown.marks.isBookmarked = false
    }
  }

  func pin(_ id: ID<Post>) async throws(AppError) -> Post {
    try await act(on: id) { shown, post, transaction throws(AppError) in
      guard post.author == transaction.viewer else { throw .forbidden }
      try transaction.pin(post.id, post.visibility, as: try transaction.nextID())
      shown.marks.isPinned = true
    }
  }

  func unpin(_ id: ID<Post>) async throws(AppError) -> Post {
    try await act(on: id) { shown, post, transaction throws(AppError) in
      if !shown.marks.isPinned { return }
      try transaction.connection.submit(
        "DELETE FROM pin WHERE person_id = \(transaction.viewer) AND post_id = \(post.id)")
      try transaction.appendChange(.pinned, post.id, transaction.viewer)
      shown.marks.isPinned = false
    }
  }

  // Marks all posts of the conversation.
  func muteConversation(of id: ID<Post>) async throws(AppError) -> Post {
    try await act(on: id, within: .anything) { shown, post, transaction throws(AppError) in
      if shown.marks.mutesConversation { return }
      try transaction.connection.submit(
        """
        INSERT INTO conversation_mute (person_id, conversation_id)
        VALUES (\(transaction.viewer), \(post.conversation)) ON CONFLICT DO NOTHING
        """)
      try transaction.appendChange(.conversationMuted, post.conversation, transaction.viewer)
      shown.marks.mutesConversation = true
    }
  }

  func unmuteConversation(of id: ID<Post>) async throws(AppError) -> Post {
    try await act(on: id, within: .anything) { shown, post, transaction throws(AppError) in
      if !shown.marks.mutesConversation { return }
      try transaction.connection.submit(
        """
        DELETE FROM conversation_mute
        WHERE person_id = \(transaction.viewer) AND conversation_id = \(post.conversation)
        """)
      try transaction.appendChange(.conversationMuted, post.conversation, transaction.viewer)
      shown.marks.mutesConversation = false
    }
  }

  func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    let person = try person.number()
    return try await access.read { transaction throws(AppError) in
      try transaction.requirePerson(person, orSuspended: true)
      return try transaction.posts(
        """
        JOIN pin n ON n.post_id = p.id AND n.person_id = \(person)
        WHERE \(transaction.visible.post) ORDER BY n.id DESC
        """
      ).map { $0.post }
    }
  }
}

extension Transaction {
  /// Pins a post of the viewer.
  ///
  /// - Parameter row: A new id.
  ///
  /// Throws `forbidden` for a post that only some people can see, `invalid(.pins, .tooLong)`.
  func pin(_ post: Int64, _ visibility: PostVisibility, as row: Int64) throws(AppError) {
    if !visibility.allowsPinning { throw .forbidden }
    let pinned = try pins()
    if pinned.contains(post) { return }
    let excess = pinned.count + 1 - PostActionsInteractor.maximumPins
    if excess > 0 {
      throw .invalid(.pins, .tooLong(maximum: PostActionsInteractor.maximumPins, excess: excess))
    }
    try connection.submit("INSERT INTO pin (person_id, post_id, id) VALUES (\(viewer), \(post), \(row))")
    try appendChange(.pinned, post, viewer)
  }

  /// The viewer's pinned posts. Pinning takes an id, and only one transaction at a time can.
  fileprivate func pins() throws(AppError) -> [Int64] {
    try connection.rows("SELECT post_id FROM pin WHERE person_id = \(viewer)") {
      row throws(AppError) in row.integer(0)
    }
  }
}
