import AppValues
import Entities
import PostActions

/// Marks that are no one's affair but the viewer's.
extension Oracle {
  mutating func setBookmarked(_ bookmarked: Bool, _ post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    let mark = Mark(person: person, post: post)
    if !bookmarked {
      bookmarks.removeAll { $0 == mark }
    } else if !bookmarks.contains(mark) {
      bookmarks.append(mark)
    }
    return nil
  }

  mutating func setPinned(_ pinned: Bool, _ post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    let mark = Mark(person: person, post: post)
    if !pinned {
      pins.removeAll { $0 == mark }
      return nil
    }
    if posts[post].author != person || posts[post].visibility == .direct { return .forbidden }
    if pins.contains(mark) { return nil }
    let (most, present) = (PostActionsInteractor.maximumPins, pins.count { $0.person == person })
    if present >= most { return .invalid(.pins, .tooLong(maximum: most, excess: present + 1 - most)) }
    pins.append(mark)
    return nil
  }

  mutating func setMuted(_ muted: Bool, conversationOf post: Int, by person: Int) -> AppError? {
    if let error = reaching(post, by: person) { return error }
    let mark = Mark(person: person, post: beginning(of: post))
    mutedConversations.removeAll { $0 == mark }
    if muted { mutedConversations.append(mark) }
    return nil
  }

  /// The post that a conversation began with.
  func beginning(of post: Int) -> Int {
    posts[post].parent.map(beginning) ?? post
  }

  func marks(of viewer: Int?, on post: Int) -> PostMarks {
    guard let viewer else { return PostMarks() }
    let mark = Mark(person: viewer, post: post)
    return PostMarks(
      isLiked: likes.contains(mark),
      isShared: items.contains(Item(post: post, actor: viewer, isShare: true)),
      isBookmarked: bookmarks.contains(mark), isPinned: pins.contains(mark),
      mutesConversation: mutedConversations.contains(Mark(person: viewer, post: beginning(of: post))))
  }

  /// What stands on top of a person's profile.
  func pinned(by person: Int, for viewer: Int?) -> [SeenPost] {
    pins.reversed().filter { $0.person == person && sees(viewer, $0.post) }.map { seen($0.post, by: viewer) }
  }
}
