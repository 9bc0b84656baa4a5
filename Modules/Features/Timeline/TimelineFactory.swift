public import AppScreens
public import Entities
public import Navigation
public import PostActions

/// Puts a timeline together. What it asks for is all that the module needs.
@MainActor
public struct TimelineFactory {
  private let interactor: TimelineInteractor
  private let hashtags: HashtagsInteractor?
  private let lists: ListsInteractor?
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let view: TimelineView

  /// - Parameters:
  ///   - repository: Where timelines are read, on behalf of `viewer`.
  ///   - places: Where it is kept how far they were read, likewise; nil where it is not.
  ///   - hashtags: Where hashtags are followed, likewise; nil where they are only read.
  ///   - lists: Where lists of people are kept, likewise; nil where there are none.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  public init(
    repository: any TimelineRepository, places: (any ReadingPlaces)?,
    hashtags: (any HashtagsRepository)?, lists: (any ListsRepository)?,
    actions: PostActionsInteractor, viewer: Viewer, strings: TimelineStrings, context: ViewContext
  ) {
    interactor = TimelineInteractor(repository: repository, places: places)
    self.hashtags = hashtags.map(HashtagsInteractor.init)
    self.lists = lists.map(ListsInteractor.init)
    self.actions = actions
    self.viewer = viewer
    view = TimelineView(strings: strings, context: context)
  }

  /// A timeline as a live screen.
  public func screen(for kind: TimelineKind, navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(for: kind, navigator: navigator)) { [view] in view.screen($0.state) }
  }

  /// A timeline for a host with views of its own.
  public func presenter(for kind: TimelineKind, navigator: any Navigator<Route>) -> TimelinePresenter {
    TimelinePresenter(
      kind: kind, interactor: interactor, hashtags: hashtags, lists: lists, actions: actions,
      viewer: viewer, router: TimelineRouter(navigator: navigator))
  }
}
