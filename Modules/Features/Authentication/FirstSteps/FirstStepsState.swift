public import AppScreens
public import Entities

/// What a newcomer is shown.
public struct FirstStepsState: ActingState, Equatable, Sendable {
  /// The newcomer.
  public var person: Author
  /// The places of the app that the screen leads to.
  public var places: FirstStepsPlaces
  /// What is shown of the actions.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    person: Author, places: FirstStepsPlaces = .all, action: ActionState<Never, Never> = ActionState()
  ) {
    self.person = person
    self.places = places
    self.action = action
  }
}

/// Which of the places that the first steps lead to the app has.
public struct FirstStepsPlaces: Equatable, Sendable {
  /// Writing a post, and people to follow.
  public var compose, suggestedPeople: Bool
  /// The posts of everyone, and those of the people one follows.
  public var publicTimeline, home: Bool

  /// Each is whether the app has the place of that name.
  public init(compose: Bool, suggestedPeople: Bool, publicTimeline: Bool, home: Bool) {
    self.compose = compose
    self.suggestedPeople = suggestedPeople
    self.publicTimeline = publicTimeline
    self.home = home
  }

  /// All that there are.
  public static let all = FirstStepsPlaces(
    compose: true, suggestedPeople: true, publicTimeline: true, home: true)
}
