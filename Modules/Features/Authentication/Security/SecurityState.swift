public import AppScreens
public import Navigation

/// How an account can be signed in to.
public struct SecurityState: ActingState, Equatable, Sendable {
  /// How the account can be signed in to; nil until that is known.
  public var waysIn: WaysIn?
  /// The account's address; nil until it is known, and where that isn't told.
  public var email: String?
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state to preview, or to draw in a test.
  public init(
    waysIn: WaysIn? = nil, email: String? = nil, places: Set<Route.Kind> = .all,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.waysIn = waysIn
    self.email = email
    self.places = places
    self.action = action
  }
}
