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
  ///   - repository: Where the notices of `viewer` are read.
  ///   - viewer: Who is notified.
  ///   - strings: The words of the screen.
  ///   - context: The shared words and the time.
  ///   - alerts: Keeps this machine's alert settings; nil where it has no alerts.
  public init(
    repository: any NotificationsRepository, viewer: Viewer, strings: NotificationsStrings,
    context: ViewContext, alerts: (any AlertStore)? = nil
  ) {
    interactor = NotificationsInteractor(repository: repository, viewer: viewer, alerts: alerts)
    self.strings = strings
    self.context = context
  }

  /// The list of the viewer's notices.
  public func liveScreen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = NotificationsView(strings: strings, context: context)
    return LiveScreen(
      NotificationsPresenter(interactor: interactor, router: NotificationsRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }

  /// Which activity notifies the viewer, and their quiet hours.
  public func settingsScreen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = NotificationSettingsView(strings: strings.settings, context: context)
    return LiveScreen(
      NotificationSettingsPresenter(interactor: interactor, router: NotificationsRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }
}
