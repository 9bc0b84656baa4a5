public import Entities

/// What the screen of a person shows.
public struct ProfileState: Equatable, Sendable {
  /// What is asked before it is done.
  public enum Question: Equatable, Sendable {
    case block
    /// For how long.
    case mute
  }

  /// Who was asked for.
  public let person: PersonReference
  /// Whether the viewer could follow anybody.
  public let isSignedIn: Bool
  /// The person; nil until they are loaded.
  public internal(set) var user: User?
  /// What waits for an answer.
  public internal(set) var question: Question?
  /// What became of the latest change; cleared by the next action.
  public internal(set) var outcome: RelationOutcome?
  /// What went wrong; cleared by the next action.
  public internal(set) var problem: SocialError?
  /// The source is out of reach, and what is shown may be out of date.
  public internal(set) var isStale = false

  init(person: PersonReference, isSignedIn: Bool) {
    self.person = person
    self.isSignedIn = isSignedIn
  }

  /// Clears what was said about the action before.
  mutating func forgetOutcome() {
    outcome = nil
    problem = nil
  }
}
