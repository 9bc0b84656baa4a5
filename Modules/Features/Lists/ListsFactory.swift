public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// Assembles the screens of this module. Its initialiser lists everything the module needs.
@MainActor
public struct ListsFactory {
  private let interactor: ListsInteractor
  private let viewer: Viewer
  private let strings: ListsStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - repository: Keeps the lists of `viewer`.
  ///   - viewer: The person whose lists they are.
  ///   - strings: The texts of the screens.
  ///   - context: The shared texts and the time.
  public init(
    repository: any ListsRepository, viewer: Viewer, strings: ListsStrings, context: ViewContext
  ) {
    interactor = ListsInteractor(repository: repository)
    self.viewer = viewer
    self.strings = strings
    self.context = context
  }

  // MARK: Screens

  /// The viewer's lists, as a live screen.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func screen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = ListsView(strings: strings, context: context)
    return LiveScreen(presenter(navigator: navigator)) { view.screen($0.state) }
  }

  /// The people in a list, and its name, as a live screen.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func membersScreen(of list: ID<UserList>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = ListMembersView(strings: strings, context: context)
    return LiveScreen(membersPresenter(of: list, navigator: navigator)) { view.screen($0.state) }
  }

  /// The viewer's lists, to add a person to them, as a live screen.
  ///
  /// - Parameters:
  ///   - person: The person to add.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func addToListsScreen(for person: ID<User>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = AddToListsView(strings: strings, context: context)
    return LiveScreen(addToListsPresenter(for: person, navigator: navigator)) { view.screen($0.state) }
  }

  // MARK: Presenters, for a host with its own views

  /// The viewer's lists.
  ///
  /// - Parameter navigator: The navigator of the visit that shows the screen.
  public func presenter(navigator: any Navigator<Route>) -> ListsPresenter {
    ListsPresenter(interactor: interactor, viewer: viewer, router: ListsRouter(navigator: navigator))
  }

  /// The people in a list, and its name.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func membersPresenter(
    of list: ID<UserList>, navigator: any Navigator<Route>
  ) -> ListMembersPresenter {
    ListMembersPresenter(
      of: list, interactor: interactor, viewer: viewer, router: ListsRouter(navigator: navigator))
  }

  /// The viewer's lists, to add a person to them.
  ///
  /// - Parameters:
  ///   - person: The person to add.
  ///   - navigator: The navigator of the visit that shows the screen.
  public func addToListsPresenter(
    for person: ID<User>, navigator: any Navigator<Route>
  ) -> AddToListsPresenter {
    AddToListsPresenter(
      of: person, interactor: interactor, viewer: viewer, router: ListsRouter(navigator: navigator))
  }
}
