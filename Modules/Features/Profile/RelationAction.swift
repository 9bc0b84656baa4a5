import AppValues
import Entities

/// An action on the viewer's relationship to a person, the same on every screen.
public enum RelationAction: Hashable, Sendable {
  /// Follows or sends a follow request; unfollows or cancels the request if there is one.
  case toggleFollowing
  /// Sets whether each of their new posts notifies the viewer.
  case watch(Bool)
  /// Sets whether their shares are hidden from home and lists.
  case hideShares(Bool)
  /// Accepts their follow request.
  case accept
  /// Declines their follow request.
  case reject
  /// Removes them from the viewer's followers.
  case removeFollower
  /// Blocks them: they and the viewer no longer see each other's posts or follow each other.
  case block
  /// Unblocks them. Earlier follows aren't restored.
  case unblock
  /// Hides their posts and shares, on these terms; replaces an existing mute.
  case mute(MuteTerms)
  case unmute
  /// Sets the viewer's private note about them; an empty text deletes it.
  case note(String)
  /// No longer suggests them.
  case dismissSuggestion

  /// A kind of action: doing something, and undoing it.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Following people, or requesting to.
    case following
    /// Choosing what a follow brings: notifications of new posts, and shares.
    case followTerms
    /// Accepting and declining follow requests.
    case requests
    /// Removing followers.
    case removingFollowers
    case blocking, muting
    /// Private notes about people.
    case notes
    /// Dismissing suggestions.
    case suggestions
  }

  /// The kind of the action.
  public var kind: Kind {
    switch self {
    case .toggleFollowing: .following
    case .watch, .hideShares: .followTerms
    case .accept, .reject: .requests
    case .removeFollower: .removingFollowers
    case .block, .unblock: .blocking
    case .mute, .unmute: .muting
    case .note: .notes
    case .dismissSuggestion: .suggestions
    }
  }
}

extension ProfileInteractor {
  /// Applies the action to a person; returns the updated person and the outcome.
  ///
  /// Throws what the interactor's functions throw.
  func perform(
    _ action: RelationAction, on user: User
  ) async throws(AppError) -> (user: User, outcome: RelationOutcome) {
    let answer = try await carryOut(action, on: user)
    let waits = answer.user.relationship.isFollowWaiting && [.following, .followTerms].contains(action.kind)
    return waits ? (user: answer.user, outcome: RelationOutcome.waiting(answer.outcome)) : answer
  }

  private func carryOut(
    _ action: RelationAction, on user: User
  ) async throws(AppError) -> (user: User, outcome: RelationOutcome) {
    let (id, author) = (user.id, user.author)
    switch action {
    case .toggleFollowing:
      let answer = try await toggleFollowing(user)
      return (answer, RelationOutcome(following: answer))
    case .watch(let isOn):
      return (try await follow(id, FollowTerms(notices: isOn)), .watched(author, isOn))
    case .hideShares(let isOn):
      return (try await follow(id, FollowTerms(shares: !isOn)), .hidShares(author, isOn))
    case .accept: return (try await answerRequest(of: id, accepting: true), .accepted(author))
    case .reject: return (try await answerRequest(of: id, accepting: false), .rejected(author))
    case .removeFollower: return (try await removeFollower(id), .removed(author))
    case .block: return (try await setBlocking(true, id), .blocked(author))
    case .unblock: return (try await setBlocking(false, id), .unblocked(author))
    case .mute(let terms):
      let answer = try await mute(id, terms)
      return (answer, .muted(author, until: answer.relationship.mutedUntil))
    case .unmute: return (try await unmute(id), .unmuted(author))
    case .note(let text):
      let answer = try await setNote(text, about: id)
      return (answer, .noted(author, !answer.relationship.note.isEmpty))
    case .dismissSuggestion:
      try await dismissSuggestion(id)
      return (user, .dismissed(author))
    }
  }
}
