public import AppScreens
public import Entities
public import Navigation
public import PostActions

/// Assembles the screen of this module. Its initialiser lists everything the module needs.
@MainActor
public struct SearchFactory {
  private let interactor: SearchInteractor
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let view: SearchView

  /// - Parameters:
  ///   - repository: Finds people, hashtags and posts for `viewer`.
  ///   - actions: What `viewer` can do with a post.
  ///   - viewer: The person who searches.
  ///   - strings: The texts of the screen.
  ///   - context: The shared texts and the time.
  public init(
    repository: any SearchRepository, actions: PostActionsInteractor, viewer: Viewer,
    strings: SearchStrings, context: ViewContext
  ) {
    interactor = SearchInteractor(repository: repository)
    self.actions = actions
    self.viewer = viewer
    view = SearchView(strings: strings, context: context)
  }

  /// The results of a query, as a live screen. When the query is empty, the screen asks for one.
  ///
  /// - Parameters:
  ///   - query: What is searched for; empty to ask.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func screen(for query: String, navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(for: query, navigator: navigator)) { [view] presenter in view.screen(presenter.state)
    }
  }

  /// The results of a query, for a host with its own views.
  ///
  /// - Parameters:
  ///   - query: What is searched for; empty to ask.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func presenter(for query: String, navigator: any Navigator<Route>) -> SearchPresenter {
    SearchPresenter(
      query: query, interactor: interactor, actions: actions, viewer: viewer,
      router: SearchRouter(navigator: navigator))
  }
}
