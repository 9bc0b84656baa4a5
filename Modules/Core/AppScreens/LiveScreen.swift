import AppValues

/// The interface between a presenter and its host, the same for every feature.
@MainActor
public protocol ScreenPresenter: AnyObject, Sendable {
  /// What a person can do on the screen.
  associatedtype Action: Sendable

  /// Loads what the screen shows. Called each time the screen comes to the front. Returns once there's something to
  /// show, even if it's only an error.
  func appear() async
  /// Follows the news while the screen is at the front, and ends when cancelled. Anything to do when the screen is
  /// left is done before it ends: the host waits for that before it shows another screen.
  func follow() async
  /// Does what the person chose. Returns once the state shows the outcome.
  func send(_ action: Action) async
}

extension ScreenPresenter {
  /// Loads nothing: for a screen that shows only what is done on it.
  public func appear() async {}

  /// Ends at once: for a screen without news.
  public func follow() async {}
}

/// A choice made on a screen, ready to be carried out.
public typealias ScreenAction = @MainActor @Sendable () async -> Void

/// The screen of a place: a presenter and its view with their types erased, so that one host can hold the screens of
/// every feature.
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
      view(presenter).map { action in
        { @MainActor in
          // What a person asks for is worth waiting for.
          await ReadingEffort.$current.withValue(.asked) { await presenter.send(action) }
        }
      }
    }
    onAppear = { await presenter.appear() }
    onFollow = { await presenter.follow() }
  }

  /// The current screen. Reads observable state, so `Observations { liveScreen.screen }` follows it.
  public var screen: Screen<ScreenAction> { makeScreen() }

  /// See `ScreenPresenter.appear()`.
  public func appear() async { await onAppear() }

  /// See `ScreenPresenter.follow()`.
  public func follow() async { await onFollow() }
}
