/// Which of the places that the drafts lead to the app has.
public struct DraftsPlaces: Equatable, Sendable {
  /// Writing a new post.
  public var compose: Bool
  /// Going on with what is to be a post, a comment, or the edit of a post.
  public var draft, comment, edit: Bool

  /// Each is whether the app has the place of that name.
  public init(compose: Bool, draft: Bool, comment: Bool, edit: Bool) {
    self.compose = compose
    self.draft = draft
    self.comment = comment
    self.edit = edit
  }

  /// All that there are.
  public static let all = DraftsPlaces(compose: true, draft: true, comment: true, edit: true)

  /// Whether there is a place to go on with a draft.
  func has(_ writing: Writing) -> Bool {
    switch writing {
    case .post: draft
    case .comment: comment
    case .edit: edit
    }
  }
}
