/// Which of a person's posts.
public enum PersonPosts: String, Hashable, Sendable, CaseIterable {
  /// All that they post and share.
  case all
  /// Without what they comment on others' posts.
  case withoutComments
  /// Their own posts with photos, and nothing that they share.
  case withPhotos
}
