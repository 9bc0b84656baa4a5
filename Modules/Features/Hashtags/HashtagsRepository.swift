public import AppValues
public import Entities

/// Looks up and follows hashtags. Names come without the `#`.
public protocol HashtagsRepository: Sendable {
  /// The hashtag of a name, ignoring case, accents and width. A hashtag without posts has a count of zero.
  func hashtag(_ name: String) async throws(AppError) -> Hashtag
  /// Follows a hashtag and returns it updated. Following twice is the same as following once.
  ///
  /// Throws `unauthenticated`, `invalid(.hashtags, .outOfRange)` for one too many.
  func follow(_ name: String) async throws(AppError) -> Hashtag
  /// Unfollows a hashtag and returns it updated. Does nothing if it isn't followed.
  ///
  /// Throws `unauthenticated`.
  func unfollow(_ name: String) async throws(AppError) -> Hashtag
  /// The hashtags that the viewer follows, last followed first.
  ///
  /// Throws `unauthenticated`.
  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag>
  /// The hashtags that most people used in public posts of the last days, most people first, at most 20 on one page. At
  /// least two people used each.
  func popular() async throws(AppError) -> Page<Hashtag>
  /// How often hashtags were used in public posts since an instant, by days in UTC; days without any are left out.
  ///
  /// - Returns: The days by the names as they were asked for, the latest first.
  func uses(of names: [String], since start: Timestamp) async throws(AppError) -> [String: [HashtagDay]]
}
