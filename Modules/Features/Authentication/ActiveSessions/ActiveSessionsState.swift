public import AppValues

/// Where an account is signed in.
public struct ActiveSessionsState: Equatable, Sendable {
  /// The current one; nil until it is known.
  public internal(set) var current: ActiveSession?
  /// The others, the latest first.
  public internal(set) var others: [ActiveSession] = []
  /// How many were ended just now; cleared by the next action.
  public internal(set) var ended = 0
  /// Whether the sign-ins could not be read again after one had ended.
  public internal(set) var isStale = false
  public internal(set) var problem: AppError?
}
