public import AppValues
public import Entities

/// Reads the latest posts of a person, for their profile.
public protocol RecentPosts: Sendable {
  /// The latest posts by a person that the viewer can see, without comments and shares, newest first.
  ///
  /// Throws `notFound`, `gone`.
  ///
  /// - Parameter limit: The most posts to return.
  func latest(by person: ID<User>, limit: Int) async throws(AppError) -> [Post]
}
