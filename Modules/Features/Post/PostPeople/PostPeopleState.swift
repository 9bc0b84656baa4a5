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
  /// The places of the app that the list leads to.
  public var places: PostPeoplePlaces
  /// What became of the last action: only a failure says anything.
  public var action: ActionState<Never, Never>

  /// - Parameters:
  ///   - list: Which list.
  ///   - people: The people read so far, most recent first.
  ///   - isLoaded: Whether the list was read.
  ///   - places: The places of the app that the list leads to.
  ///   - action: What became of the last action.
  public init(
    list: PostPeople, people: PagedList<User> = PagedList(), isLoaded: Bool = false,
    places: PostPeoplePlaces = .all, action: ActionState<Never, Never> = ActionState()
  ) {
    self.list = list
    self.people = people
    self.isLoaded = isLoaded
    self.places = places
    self.action = action
  }
}

/// Which of the places that the list of those who liked or shared a post leads to the app has.
public struct PostPeoplePlaces: Equatable, Sendable {
  /// The profile of a person.
  public var profile: Bool

  /// - Parameter profile: Whether the app has profiles.
  public init(profile: Bool) {
    self.profile = profile
  }

  /// All that there are.
  public static let all = PostPeoplePlaces(profile: true)
}
