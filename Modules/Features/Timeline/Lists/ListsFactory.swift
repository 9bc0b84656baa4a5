public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// Assembles the screens about lists of people; its initialiser is all that they need.
@MainActor
public struct ListsFactory {
  private let interactor: ListsInteractor
  private let viewer: Viewer
  private let strings: ListsStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - repository: Where lists are kept, on behalf of `viewer`.
  ///   - strings: The words of the screens.
  ///   - context: The shared words and the time.
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
  /// - Parameter navigator: Of the visit that shows it.
  public func listsScreen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = ListsView(strings: strings, context: context)
    return LiveScreen(listsPresenter(navigator: navigator)) { view.screen($0.state) }
  }

  /// Who is in a list, and what it is called, as a live screen.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func membersScreen(of list: ID<UserList>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = ListMembersView(strings: strings, context: context)
    return LiveScreen(membersPresenter(of: list, navigator: navigator)) { view.screen($0.state) }
  }

  /// The viewer's lists, to put a person into them, as a live screen.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func addToListsScreen(for person: ID<User>, navigator: any Navigator<Route>) -> LiveScreen {
    let view = AddToListsView(strings: strings, context: context)
    return LiveScreen(addToListsPresenter(for: person, navigator: navigator)) { view.screen($0.state) }
  }

  // MARK: Presenters, for a host with views of its own

  /// The viewer's lists.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func listsPresenter(navigator: any Navigator<Route>) -> ListsPresenter {
    ListsPresenter(interactor: interactor, viewer: viewer, router: ListsRouter(navigator: navigator))
  }

  /// Who is in a list, and what it is called.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func membersPresenter(
    of list: ID<UserList>, navigator: any Navigator<Route>
  ) -> ListMembersPresenter {
    ListMembersPresenter(
      of: list, interactor: interactor, viewer: viewer, router: ListsRouter(navigator: navigator))
  }

  /// The viewer's lists, to put a person into them.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func addToListsPresenter(
    for person: ID<User>, navigator: any Navigator<Route>
  ) -> AddToListsPresenter {
    AddToListsPresenter(
      of: person, interactor: interactor, viewer: viewer, router: ListsRouter(navigator: navigator))
  }
}
