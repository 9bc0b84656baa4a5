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
  ///   - viewer: Who is told.
  ///   - strings: The words of the screen.
  ///   - context: The shared words and the time.
  ///   - alerts: Keeps how they are told on this machine; nil where they are told in no way of its own.
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

  /// Of whose deeds the viewer is told, and when they want to be left in peace.
  public func settingsScreen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = NotificationSettingsView(strings: strings.settings, context: context)
    return LiveScreen(
      NotificationSettingsPresenter(interactor: interactor, router: NotificationsRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }
}
