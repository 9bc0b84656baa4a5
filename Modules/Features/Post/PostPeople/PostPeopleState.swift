public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// What the list of people who liked or shared a post shows.
public struct PostPeopleState: Equatable, Sendable, ActingState {
  /// Which list.
  public let list: PostPeople
  /// The people read so far, most recent first.
  public var people: PagedList<User>
  /// Whether the list was read, even if it's empty.
  public var isLoaded: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// What became of the last action: only a failure says anything.
  public var action: ActionState<Never, Never>

  /// - Parameters:
  ///   - list: Which list.
  ///   - people: The people read so far, most recent first.
  ///   - isLoaded: Whether the list was read.
  ///   - places: The kinds of places that the app has.
  ///   - action: What became of the last action.
  public init(
    list: PostPeople, people: PagedList<User> = PagedList(), isLoaded: Bool = false,
    places: Set<Route.Kind> = .all, action: ActionState<Never, Never> = ActionState()
  ) {
    self.list = list
    self.people = people
    self.isLoaded = isLoaded
    self.places = places
    self.action = action
  }
}
