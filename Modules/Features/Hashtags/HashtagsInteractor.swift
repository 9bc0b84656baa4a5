public import AppValues
public import Entities
import PostText

/// The rules of following hashtags.
public struct HashtagsInteractor: Sendable {
  private let repository: any HashtagsRepository

  /// Reads and writes through `repository`.
  public init(repository: any HashtagsRepository) {
    self.repository = repository
  }

  /// The hashtag of a name as entered, with or without `#`.
  ///
  /// Throws `invalid(.hashtag, …)`.
  public func hashtag(_ name: String) async throws(AppError) -> Hashtag {
    try await repository.hashtag(HashtagName(checking: name).text)
  }

  /// Follows the hashtag `name`, with or without `#`, if `following` is true, or else unfollows it. Returns the updated
  /// hashtag.
  ///
  /// Throws `unauthenticated`, `invalid(.hashtag, …)`, `invalid(.hashtags, .outOfRange)` for one too many.
  public func setFollowing(_ following: Bool, _ name: String) async throws(AppError) -> Hashtag {
    let name = try HashtagName(checking: name).text
    return following ? try await repository.follow(name) : try await repository.unfollow(name)
  }

  /// The hashtags that most people used lately, most people first.
  public func popular() async throws(AppError) -> [Hashtag] {
    try await repository.popular().items
  }

  /// All hashtags that the viewer follows, last followed first.
  ///
  /// Throws `unauthenticated`.
  public func followed() async throws(AppError) -> PagedList<Hashtag> {
    let limit = PageRequest.limits.upperBound
    return try await PagedList.first(atLeast: Hashtag.maximumFollowed, limit: limit) {
      [repository] (request) async throws(AppError) in try await repository.followed(request)
    }
  }
}
