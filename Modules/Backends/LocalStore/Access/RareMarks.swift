/// Which of the rarer marks the viewer has made: pages are read without looking for the others on each post.
package struct RareMarks: Hashable {
  package let bookmarks: Bool
  package let mutedConversations: Bool

  /// Nothing is known, since a write may be about to make the first.
  package static let any = RareMarks(bookmarks: true, mutedConversations: true)
  static let none = RareMarks(bookmarks: false, mutedConversations: false)
}

extension RareMarks {
  /// The marks of someone with these traits.
  init(_ traits: Traits) {
    self.init(
      bookmarks: traits.contains(.bookmarks), mutedConversations: traits.contains(.mutedConversations))
  }
}
