public import AppScreens
public import Entities
public import Navigation

/// What the screen of a filter shows.
public struct EditFilterState: Equatable, Sendable, ActingState {
  /// A question that the screen asks.
  public enum Question: Hashable, Sendable {
    /// Which phrases to add.
    case adding
    /// What to call the filter.
    case renaming
    /// How long it stands from now on.
    case ending
    /// Whether to delete it.
    case deleting
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The filter; nil until it is loaded.
  public var filter: PostFilter?
  /// The question shown in place of the filter; nil while that is shown.
  public var question: Question?
  /// The content of the question's field.
  public var entered = ""
  /// The only outcome: the filter has changed.
  public var action = ActionState<PostFilter, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, filter: PostFilter? = nil, question: Question? = nil,
    entered: String = "", action: ActionState<PostFilter, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.filter = filter
    self.question = question
    self.entered = entered
    self.action = action
  }

  mutating func ask(_ question: Question) {
    self.question = question
    entered = question == .renaming ? filter?.settings.title ?? "" : ""
  }
}
