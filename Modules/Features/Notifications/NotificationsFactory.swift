public import AppScreens
public import Entities
public import Navigation

/// Puts the list of notices together: all it needs goes in, a live screen comes out.
@MainActor
public struct NotificationsFactory {
  private let interactor: NotificationsInteractor
  private let strings: NotificationsStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - ports: What the source offers `viewer` about notifications.
  ///   - viewer: Who is notified.
  ///   - strings: The words of the screens.
  ///   - context: The shared words and the time.
  ///   - alerts: Keeps this machine's alert settings; nil where it has no alerts.
  public init(
    ports: NotificationPorts, viewer: Viewer, strings: NotificationsStrings, context: ViewContext,
    alerts: (any AlertStore)?
  ) {
    interactor = NotificationsInteractor(ports: ports, viewer: viewer, alerts: alerts)
    self.strings = strings
    self.context = context
  }

  /// The list of the viewer's notices, as a screen of ours.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = NotificationsView(strings: strings, context: context)
    return LiveScreen(presenter(navigator: navigator)) { view.screen($0.state) }
  }

  /// The list of the viewer's notices, for a host with views of its own.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(navigator: any Navigator<Route>) -> NotificationsPresenter {
    NotificationsPresenter(interactor: interactor, router: NotificationsRouter(navigator: navigator))
  }

  /// Which activity notifies the viewer, and their quiet hours, as a screen of ours; nil where nothing can be set.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func settingsScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = NotificationSettingsView(strings: strings.settings, context: context)
    return settingsPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Which activity notifies the viewer, and their quiet hours, for a host with views of its own; nil where nothing
  /// can be set.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func settingsPresenter(navigator: any Navigator<Route>) -> NotificationSettingsPresenter? {
    guard interactor.hasSettings else { return nil }
    return NotificationSettingsPresenter(
      interactor: interactor, router: NotificationsRouter(navigator: navigator))
  }
}
