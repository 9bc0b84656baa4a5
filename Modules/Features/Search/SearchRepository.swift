public import Entities

/// Where people and posts are found.
public protocol SearchRepository: Sendable {
  /// The people whose handle or name holds every word of the query, case and accents aside; those whose
  /// handle begins with it first.
  ///
  /// - Parameter query: At least two characters.
  func people(matching query: String, _ request: PageRequest) async throws(SocialError) -> Page<User>
  /// The posts whose text holds every word of the query, case and accents aside, newest first: only those
  /// that the viewer may see and that are meant to be found.
  func posts(matching query: String, _ request: PageRequest) async throws(SocialError) -> Page<Post>
}
