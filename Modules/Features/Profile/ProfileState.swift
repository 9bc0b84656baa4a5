public import AppScreens
public import AppValues
public import Entities
public import PostActions
public import Presentation

/// What the screen of a person shows.
public struct ProfileState: Equatable, Sendable, PostsState, ActingState {
  /// What is asked before it is done.
  public enum Question: Equatable, Sendable {
    /// Whether to block the person.
    case block
    /// For how long.
    case mute
    /// What to note about them.
    case note
  }

  /// What an action achieved.
  public enum Done: Equatable, Sendable {
    /// The viewer and the person are something else to each other.
    case relation(RelationOutcome)
    /// What became of a pinned post.
    case post(PostOutcome)
  }

  /// Who was asked for.
  public var person: PersonReference
  /// The signed-in viewer; nil when signed out.
  public var viewer: ID<User>?
  /// The person; nil until they are loaded.
  public var user: User?
  /// What they have put on top of their profile, the last pinned first.
  public var pinned: [Post]
  /// Those of their followers whom the viewer follows.
  public var known: KnownFollowers
  /// What is under way with the pinned posts: revealed, gone, or to be deleted.
  public var acting = PostActing()
  /// What can be done about people here.
  public var capabilities: ProfileCapabilities
  /// The places of the app that a person leads to.
  public var places: ProfilePlaces
  /// What waits for an answer.
  public var question: Question?
  /// What was entered for a note and could not be kept.
  public var entry: String?
  /// What became of the last action. A failure without a subject is about finding the person.
  public var action: ActionState<Done, ErrorSubject>

  /// A state to preview, or to draw in a test.
  public init(
    person: PersonReference, viewer: ID<User>?, user: User? = nil, pinned: [Post] = [],
    known: KnownFollowers = .nobody, capabilities: ProfileCapabilities = .all,
    places: ProfilePlaces = .all, question: Question? = nil, entry: String? = nil,
    action: ActionState<Done, ErrorSubject> = ActionState()
  ) {
    self.person = person
    self.viewer = viewer
    self.user = user
    self.pinned = pinned
    self.known = known
    self.capabilities = capabilities
    self.places = places
    self.question = question
    self.entry = entry
    self.action = action
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

  /// Asks something; nil to ask nothing any more.
  mutating func ask(_ question: Question?) {
    self.question = question
    entry = nil
  }
}
