public import AppScreens
public import Entities

/// The state of the screen of lists.
public struct ListsState: Equatable, Sendable, ActingState {
  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// By their titles; nil until they are loaded.
  public internal(set) var lists: [UserList]?
  /// What a new list is to be called, while that is asked; nil otherwise.
  public internal(set) var naming: String?
  /// The only outcome: the list that was created.
  public internal(set) var action = ActionState<UserList, Never>()

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
  }
}
