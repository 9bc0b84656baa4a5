/// Which of a person's posts. Its raw values stand in links: they stay as they are.
public enum PersonPosts: String, Codable, Hashable, Sendable, CaseIterable {
  /// All that they post and share.
  case all
  /// Without what they comment on others' posts.
  case withoutComments
  /// Their own posts with photos, and nothing that they share.
  case withPhotos
}
