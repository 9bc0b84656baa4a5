public import AppScreens
public import Entities

/// What the first screen shows.
public struct AuthenticationState: ActingState, Equatable, Sendable {
  /// What an action achieved.
  public enum Done: Equatable, Sendable {
    /// There is a demo network, and one is signed in as one of its people; nil for as no one.
    case demo(DemoOutcome, as: Session?)
    /// Making one was stopped in the middle.
    case stoppedDemo
  }

  /// The places of the app that the screen leads to.
  public var places: WelcomePlaces
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
    places: WelcomePlaces = .all, accounts: Int = 0, demoOffer: DemoOffer? = nil,
    demoProgress: DemoProgress? = nil, action: ActionState<Done, Never> = ActionState()
  ) {
    self.places = places
    self.accounts = accounts
    self.demoOffer = demoOffer
    self.demoProgress = demoProgress
    self.action = action
  }
}

/// Which of the places that the first screen leads to the app has.
public struct WelcomePlaces: Equatable, Sendable {
  /// Signing in, creating an account, and getting another password.
  public var signIn, signUp, forgotPassword: Bool
  /// The posts of everyone.
  public var publicTimeline: Bool
  /// The accounts signed in on this device.
  public var accounts: Bool

  /// Each is whether the app has the place of that name.
  public init(signIn: Bool, signUp: Bool, forgotPassword: Bool, publicTimeline: Bool, accounts: Bool) {
    self.signIn = signIn
    self.signUp = signUp
    self.forgotPassword = forgotPassword
    self.publicTimeline = publicTimeline
    self.accounts = accounts
  }

  /// All that there are.
  public static let all = WelcomePlaces(
    signIn: true, signUp: true, forgotPassword: true, publicTimeline: true, accounts: true)
}
