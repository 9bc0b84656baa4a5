public import AppScreens
public import Entities
public import Navigation

/// Puts the list of notices together: all it needs goes in, a live screen comes out.
@MainActor
public struct NotificationsFactory {
  private let interactor: NotificationsInteractor
  private let router: NotificationsRouter
  private let strings: NotificationsStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - repository: Where the notices of `viewer` are read.
  ///   - viewer: Who is told.
  ///   - strings: The words of the screen.
  ///   - context: The shared words and the time.
  ///   - alerts: Keeps how they are told on this machine; nil where they are told in no way of its own.
  ///   - navigator: Where the notices lead; the host keeps it.
  public init(
    repository: any NotificationsRepository, viewer: Viewer, strings: NotificationsStrings,
    context: ViewContext, alerts: (any AlertStore)? = nil, navigator: any Navigator
  ) {
    interactor = NotificationsInteractor(repository: repository, viewer: viewer, alerts: alerts)
    router = NotificationsRouter(navigator: navigator)
    self.strings = strings
    self.context = context
  }

  /// The list of the viewer's notices.
  public func screen() -> LiveScreen {
    let view = NotificationsView(strings: strings, context: context)
    return LiveScreen(NotificationsPresenter(interactor: interactor, router: router)) {
      view.screen($0.state)
    }
  }

  /// The screen for choosing which activity notifies the viewer, and their quiet hours.
  public func settingsScreen() -> LiveScreen {
    let view = NotificationSettingsView(strings: strings.settings, context: context)
    return LiveScreen(NotificationSettingsPresenter(interactor: interactor, router: router)) {
      view.screen($0.state)
    }
  }
}
