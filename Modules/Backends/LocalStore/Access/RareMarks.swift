import SocialDatabase

/// Which of the rarer marks the viewer has ever made: pages are read without looking for the others on each post.
package struct RareMarks: Hashable {
  package let bookmarks: Bool
  package let mutedConversations: Bool

  /// Nothing is known, since a write may be about to make the first.
  package static let any = RareMarks(bookmarks: true, mutedConversations: true)
  static let none = RareMarks(bookmarks: false, mutedConversations: false)

  /// The two columns for a person `p`.
  static let columns: SQL = """
    EXISTS (SELECT 1 FROM bookmark b WHERE b.person_id = p.id),
    EXISTS (SELECT 1 FROM conversation_mute c WHERE c.person_id = p.id)
    """
}

extension RareMarks {
  /// Reads `columns`, the first of them at `column`.
  init(_ row: borrowing Row, at column: Int) {
    bookmarks = row.boolean(column)
    mutedConversations = row.boolean(column + 1)
  }
}
