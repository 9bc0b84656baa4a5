public import AppValues
public import Entities

/// Changes the viewer's relationships to other people.
///
/// Each function that changes a relationship returns the updated person. All throw `unauthenticated`, `notFound`, `gone`,
/// `forbidden` for the viewer themselves, and `unsupported` for what isn't among the capabilities.
public protocol RelationsRepository: Sendable {
  /// What the source can do; nothing else is offered.
  var relationCapabilities: RelationCapabilities { get }
  /// Follows a person, or sends a follow request to one who approves followers. Following again changes the terms.
  ///
  /// Throws `forbidden` if the viewer or the person blocks the other.
  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User
  /// Unfollows a person, or cancels the follow request.
  func unfollow(_ id: ID<User>) async throws(AppError) -> User
  /// Accepts a person's follow request.
  ///
  /// Throws `conflict` if the request no longer exists.
  func accept(_ id: ID<User>) async throws(AppError) -> User
  /// Declines a person's follow request; they aren't notified. Declining again has no effect.
  ///
  /// Throws `conflict` if they already follow the viewer.
  func reject(_ id: ID<User>) async throws(AppError) -> User
  /// Removes a follower; they aren't notified.
  func removeFollower(_ id: ID<User>) async throws(AppError) -> User
  /// Blocks a person: they and the viewer no longer see each other's posts or follow each other.
  func block(_ id: ID<User>) async throws(AppError) -> User
  /// Unblocks a person. Earlier follows aren't restored.
  func unblock(_ id: ID<User>) async throws(AppError) -> User
  /// Mutes a person: hides their posts and shares from the viewer. Replaces an existing mute.
  ///
  /// - Parameters:
  ///   - end: When the mute ends by itself; nil for never.
  ///   - notices: Whether the person's activity still notifies the viewer.
  func mute(_ id: ID<User>, until end: Timestamp?, notices: Bool) async throws(AppError) -> User
  /// Unmutes a person.
  func unmute(_ id: ID<User>) async throws(AppError) -> User
  /// Sets the viewer's private note about a person; an empty text deletes it.
  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User
  /// No longer suggests a person to the viewer. Doing so again has no effect.
  func dismissSuggestion(_ id: ID<User>) async throws(AppError)
}

extension RelationsRepository {
  /// Follows a person, or sends a follow request, with the current terms.
  public func follow(_ id: ID<User>) async throws(AppError) -> User {
    try await follow(id, FollowTerms())
  }
}

/// What a source can do about the viewer's relationships to other people.
public struct RelationCapabilities: Equatable, Sendable {
  /// The kinds of actions that it can do and undo.
  public var actions: Set<RelationAction.Kind>

  /// - Parameter actions: The kinds of actions that the source can do and undo.
  public init(actions: Set<RelationAction.Kind>) {
    self.actions = actions
  }

  /// Every kind.
  public static let all = RelationCapabilities(actions: Set(RelationAction.Kind.allCases))
  /// Relationships are only shown.
  public static let none = RelationCapabilities(actions: [])

  /// Whether an action of this kind can be done.
  public func allows(_ kind: RelationAction.Kind) -> Bool { actions.contains(kind) }
}
