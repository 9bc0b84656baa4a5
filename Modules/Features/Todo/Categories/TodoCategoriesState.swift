public import AppScreens

/// What the screen of categories shows.
public struct TodoCategoriesState: Equatable, Sendable, ActingState {
  /// Whether the app has lists of todos.
  public var leadsToLists: Bool
  /// How many todos there are in each; nil until they are counted.
  public var counts: TodoCounts?
  /// The outcome of the last action; it's only ever a failure.
  public var action = ActionState<Never, Never>()

  /// - Parameters:
  ///   - leadsToLists: Whether the app has lists of todos.
  ///   - counts: How many todos there are in each; nil until they are counted.
  public init(leadsToLists: Bool = true, counts: TodoCounts? = nil) {
    self.leadsToLists = leadsToLists
    self.counts = counts
  }
}
