public import AppScreens
public import Entities
public import Navigation

/// What a newcomer is shown.
public struct FirstStepsState: ActingState, Equatable, Sendable {
  /// The newcomer.
  public var person: Author
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// What is shown of the actions.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    person: Author, places: Set<Route.Kind> = .all, action: ActionState<Never, Never> = ActionState()
  ) {
    self.person = person
    self.places = places
    self.action = action
  }
}
