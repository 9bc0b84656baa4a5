public import AppValues

/// What the first screen shows.
public struct AuthenticationState: Equatable, Sendable {
  /// How many accounts are signed in on this machine, none of them in use.
  public internal(set) var accounts = 0
  /// Whether a demo network could be made.
  public internal(set) var offersDemo = false
  /// How far one that is being made has come.
  public internal(set) var demoProgress: DemoProgress?
  /// What became of making one.
  public internal(set) var demo: DemoOutcome?
  /// Whether making one was stopped in the middle.
  public internal(set) var hasStoppedDemo = false
  /// What went wrong; cleared by the next action.
  public internal(set) var problem: AppError?
}
