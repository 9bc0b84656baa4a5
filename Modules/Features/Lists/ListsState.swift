public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The state of the screen of lists.
public struct ListsState: Equatable, Sendable, ActingState {
  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The lists, sorted by title; nil until they are loaded.
  public var lists: [UserList]?
  /// When they were read, if that was earlier and their source can't be reached now.
  public var readAt: Timestamp?
  /// The name entered for a new list, while the screen asks for it; nil otherwise.
  public var naming: String?
  /// The only outcome: the list that was created.
  public var action = ActionState<UserList, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, lists: [UserList]? = nil, readAt: Timestamp? = nil,
    naming: String? = nil, action: ActionState<UserList, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.lists = lists
    self.readAt = readAt
    self.naming = naming
    self.action = action
  }
}
