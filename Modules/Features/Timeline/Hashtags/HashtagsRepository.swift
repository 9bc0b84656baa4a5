public import AppValues
public import Entities

/// Where hashtags are looked up and followed.
public protocol HashtagsRepository: Sendable {
  /// A hashtag of a name in whatever case, accents and width; one that no post carries has no posts. Names come
  /// without the `#`, here and below.
  func hashtag(_ name: String) async throws(AppError) -> Hashtag
  /// Follows a hashtag; answers it as it then is. Following twice is following once.
  ///
  /// Throws `unauthenticated`, `invalid(.hashtags, .outOfRange)` for one too many.
  func follow(_ name: String) async throws(AppError) -> Hashtag
  /// Stops following a hashtag; answers it as it then is. One that is not followed stays so.
  ///
  /// Throws `unauthenticated`.
  func unfollow(_ name: String) async throws(AppError) -> Hashtag
  /// Those that the viewer follows, the latest first.
  ///
  /// Throws `unauthenticated`.
  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag>
}
