public import AppValues
public import Entities

/// Where people, hashtags and posts are found.
public protocol SearchRepository: Sendable {
  /// The people whose handle or name holds every word of the query, case and accents aside; those whose
  /// handle begins with it first.
  ///
  /// - Parameter query: At least two characters.
  func people(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// The hashtags of public posts that begin so, case, accents and width aside, in the order of their names.
  ///
  /// - Parameter beginning: Without the `#`, at least one character.
  func hashtags(beginning: String, _ request: PageRequest) async throws(AppError) -> Page<Hashtag>
  /// The posts whose text holds every word of the query, case and accents aside, newest first: only those
  /// that the viewer may see and that are meant to be found. Posts by a muted person
  /// are found only when the query names that author; a block always hides them.
  ///
  /// Throws `notFound` for an author who does not exist, `unauthenticated` for the viewer's own when signed out.
  func posts(matching query: PostQuery, _ request: PageRequest) async throws(AppError) -> Page<Post>
}
