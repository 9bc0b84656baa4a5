public import AppValues

/// The outcome of an action.
///
/// - `Done`: What an action can achieve, as far as the screen says so; `Never` if it doesn't.
/// - `Subject`: What an action can be about, to explain its failure; `Never` if the error says enough.
public enum ActionOutcome<Done: Equatable & Sendable, Subject: Equatable & Sendable>: Equatable, Sendable {
  /// It succeeded; the screen says what it achieved.
  case done(Done)
  /// It failed; `about` is nil if the error says enough.
  case failed(AppError, about: Subject? = nil)
}

/// What a screen shows about its actions. An `ActionRunner` maintains it.
public struct ActionState<Done: Equatable & Sendable, Subject: Equatable & Sendable>: Equatable, Sendable {
  /// The outcome of the last action; nil if there's nothing to say. It stays until the next one answers.
  public internal(set) var outcome: ActionOutcome<Done, Subject>?
  /// Whether an action is running or waiting.
  public internal(set) var isWorking: Bool
  /// Whether the screen may be out of date: something was changed, but couldn't be read again.
  public var isStale: Bool

  /// - Parameters:
  ///   - outcome: The outcome of the last action.
  ///   - isWorking: Whether an action is under way.
  ///   - isStale: Whether the screen may be out of date.
  public init(
    outcome: ActionOutcome<Done, Subject>? = nil, isWorking: Bool = false, isStale: Bool = false
  ) {
    self.outcome = outcome
    self.isWorking = isWorking
    self.isStale = isStale
  }

  /// What the last action achieved.
  public var done: Done? {
    if case .done(let done) = outcome { done } else { nil }
  }

  /// Why the last action failed.
  public var problem: AppError? {
    if case .failed(let problem, _) = outcome { problem } else { nil }
  }

  /// What the failed action was about.
  public var failed: Subject? {
    if case .failed(_, let subject) = outcome { subject } else { nil }
  }
}

/// The state of a screen with actions.
public protocol ActingState {
  /// What an action can achieve, as far as the screen says so; `Never` if it doesn't.
  associatedtype Done: Equatable & Sendable
  /// What an action can be about, to explain its failure; `Never` if the error says enough.
  associatedtype Subject: Equatable & Sendable

  /// What the screen shows about its actions.
  var action: ActionState<Done, Subject> { get }
}

extension ActingState {
  /// What the last action achieved.
  public var done: Done? { action.done }
  /// Why the last action failed.
  public var problem: AppError? { action.problem }
  /// Whether the screen may be out of date.
  public var isStale: Bool { action.isStale }
}
