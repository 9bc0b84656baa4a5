public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The state of the screen of filters.
public struct FiltersState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// The filter was made.
    case created(PostFilter)
    /// The post is now in this filter, or no longer in it.
    case added(to: PostFilter)
    case removed(from: PostFilter)
  }

  /// The post that is added to filters; nil if they are opened.
  public let post: ID<Post>?
  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The filters, in the order in which they were made; nil until they are loaded.
  public var filters: [PostFilter]?
  /// When they were read, if that was earlier and their source can't be reached now.
  public var readAt: Timestamp?
  /// The phrases entered for a new filter, or its name if a post is added to it, while the screen asks for them; nil otherwise.
  public var entering: String?
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    adding post: ID<Post>? = nil, isSignedIn: Bool, places: Set<Route.Kind> = .all,
    filters: [PostFilter]? = nil, readAt: Timestamp? = nil,
    entering: String? = nil, action: ActionState<Done, Never> = ActionState()
  ) {
    self.post = post
    self.isSignedIn = isSignedIn
    self.places = places
    self.filters = filters
    self.readAt = readAt
    self.entering = entering
    self.action = action
  }
}
