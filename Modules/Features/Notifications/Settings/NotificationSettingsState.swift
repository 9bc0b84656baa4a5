public import AppScreens
public import Entities

/// What the screen of the notice settings shows.
public struct NotificationSettingsState: ActingState, Equatable, Sendable {
  /// What is being asked.
  public enum Question: Equatable, Sendable {
    /// Whose activity of a kind should notify the viewer.
    case audience(NoticeKind)
    /// When nothing is to ring.
    case quiet
  }

  /// What an action achieved.
  public enum Done: Equatable, Sendable {
    /// The change is kept.
    case saved
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// What can be set.
  public var capabilities: NoticeSettingsCapabilities
  /// The places of the app that the settings lead to.
  public var places: NotificationsPlaces
  /// As they are kept; nil until they have been loaded.
  public var settings: NoticeSettings?
  /// The ways to be told on this machine; nil until they have been loaded, and where there are none.
  public var alerts: NoticeAlerts?
  /// The ways that there are, in the order in which they are shown.
  public var ways: [AlertWay]
  /// Those of them that need what is not installed.
  public var missing: Set<AlertWay>
  /// Nil while nothing is asked.
  public var question: Question?
  /// What was typed for the quiet hours and could not be taken.
  public var typed: String?
  /// What is shown of the actions.
  public var action: ActionState<Done, Never>

  /// A state to preview, or to draw in a test.
  public init(
    isSignedIn: Bool = true, capabilities: NoticeSettingsCapabilities = .all,
    places: NotificationsPlaces = .all, settings: NoticeSettings? = nil, alerts: NoticeAlerts? = nil,
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

  /// Asks nothing any more.
  mutating func closeQuestion() {
    question = nil
    typed = nil
  }
}
