public import AppValues
public import Entities

/// Where hashtags are looked up and followed.
public protocol HashtagsRepository: Sendable {
  /// What can be done with hashtags here.
  var capabilities: HashtagsCapabilities { get }
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

/// What can be done with hashtags beside following one.
public struct HashtagsCapabilities: Equatable, Sendable {
  /// Whether the posts of several hashtags can be read together, as any `HashtagSelection` says.
  public var combines: Bool

  /// What a source can do; following a single hashtag is always possible.
  public init(combines: Bool) {
    self.combines = combines
  }

  /// All that there is.
  public static let all = HashtagsCapabilities(combines: true)
}
