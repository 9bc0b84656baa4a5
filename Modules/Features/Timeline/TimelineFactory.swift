public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions

/// Puts a timeline together. What it asks for is all that the module needs.
@MainActor
public struct TimelineFactory {
  private let interactor: TimelineInteractor
  private let hashtags: HashtagsInteractor
  private let lists: ListsInteractor
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let strings: TimelineStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - repository: Where timelines are read, on behalf of `viewer`.
  ///   - hashtags: Where hashtags are followed, likewise.
  ///   - lists: Where lists of people are kept, likewise.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  public init(
    repository: any TimelineRepository, hashtags: any HashtagsRepository, lists: any ListsRepository,
    actions: PostActionsInteractor, viewer: Viewer, strings: TimelineStrings, context: ViewContext
  ) {
    interactor = TimelineInteractor(repository: repository)
    self.hashtags = HashtagsInteractor(repository: hashtags)
    self.lists = ListsInteractor(repository: lists, timelines: repository)
    self.actions = actions
    self.viewer = viewer
    self.strings = strings
    self.context = context
  }

  /// A timeline as a live screen.
  public func screen(for kind: TimelineKind, navigator: any Navigator<Route>) -> LiveScreen {
    let view = TimelineView(strings: strings, context: context)
    return LiveScreen(presenter(for: kind, navigator: navigator)) { view.screen($0.state) }
  }

  /// The hashtags that the viewer follows.
  public func followedHashtagsScreen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = FollowedHashtagsView(strings: strings, context: context)
    return LiveScreen(
      FollowedHashtagsPresenter(
        interactor: hashtags, viewer: viewer, router: TimelineRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }

  /// The viewer's lists of people.
  public func listsScreen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = ListsView(strings: strings, context: context)
    return LiveScreen(
      ListsPresenter(interactor: lists, viewer: viewer, router: TimelineRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }

  /// Who is in a list, and what it is called.
  public func membersScreen(of list: ID<UserList>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = ListMembersView(strings: strings, context: context)
    return LiveScreen(
      ListMembersPresenter(
        of: list, interactor: lists, viewer: viewer, router: TimelineRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }

  /// The viewer's lists, to put a person into them.
  public func addToListsScreen(for person: ID<User>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = AddToListsView(strings: strings, context: context)
    return LiveScreen(
      AddToListsPresenter(
        of: person, interactor: lists, viewer: viewer, router: TimelineRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }

  /// A timeline for a host with views of its own.
  public func presenter(for kind: TimelineKind, navigator: any Navigator<Route>) -> TimelinePresenter {
    TimelinePresenter(
      kind: kind, interactor: interactor, hashtags: hashtags, lists: lists, actions: actions,
      viewer: viewer, router: TimelineRouter(navigator: navigator))
  }
}
