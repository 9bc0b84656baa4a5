public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions
public import Presentation

/// The state of a person's profile.
public struct ProfileState: Equatable, Sendable, PostsState, ActingState {
  /// A question to the viewer.
  public enum Question: Equatable, Sendable {
    /// Whether to block the person.
    case block
    /// For how long to mute the person.
    case mute
    /// What to note about the person.
    case note
    /// What to write to the person alone.
    case message
  }

  /// The outcome of an action.
  public enum Done: Equatable, Sendable {
    /// The relationship to the person changed.
    case relation(RelationOutcome)
    /// The outcome of an action on one of their posts.
    case post(PostOutcome)
  }

  /// The reference that the profile was opened with.
  public var person: PersonReference
  /// The signed-in viewer; nil when signed out.
  public var viewer: ID<User>?
  /// The person; nil until loaded.
  public var user: User?
  /// Their pinned posts, the last pinned first.
  public var pinned: [Post]
  /// Their latest posts that aren't pinned, newest first.
  public var recent: [Post]
  /// Their followers whom the viewer follows too.
  public var known: KnownFollowers
  /// What they show on their profile.
  public var featured: Featured
  /// The state of actions on the posts.
  public var acting = PostActing()
  /// What the source can do about people.
  public var capabilities: ProfileCapabilities
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The open question, if any.
  public var question: Question?
  /// The text of a note that couldn't be saved, for correction.
  public var entry: String?
  /// The outcome of the last action. A failure without a subject is about loading the person.
  public var action: ActionState<Done, ErrorSubject>

  /// A state for a preview or a test.
  public init(
    person: PersonReference, viewer: ID<User>?, user: User? = nil, pinned: [Post] = [],
    recent: [Post] = [], known: KnownFollowers = .empty, featured: Featured = .none,
    capabilities: ProfileCapabilities = .all,
    places: Set<Route.Kind> = .all, question: Question? = nil, entry: String? = nil,
    action: ActionState<Done, ErrorSubject> = ActionState()
  ) {
    self.person = person
    self.viewer = viewer
    self.user = user
    self.pinned = pinned
    self.recent = recent
    self.known = known
    self.featured = featured
    self.capabilities = capabilities
    self.places = places
    self.question = question
    self.entry = entry
    self.action = action
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool { viewer != nil }

  public var filterContext: FilterContext? { .account }

  public var shownPosts: [Post] { pinned + recent }

  public mutating func changePosts(_ change: (Post) -> Post) {
    pinned = pinned.map(change)
    recent = recent.map(change)
  }

  /// Asks a question; nil closes it.
  mutating func ask(_ question: Question?) {
    self.question = question
    entry = nil
  }
}
