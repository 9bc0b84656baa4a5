public import AppScreens

/// The state of the screen that adds a person to lists.
public struct AddToListsState: Equatable, Sendable, ActingState {
  /// What an action achieved, with the title of the list.
  public enum Done: Hashable, Sendable {
    case added(String)
    case removed(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The person and the lists; nil until they are loaded.
  public internal(set) var membership: ListMembership?
  /// What a new list is to be called, while that is asked; nil otherwise.
  public internal(set) var naming: String?
  public internal(set) var action = ActionState<Done, Never>()

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
  }
}
