public import Entities

/// Where people are read and followed.
public protocol ProfileRepository: Sendable {
  /// The person of an id.
  ///
  /// Throws `notFound`, `gone` when they deleted their account.
  func user(_ id: ID<User>) async throws(SocialError) -> User
  /// The person of a handle, in whatever case, without the `@`.
  func user(handle: String) async throws(SocialError) -> User
  /// Follows a person; answers them as they then are. Following twice is following once.
  ///
  /// Throws `unauthenticated`, `notFound`, `forbidden` for oneself.
  func follow(_ id: ID<User>) async throws(SocialError) -> User
  /// Stops following a person.
  func unfollow(_ id: ID<User>) async throws(SocialError) -> User
  /// A person's followers or those they follow, the latest first.
  func people(
    _ list: PeopleList, of id: ID<User>, _ request: PageRequest
  ) async throws(SocialError) -> Page<User>
  /// Signals when a person may have other counts or relations now, until cancelled.
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>
}
