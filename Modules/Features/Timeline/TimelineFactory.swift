public import AppScreens
public import Entities
public import Navigation
public import PostActions

/// Puts a timeline together. What it asks for is all that the module needs.
@MainActor
public struct TimelineFactory {
  private let interactor: TimelineInteractor
  private let hashtags: HashtagsInteractor?
  private let lists: (any ListsRepository)?
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let view: TimelineView

  /// - Parameters:
  ///   - repository: Where timelines are read, on behalf of `viewer`.
  ///   - readingPlaces: Where it is kept how far they were read, likewise; nil where it is not.
  ///   - hashtags: Where hashtags are followed, likewise; nil where they are only read.
  ///   - lists: Where the names of lists are read, likewise; nil where they have none.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  ///   - strings: The words of the screen.
  ///   - context: The shared words and the time.
  public init(
    repository: any TimelineRepository, readingPlaces: (any ReadingPlaces)?,
    hashtags: (any HashtagsRepository)?, lists: (any ListsRepository)?,
    actions: PostActionsInteractor, viewer: Viewer, strings: TimelineStrings, context: ViewContext
  ) {
    interactor = TimelineInteractor(repository: repository, readingPlaces: readingPlaces)
    self.hashtags = hashtags.map(HashtagsInteractor.init)
    self.lists = lists
    self.actions = actions
    self.viewer = viewer
    view = TimelineView(strings: strings, context: context)
  }

  /// The timeline `kind` as a live screen; nil where the source does not keep it.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(for kind: TimelineKind, navigator: any Navigator<Route>) -> LiveScreen? {
    presenter(for: kind, navigator: navigator).map { [view] in LiveScreen($0) { view.screen($0.state) } }
  }

  /// The timeline `kind` for a host with views of its own; nil where the source does not keep it.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(for kind: TimelineKind, navigator: any Navigator<Route>) -> TimelinePresenter? {
    guard interactor.repository.capabilities.keeps(kind) else { return nil }
    return TimelinePresenter(
      kind: kind, interactor: interactor, hashtags: hashtags, lists: lists, actions: actions,
      viewer: viewer, router: TimelineRouter(navigator: navigator))
  }
}
