public import AppScreens
public import Entities
public import Navigation
public import PostActions

/// Assembles the screen of this module; its initialiser is all that the module needs.
@MainActor
public struct SearchFactory {
  private let interactor: SearchInteractor
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let view: SearchView

  /// - Parameters:
  ///   - repository: Where people, hashtags and posts are found, on behalf of `viewer`.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  ///   - strings: The words of the screen.
  ///   - context: The shared words and the time.
  public init(
    repository: any SearchRepository, actions: PostActionsInteractor, viewer: Viewer,
    strings: SearchStrings, context: ViewContext
  ) {
    interactor = SearchInteractor(repository: repository)
    self.actions = actions
    self.viewer = viewer
    view = SearchView(strings: strings, context: context)
  }

  /// What is found for a query, as a live screen; an empty query is asked for.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(for query: String, navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(for: query, navigator: navigator)) { [view] presenter in view.screen(presenter.state)
    }
  }

  /// What is found for a query, for a host with views of its own.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(for query: String, navigator: any Navigator<Route>) -> SearchPresenter {
    SearchPresenter(
      query: query, interactor: interactor, actions: actions, viewer: viewer,
      router: SearchRouter(navigator: navigator))
  }
}
