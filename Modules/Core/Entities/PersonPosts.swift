/// A filter for a person's posts. The raw values are part of links, so they never change.
public enum PersonPosts: String, Codable, Hashable, Sendable, CaseIterable {
  /// All their posts and shares.
  case all
  /// Without comments on other people's posts.
  case withoutComments
  /// Their own posts with photos, without shares.
  case withPhotos
}
