public import AppValues
public import Entities

/// Where the relations between the viewer and other people are changed.
///
/// Each function returns the person as they then are, and throws `unauthenticated`, `notFound`, `gone`, `forbidden` for
/// the viewer themselves.
public protocol RelationsRepository: Sendable {
  /// Follows a person, or asks one who approves followers. Following twice is following once, on the terms named
  /// last.
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
  /// Notes something about a person for the viewer alone, in place of what was noted before; empty for nothing.
  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User
}

extension RelationsRepository {
  /// Follows a person, or asks to, on the terms there are.
  public func follow(_ id: ID<User>) async throws(AppError) -> User {
    try await follow(id, FollowTerms())
  }
}
