/// A choice among a person's posts and shares; without any, all of them.
public struct PersonItems: Hashable, Sendable {
  /// Without comments on other people's posts.
  public var withoutComments: Bool
  /// Without shares of other posts.
  public var withoutShares: Bool
  /// Only the person's own posts with photos.
  public var onlyPhotos: Bool
  /// Only the person's own posts with this hashtag, named without the `#`; nil for any.
  public var hashtag: String?

  /// All items, unless something is left out.
  public init(
    withoutComments: Bool = false, withoutShares: Bool = false, onlyPhotos: Bool = false,
    hashtag: String? = nil
  ) {
    self.withoutComments = withoutComments
    self.withoutShares = withoutShares
    self.onlyPhotos = onlyPhotos
    self.hashtag = hashtag
  }
}
