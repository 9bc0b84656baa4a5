public import AppScreens
public import Entities
public import Navigation

/// Assembles the screen of this module. Its initialiser lists everything the module needs.
@MainActor
public struct NewRoomFactory {
  private let interactor: NewRoomInteractor
  private let viewer: Viewer
  private let view: NewRoomView

  /// - Parameters:
  ///   - repository: Reads and adds items for `viewer`.
  ///   - viewer: The person who looks at the items.
  ///   - strings: The texts of the screen.
  ///   - context: The shared texts and the time.
  public init(
    repository: any NewRoomRepository, viewer: Viewer, strings: NewRoomStrings, context: ViewContext
  ) {
    interactor = NewRoomInteractor(repository: repository)
    self.viewer = viewer
    view = NewRoomView(strings: strings, context: context)
  }

  /// The items, as a live screen.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func screen(navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(navigator: navigator)) { [view] in view.screen($0.state) }
  }

  /// The items, for a host with its own views.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func presenter(navigator: any Navigator<Route>) -> NewRoomPresenter {
    NewRoomPresenter(interactor: interactor, viewer: viewer, router: NewRoomRouter(navigator: navigator))
  }
}
