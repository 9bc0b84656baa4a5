public import AppValues
public import Entities
public import PostActions

/// What the screen of a person shows.
public struct ProfileState: Equatable, Sendable, ActedPostsState {
  /// What is asked before it is done.
  public enum Question: Equatable, Sendable {
    case block
    /// For how long.
    case mute
    /// What to note about them.
    case note
  }

  /// Who was asked for.
  public let person: PersonReference
  /// The signed-in viewer; nil when signed out.
  public let viewer: ID<User>?
  /// The person; nil until they are loaded.
  public internal(set) var user: User?
  /// What they have put on top of their profile, the last pinned first.
  public internal(set) var pinned: [Post] = []
  /// Those of their followers whom the viewer follows.
  public internal(set) var known = KnownFollowers.nobody
  public package(set) var acting = PostActing()
  /// What waits for an answer.
  public internal(set) var question: Question?
  /// What was entered for a note and could not be kept.
  public internal(set) var entry: String?
  /// What became of the latest change; cleared by the next action.
  public internal(set) var outcome: RelationOutcome?
  /// What the latest action on a post achieved; cleared by the next action.
  public package(set) var done: PostOutcome?
  /// What went wrong; cleared by the next action.
  public package(set) var problem: AppError?
  /// The source is out of reach, and what is shown may be out of date.
  public internal(set) var isStale = false

  init(person: PersonReference, viewer: ID<User>?) {
    self.person = person
    self.viewer = viewer
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer != nil }

  package var shownPosts: [Post] { pinned }

  package mutating func changePosts(_ change: (Post) -> Post) {
    pinned = pinned.map(change)
  }

  /// Shows what is pinned, as it was read.
  mutating func show(_ pinned: [Post]) {
    self.pinned = pinned
    acting.gone = []
  }

  /// Clears what was said about the action before.
  mutating func forgetOutcome() {
    outcome = nil
    done = nil
    problem = nil
    acting.failedAction = nil
  }
}
