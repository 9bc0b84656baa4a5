public import AppScreens

/// What the screen of categories shows.
public struct TodoCategoriesState: Equatable, Sendable, ActingState {
  /// The kinds of places that the app has.
  public var places: Set<TodoPlace.Kind>
  /// How many todos there are in each; nil until they are counted.
  public var counts: TodoCounts?
  /// The outcome of the last action; it's only ever a failure.
  public var action = ActionState<Never, Never>()

  /// - Parameters:
  ///   - places: The kinds of places that the app has.
  ///   - counts: How many todos there are in each; nil until they are counted.
  public init(places: Set<TodoPlace.Kind> = .all, counts: TodoCounts? = nil) {
    self.places = places
    self.counts = counts
  }
}
