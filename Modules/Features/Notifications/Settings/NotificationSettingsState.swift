public import AppValues
public import Entities

/// What the screen of the notice settings shows.
public struct NotificationSettingsState: Equatable, Sendable {
  /// What is being asked.
  public enum Question: Equatable, Sendable {
    /// Whose activity of a kind should notify the viewer.
    case audience(NoticeKind)
    /// When nothing is to ring.
    case quiet
  }

  public let isSignedIn: Bool
  /// As they are kept; nil until they have been loaded.
  public internal(set) var settings: NoticeSettings?
  /// The ways to be told on this machine; nil until they have been loaded, and where there are none.
  public internal(set) var alerts: NoticeAlerts?
  /// Those of them that need what is not installed.
  public internal(set) var missing: Set<AlertWay> = []
  /// Nil while nothing is asked.
  public internal(set) var question: Question?
  /// What was typed for the quiet hours and could not be taken.
  public internal(set) var typed: String?
  /// Something has just been changed; cleared by the next action.
  public internal(set) var saysSaved = false
  /// What went wrong; cleared by the next action.
  public internal(set) var problem: AppError?

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
  }

  /// Clears what was said about the action before.
  mutating func forgetOutcome() {
    saysSaved = false
    problem = nil
  }
}
