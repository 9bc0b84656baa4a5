public import AppScreens
public import Entities
public import Navigation
public import PostActions

/// Assembles the timeline screen. Its initialiser lists everything the screen needs.
@MainActor
public struct TimelineFactory {
  private let interactor: TimelineInteractor
  private let hashtags: (any HashtagFollowing)?
  private let lists: (any ListLookup)?
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let view: TimelineView

  /// - Parameters:
  ///   - repository: Reads timelines for `viewer`.
  ///   - readingPositions: Stores how far `viewer` has read; nil if nothing does.
  ///   - hashtags: Follows hashtags for `viewer`; nil if they can't be followed.
  ///   - lists: Reads the names of the lists of `viewer`; nil if there are no lists.
  ///   - actions: What `viewer` can do with a post.
  ///   - viewer: The person who reads.
  ///   - strings: The texts of the screen.
  ///   - context: The shared texts and the time.
  public init(
    repository: any TimelineRepository, readingPositions: (any ReadingPositions)?,
    hashtags: (any HashtagFollowing)?, lists: (any ListLookup)?,
    actions: PostActionsInteractor, viewer: Viewer, strings: TimelineStrings, context: ViewContext
  ) {
    interactor = TimelineInteractor(
      repository: FilteringTimeline(repository), readingPositions: readingPositions)
    self.hashtags = hashtags
    self.lists = lists
    self.actions = actions
    self.viewer = viewer
    view = TimelineView(strings: strings, context: context)
  }

  /// Whether the source has timelines at places of this kind at present.
  public func has(_ place: Route.Kind) -> Bool {
    interactor.repository.timelineCapabilities.kinds.contains { $0.place == place }
  }

  /// The timeline `kind` as a live screen; nil if the source doesn't have it.
  ///
  /// - Parameters:
  ///   - kind: The timeline.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func screen(for kind: TimelineKind, navigator: any Navigator<Route>) -> LiveScreen? {
    presenter(for: kind, navigator: navigator).map { [view] in LiveScreen($0) { view.screen($0.state) } }
  }

  /// The timeline `kind` for a host with its own views; nil if the source doesn't have it.
  ///
  /// - Parameters:
  ///   - kind: The timeline.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func presenter(for kind: TimelineKind, navigator: any Navigator<Route>) -> TimelinePresenter? {
    guard interactor.repository.timelineCapabilities.keeps(kind) else { return nil }
    return TimelinePresenter(
      kind: kind, interactor: interactor, hashtags: hashtags, lists: lists, actions: actions,
      viewer: viewer, router: TimelineRouter(navigator: navigator))
  }
}
