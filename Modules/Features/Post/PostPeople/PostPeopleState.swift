public import AppScreens
public import AppValues
public import Entities

/// What the list of people who liked or shared a post shows.
public struct PostPeopleState: Equatable, Sendable, ActingState {
  /// Which list.
  public let list: PostPeople
  /// The people read so far, most recent first.
  public var people: PagedList<User>
  /// Whether the list was read, even if it's empty.
  public var isLoaded: Bool
  /// The outcome of the last action. Only a failure is shown.
  public var action: ActionState<Never, Never>

  /// - Parameters:
  ///   - list: Which list.
  ///   - people: The people read so far, most recent first.
  ///   - isLoaded: Whether the list was read.
  ///   - action: The outcome of the last action.
  public init(
    list: PostPeople, people: PagedList<User> = PagedList(), isLoaded: Bool = false,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.list = list
    self.people = people
    self.isLoaded = isLoaded
    self.action = action
  }
}
