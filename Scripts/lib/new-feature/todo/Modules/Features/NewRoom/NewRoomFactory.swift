public import AppScreens

/// Assembles the screen of this module. Its initialiser lists everything the module needs.
@MainActor
public struct NewRoomFactory {
  private let interactor: NewRoomInteractor
  private let view: NewRoomView

  /// - Parameters:
  ///   - repository: Reads and adds items.
  ///   - strings: The texts of the screen.
  ///   - context: The shared texts and the time.
  public init(repository: any NewRoomRepository, strings: NewRoomStrings, context: ViewContext) {
    interactor = NewRoomInteractor(repository: repository)
    view = NewRoomView(strings: strings, context: context)
  }

  /// The items, as a live screen.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func screen(navigator: any Navigator<NewRoomPlace>) -> LiveScreen {
    LiveScreen(presenter(navigator: navigator)) { [view] in view.screen($0.state) }
  }

  /// The items, for a host with its own views.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func presenter(navigator: any Navigator<NewRoomPlace>) -> NewRoomPresenter {
    NewRoomPresenter(interactor: interactor, router: NewRoomRouter(navigator: navigator))
  }
}
