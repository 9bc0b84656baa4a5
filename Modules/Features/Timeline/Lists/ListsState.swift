public import Entities

/// What the screen of somebody's lists shows.
public struct ListsState: Equatable, Sendable, ReadingState {
  /// Whether there is somebody who could have lists.
  public let isSignedIn: Bool
  /// By their titles; nil until they are loaded.
  public internal(set) var lists: [UserList]?
  /// What a new list is to be called, while that is asked; nil otherwise.
  public internal(set) var naming: String?
  /// The list that was made.
  public internal(set) var done: UserList?
  public internal(set) var isStale = false
  public internal(set) var problem: AppError?

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
  }
}
