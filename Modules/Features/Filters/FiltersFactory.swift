public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// Assembles the screens of this module. Its initialiser lists everything the module needs.
@MainActor
public struct FiltersFactory {
  private let interactor: FiltersInteractor
  private let viewer: Viewer
  private let strings: FiltersStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - repository: Keeps the filters of `viewer`.
  ///   - viewer: The person whose filters they are.
  ///   - strings: The texts of the screens.
  ///   - context: The shared texts and the time.
  public init(
    repository: any FiltersRepository, viewer: Viewer, strings: FiltersStrings, context: ViewContext
  ) {
    interactor = FiltersInteractor(repository: repository)
    self.viewer = viewer
    self.strings = strings
    self.context = context
  }

  /// The viewer's filters, as a live screen.
  ///
  /// - Parameters:
  ///   - post: A post to add to them; nil to open them.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func screen(adding post: ID<Post>? = nil, navigator: any Navigator<Route>) -> LiveScreen {
    let view = FiltersView(strings: strings, context: context)
    return LiveScreen(presenter(adding: post, navigator: navigator)) { view.screen($0.state) }
  }

  /// A filter, as a live screen.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func editScreen(of filter: ID<PostFilter>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = EditFilterView(strings: strings, context: context)
    return LiveScreen(editPresenter(of: filter, navigator: navigator)) { view.screen($0.state) }
  }

  /// The viewer's filters, for a host with its own views.
  ///
  /// - Parameters:
  ///   - post: A post to add to them; nil to open them.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func presenter(adding post: ID<Post>? = nil, navigator: any Navigator<Route>) -> FiltersPresenter {
    FiltersPresenter(
      adding: post, interactor: interactor, viewer: viewer, router: FiltersRouter(navigator: navigator))
  }

  /// A filter, for a host with its own views.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func editPresenter(
    of filter: ID<PostFilter>, navigator: any Navigator<Route>
  ) -> EditFilterPresenter {
    EditFilterPresenter(
      of: filter, interactor: interactor, viewer: viewer, clock: context.clock,
      router: FiltersRouter(navigator: navigator))
  }
}
