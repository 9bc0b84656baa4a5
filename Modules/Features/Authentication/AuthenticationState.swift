import Entities

/// What the first screen shows.
public struct AuthenticationState: Equatable, Sendable {
  /// How many accounts are signed in on this machine, none of them in use.
  public internal(set) var accounts = 0
  /// Whether somebody asked for a new password.
  public internal(set) var hasForgotten = false
}
