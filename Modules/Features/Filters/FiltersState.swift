public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The state of the screen of filters.
public struct FiltersState: Equatable, Sendable, ActingState {
  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The filters, in the order in which they were made; nil until they are loaded.
  public var filters: [PostFilter]?
  /// When they were read, if that was earlier and their source can't be reached now.
  public var readAt: Timestamp?
  /// The phrases entered for a new filter, while the screen asks for them; nil otherwise.
  public var entering: String?
  /// The only outcome: the filter that was made.
  public var action = ActionState<PostFilter, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, filters: [PostFilter]? = nil, readAt: Timestamp? = nil,
    entering: String? = nil, action: ActionState<PostFilter, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.filters = filters
    self.readAt = readAt
    self.entering = entering
    self.action = action
  }
}
