public import AppScreens
public import Entities
public import Navigation

/// What the first screen shows.
public struct AuthenticationState: ActingState, Equatable, Sendable {
  /// What an action achieved.
  public enum Done: Equatable, Sendable {
    /// There is a demo network, and one is signed in as one of its people; nil for as no one.
    case demo(DemoOutcome, as: Session?)
    /// Making one was stopped in the middle.
    case stoppedDemo
  }

  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// How many accounts are signed in on this device, none of them current.
  public var accounts: Int
  /// What can be done about a demo network; nil for nothing.
  public var demoOffer: DemoOffer?
  /// How far one that is being made has come.
  public var demoProgress: DemoProgress?
  /// What is shown of the actions.
  public var action: ActionState<Done, Never>

  /// A state to preview, or to draw in a test.
  public init(
    places: Set<Route.Kind> = .all, accounts: Int = 0, demoOffer: DemoOffer? = nil,
    demoProgress: DemoProgress? = nil, action: ActionState<Done, Never> = ActionState()
  ) {
    self.places = places
    self.accounts = accounts
    self.demoOffer = demoOffer
    self.demoProgress = demoProgress
    self.action = action
  }
}
