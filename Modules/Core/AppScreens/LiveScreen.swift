/// What a presenter offers its host, whatever the feature.
@MainActor
public protocol ScreenPresenter: AnyObject, Sendable {
  /// What a person can do on the screen.
  associatedtype Action: Sendable

  /// Loads what the screen shows; called each time the screen comes to the front. It returns when there is
  /// something to show, if only what went wrong.
  func appear() async
  /// Follows the news for as long as the screen is at the front, and ends when cancelled. What is to be done
  /// when the screen is left is done then: a host waits for the end before it shows another.
  func follow() async
  /// Does what the person chose, and returns when the state shows what became of it.
  func send(_ action: Action) async
}

extension ScreenPresenter {
  /// Loads nothing: for a screen that shows only what is done on it.
  public func appear() async {}

  /// Ends at once: for a screen of which there is no news.
  public func follow() async {}
}

/// A choice made on a screen, ready to be carried out.
public typealias ScreenAction = @MainActor @Sendable () async -> Void

/// A place brought to life: a presenter and its view with their types forgotten, so that one host can
/// hold the screens of every feature.
@MainActor
public struct LiveScreen {
  private let makeScreen: @MainActor () -> Screen<ScreenAction>
  private let onAppear: ScreenAction
  private let onFollow: ScreenAction

  /// Joins a `presenter` and its `view`, the pure function that draws its state.
  public init<Presenter: ScreenPresenter>(
    _ presenter: Presenter, view: @escaping @MainActor (Presenter) -> Screen<Presenter.Action>
  ) {
    makeScreen = {
      view(presenter).map { action in { @MainActor in await presenter.send(action) } }
    }
    onAppear = { await presenter.appear() }
    onFollow = { await presenter.follow() }
  }

  /// What the screen shows now. Reads observable state, so `Observations { liveScreen.screen }` follows it.
  public var screen: Screen<ScreenAction> { makeScreen() }

  /// See `ScreenPresenter.appear()`.
  public func appear() async { await onAppear() }

  /// See `ScreenPresenter.follow()`.
  public func follow() async { await onFollow() }
}
