public import AppValues
public import Entities

/// Where people are read, and what they are to each other is changed.
public protocol ProfileRepository: Sendable {
  /// The person of an id.
  ///
  /// Throws `notFound`, `gone` when they deleted their account.
  func user(_ id: ID<User>) async throws(AppError) -> User
  /// The person of a handle, in whatever case, without the `@`.
  func user(handle: String) async throws(AppError) -> User
  /// Follows a person, or asks one who approves followers. Following twice is following once, on the terms named
  /// last.
  ///
  /// This and what follows answer the person as they then are, and throw `unauthenticated`, `notFound`, `gone`,
  /// `forbidden` for the viewer themselves.
  ///
  /// Throws `forbidden` where one of the two blocks the other.
  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User
  /// Stops following a person, or takes back having asked to.
  func unfollow(_ id: ID<User>) async throws(AppError) -> User
  /// Lets a person follow who asked to.
  ///
  /// Throws `conflict` when they do not ask any more.
  func accept(_ id: ID<User>) async throws(AppError) -> User
  /// Refuses a person who asked to follow; they are not notified. Refusing twice is refusing once.
  ///
  /// Throws `conflict` when they follow by now.
  func reject(_ id: ID<User>) async throws(AppError) -> User
  /// Makes a person stop following the viewer; they are not notified.
  func removeFollower(_ id: ID<User>) async throws(AppError) -> User
  /// Blocks a person: neither sees the other's posts any more or follows the other.
  func block(_ id: ID<User>) async throws(AppError) -> User
  /// Lifts a block; no one follows anyone by that.
  func unblock(_ id: ID<User>) async throws(AppError) -> User
  /// Keeps a person's posts and shares out of the viewer's way; a mute that exists becomes this one.
  ///
  /// - Parameters:
  ///   - end: When it ends by itself; nil for never.
  ///   - notices: Whether the viewer is still notified of what the person does.
  func mute(_ id: ID<User>, until end: Timestamp?, notices: Bool) async throws(AppError) -> User
  /// Ends a mute.
  func unmute(_ id: ID<User>) async throws(AppError) -> User
  /// Whether the viewer approves each follower from now on; answers the viewer. Those who have asked wait on.
  func setLocked(_ isLocked: Bool) async throws(AppError) -> User
  /// Notes something about a person for the viewer alone, in place of what was noted before; empty for nothing.
  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User
  /// A page of what a person wrote and the viewer may see, comments too, the latest first; empty where one of the two
  /// blocks the other.
  ///
  /// Throws `notFound`, `gone`.
  func posts(by id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<Post>
  /// Reports a user to the administrator, with their posts in the current versions. The user isn't notified.
  /// Repeating the same report within a minute has no effect.
  ///
  /// Throws `unauthenticated`, `forbidden` for the viewer themselves, `notFound`, `gone` for the person and for posts,
  /// `invalid(.posts, .wrong)` for a post by another person.
  func report(_ report: NewReport) async throws(AppError)
  /// The viewer's default settings for new posts.
  ///
  /// Throws `unauthenticated`.
  func writingDefaults() async throws(AppError) -> WritingDefaults
  /// Changes what the viewer's profile says, all that the edit names at once; answers the viewer as they then are.
  ///
  /// Throws `unauthenticated`; `invalid(.photo, …)` for an avatar or header that is no picture that can be taken,
  /// `unsupported` where none are taken, `timeout`, `storage`.
  func edit(_ edit: ProfileEdit) async throws(AppError) -> User
  /// A list of people, the latest first; of those suggested there is one page.
  ///
  /// Throws `notFound`, `gone` for another person's list, `unauthenticated` for the viewer's own. A private list of
  /// another person is empty.
  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// Those of a person's followers whom the viewer follows; no one where one of them keeps it to themselves.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`.
  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers
  /// Signals when a person may have other counts or relations now, until cancelled. Each call answers a fresh stream:
  /// an `AsyncStream` has one listener, and several screens listen at once.
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>
}

extension ProfileRepository {
  /// Follows a person, or asks to, on the terms there are.
  public func follow(_ id: ID<User>) async throws(AppError) -> User {
    try await follow(id, FollowTerms())
  }
}
