public import AppScreens
public import Entities
public import Navigation

/// Assembles the screens of notifications and their presenters.
@MainActor
public struct NotificationsFactory {
  private let interactor: NotificationsInteractor
  private let strings: NotificationsStrings
  private let context: ViewContext
  private let opener: LinkOpener

  /// - Parameters:
  ///   - ports: The ports of the source, for `viewer`.
  ///   - viewer: The person who is notified.
  ///   - strings: The texts of the screens.
  ///   - context: The shared texts and the time.
  ///   - alerts: Stores the alert settings of this device; nil if it has no alerts.
  ///   - opener: Opens the links of announcements.
  public init(
    ports: NotificationPorts, viewer: Viewer, strings: NotificationsStrings, context: ViewContext,
    alerts: (any AlertStore)?, opener: LinkOpener = .none
  ) {
    interactor = NotificationsInteractor(ports: ports, viewer: viewer, alerts: alerts)
    self.strings = strings
    self.context = context
    self.opener = opener
  }

  /// Whether the source has anything at places of this kind at present; false for places of other features.
  public func has(_ place: Route.Kind) -> Bool {
    switch place {
    case .notifications: true
    case .notificationSettings: interactor.hasSettings
    case .notificationRequests: interactor.hasRequests
    case .announcements: interactor.hasAnnouncements
    default: false
    }
  }

  /// The screen of the viewer's notifications.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func screen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = NotificationsView(strings: strings, context: context)
    return LiveScreen(presenter(navigator: navigator)) { view.screen($0.state) }
  }

  /// The presenter of the viewer's notifications, for a host with views of its own.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func presenter(navigator: any Navigator<Route>) -> NotificationsPresenter {
    NotificationsPresenter(interactor: interactor, router: NotificationsRouter(navigator: navigator))
  }

  /// The screen of the people whose notifications wait; nil if the source keeps none waiting.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func requestsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = NoticeRequestsView(strings: strings.requests, context: context)
    return requestsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// The presenter of the people whose notifications wait, for a host with views of its own; nil if the source keeps none
  /// waiting.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func requestsPresenter(navigator: any Navigator<Route>) -> NoticeRequestsPresenter? {
    guard has(.notificationRequests) else { return nil }
    return NoticeRequestsPresenter(
      interactor: interactor, router: NotificationsRouter(navigator: navigator))
  }

  /// The screen of the announcements; nil if the source has none.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func announcementsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = AnnouncementsView(strings: strings.announcements, context: context)
    return announcementsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// The presenter of the announcements, for a host with views of its own; nil if the source has none.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func announcementsPresenter(navigator: any Navigator<Route>) -> AnnouncementsPresenter? {
    guard has(.announcements) else { return nil }
    return AnnouncementsPresenter(
      interactor: interactor, router: NotificationsRouter(navigator: navigator), opener: opener)
  }

  /// The screen of the notification settings; nil if there are none.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func settingsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = NotificationSettingsView(strings: strings.settings, context: context)
    return settingsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// The presenter of the notification settings, for a host with views of its own; nil if there are none.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func settingsPresenter(navigator: any Navigator<Route>) -> NotificationSettingsPresenter? {
    guard has(.notificationSettings) else { return nil }
    return NotificationSettingsPresenter(
      interactor: interactor, router: NotificationsRouter(navigator: navigator))
  }
}
