import AppValues
import Entities

/// An action on the viewer's relation to a person, the same on every screen.
public enum RelationAction: Hashable, Sendable {
  /// Follows, or takes back having followed or asked to.
  case toggleFollowing
  /// Whether each of their new posts notifies the viewer.
  case watch(Bool)
  /// Whether to keep what they share out of home and lists.
  case hideShares(Bool)
  /// Lets them follow who asked to.
  case accept
  /// Refuses the request of someone who asked to follow.
  case reject
  /// Makes the person stop following the viewer.
  case removeFollower
  /// Blocks the person: neither sees the other's posts or follows the other any more.
  case block
  /// Lifts the block; neither follows the other by that.
  case unblock
  /// Hides the person's posts and shares, on these terms; replaces a mute that exists.
  case mute(MuteTerms)
  case unmute
  /// Notes something about them for the viewer alone; empty for nothing.
  case note(String)
}

extension ProfileInteractor {
  /// Applies the action to a person; returns the updated person and the outcome.
  ///
  /// Throws what the interactor's functions throw.
  func perform(
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
    }
  }
}
