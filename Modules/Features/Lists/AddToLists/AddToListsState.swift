public import AppScreens
public import Navigation

/// The state of the screen that adds a person to lists.
public struct AddToListsState: Equatable, Sendable, ActingState {
  /// What an action achieved, with the title of the list.
  public enum Done: Hashable, Sendable {
    /// The person is now in the list of this title.
    case added(String)
    /// The person is no longer in the list of this title.
    case removed(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The person and the lists; nil until they are loaded.
  public var membership: ListMembership?
  /// The name entered for a new list, while the screen asks for it; nil otherwise.
  public var naming: String?
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, membership: ListMembership? = nil,
    naming: String? = nil,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.membership = membership
    self.naming = naming
    self.action = action
  }
}
