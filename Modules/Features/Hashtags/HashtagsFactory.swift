public import AppScreens
public import Entities
public import Navigation

/// Assembles the screen of this module. Its initialiser lists everything the module needs.
@MainActor
public struct HashtagsFactory {
  private let interactor: HashtagsInteractor
  private let viewer: Viewer
  private let view: HashtagsView

  /// - Parameters:
  ///   - repository: Follows hashtags for `viewer`.
  ///   - viewer: The person who follows them.
  ///   - strings: The texts of the screen.
  ///   - context: The shared texts and the time.
  public init(
    repository: any HashtagsRepository, viewer: Viewer, strings: HashtagsStrings, context: ViewContext
  ) {
    interactor = HashtagsInteractor(repository: repository)
    self.viewer = viewer
    view = HashtagsView(strings: strings, context: context)
  }

  /// The hashtags that the viewer follows, as a live screen.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func screen(navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(navigator: navigator)) { [view] in view.screen($0.state) }
  }

  /// The hashtags that the viewer follows, for a host with its own views.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func presenter(navigator: any Navigator<Route>) -> HashtagsPresenter {
    HashtagsPresenter(
      interactor: interactor, viewer: viewer, router: HashtagsRouter(navigator: navigator))
  }
}
