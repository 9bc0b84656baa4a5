public import AppScreens
public import Entities
public import Navigation

/// The state of the notification settings.
public struct NotificationSettingsState: ActingState, Equatable, Sendable {
  /// A question to the viewer.
  public enum Question: Equatable, Sendable {
    /// Whose activity of a kind should notify the viewer.
    case audience(NoticeKind)
    /// The quiet hours.
    case quiet
  }

  /// The outcome of an action.
  public enum Done: Equatable, Sendable {
    /// The change is saved.
    case saved
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// What the source can set.
  public var capabilities: NoticeSettingsCapabilities
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The saved settings; nil until loaded.
  public var settings: NoticeSettings?
  /// The alert settings of this device; nil until loaded, and if there are none.
  public var alerts: NoticeAlerts?
  /// The ways to be alerted, in display order.
  public var ways: [AlertWay]
  /// The ways that need a program that isn't installed.
  public var missing: Set<AlertWay>
  /// The open question, if any.
  public var question: Question?
  /// The invalid answer for the quiet hours, for correction.
  public var typed: String?
  /// The outcome of the last action.
  public var action: ActionState<Done, Never>

  /// A state for a preview or a test.
  public init(
    isSignedIn: Bool = true, capabilities: NoticeSettingsCapabilities = .all,
    places: Set<Route.Kind> = .all, settings: NoticeSettings? = nil, alerts: NoticeAlerts? = nil,
    ways: [AlertWay] = [], missing: Set<AlertWay> = [], question: Question? = nil, typed: String? = nil,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.capabilities = capabilities
    self.places = places
    self.settings = settings
    self.alerts = alerts
    self.ways = ways
    self.missing = missing
    self.question = question
    self.typed = typed
    self.action = action
  }

  /// Closes the question.
  mutating func closeQuestion() {
    question = nil
    typed = nil
  }
}
