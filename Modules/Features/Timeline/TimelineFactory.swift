public import Entities
public import Navigation
public import PostActions
public import Presentation

/// Puts a timeline together. What it asks for is all that the module needs.
@MainActor
public struct TimelineFactory {
  private let interactor: TimelineInteractor
  private let actions: PostActionsInteractor
  private let viewer: Viewer
  private let view: TimelineView
  private let router: TimelineRouter

  /// - Parameters:
  ///   - repository: Where timelines are read, on behalf of `viewer`.
  ///   - actions: What can be done to a post, on behalf of `viewer`.
  ///   - navigator: What moves between places; the host owns it.
  public init(
    repository: any TimelineRepository, actions: PostActionsInteractor, viewer: Viewer,
    strings: TimelineStrings, context: ViewContext, navigator: any Navigator
  ) {
    interactor = TimelineInteractor(repository: repository)
    self.actions = actions
    self.viewer = viewer
    view = TimelineView(strings: strings, context: context)
    router = TimelineRouter(navigator: navigator)
  }

  /// A timeline as a scene for a host that draws screens.
  public func scene(for kind: TimelineKind) -> Scene {
    Scene(presenter(for: kind)) { [view] presenter in view.screen(presenter.state) }
  }

  /// A timeline for a host with views of its own.
  public func presenter(for kind: TimelineKind) -> TimelinePresenter {
    TimelinePresenter(
      kind: kind, interactor: interactor, actions: actions, viewer: viewer, router: router)
  }
}
