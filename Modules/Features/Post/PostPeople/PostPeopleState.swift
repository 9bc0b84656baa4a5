public import AppScreens
public import AppValues
public import Entities

/// What the list of those who liked or shared a post shows.
public struct PostPeopleState: Equatable, Sendable, ActingState {
  /// Which list.
  public let list: PostPeople
  /// Those read so far, the latest first.
  public var people: PagedList<User>
  /// Whether the list was read, be it empty.
  public var isLoaded: Bool
  /// What became of the last action: only a failure says anything.
  public var action: ActionState<Never, Never>

  /// - Parameters:
  ///   - list: Which list.
  ///   - people: Those read so far.
  ///   - isLoaded: Whether the list was read.
  ///   - action: What became of the last action.
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
