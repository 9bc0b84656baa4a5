public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions

/// Puts the screens about people together: all they need goes in, presenters and live screens come out.
@MainActor
public struct ProfileFactory {
  private let interactor: ProfileInteractor
  private let editing: EditProfileInteractor?
  private let reports: ReportInteractor?
  private let actions: PostActionsInteractor
  private let strings: ProfileStrings
  private let context: ViewContext

  /// What is nil does not exist here: its screen cannot be had, and what it does is not offered.
  ///
  /// - Parameters:
  ///   - repository: Where people are read, for `viewer`.
  ///   - relations: Where they are followed, muted and blocked.
  ///   - people: Where lists of them are read.
  ///   - editing: Where the viewer's own profile is changed.
  ///   - reports: Where people are reported to the administrator.
  ///   - actions: What can be done to the posts they have pinned, on behalf of `viewer`.
  ///   - viewer: Who looks at them.
  ///   - strings: The words of these screens.
  ///   - context: The shared words and the time.
  public init(
    repository: any ProfileRepository, relations: (any RelationsRepository)?,
    people: (any PeopleRepository)?, editing: (any ProfileEditing)?, reports: (any ReportSending)?,
    actions: PostActionsInteractor, viewer: Viewer, strings: ProfileStrings, context: ViewContext
  ) {
    interactor = ProfileInteractor(
      repository: repository, relations: relations, people: people, viewer: viewer, clock: context.clock)
    self.editing = editing.map { EditProfileInteractor(repository: $0, people: repository, viewer: viewer) }
    self.reports = reports.map { ReportInteractor(repository: $0, viewer: viewer) }
    self.actions = actions
    self.strings = strings
    self.context = context
  }

  // MARK: A person

  /// The presenter of a person.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(for person: PersonReference, navigator: any Navigator<Route>) -> ProfilePresenter {
    ProfilePresenter(
      person: person, interactor: interactor, editing: editing, actions: actions,
      router: ProfileRouter(navigator: navigator))
  }

  /// A person's screen.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(for person: PersonReference, navigator: any Navigator<Route>) -> LiveScreen {
    let view = ProfileView(strings: strings, context: context)
    return LiveScreen(presenter(for: person, navigator: navigator)) { view.screen($0.state) }
  }

  // MARK: Lists of people

  /// The presenter of a list of people; nil where the source keeps no such lists.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(for list: PeopleList, navigator: any Navigator<Route>) -> PeoplePresenter? {
    interactor.peopleCapabilities.lists.contains(list.kind)
      ? PeoplePresenter(list, interactor: interactor, router: ProfileRouter(navigator: navigator)) : nil
  }

  /// The screen of a list of people; nil where the source keeps no such lists.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(for list: PeopleList, navigator: any Navigator<Route>) -> LiveScreen? {
    let view = PeopleView(strings: strings, context: context)
    return presenter(for: list, navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: The viewer's own profile

  /// The presenter of changing the viewer's own profile; nil where it cannot be changed.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func editProfilePresenter(navigator: any Navigator<Route>) -> EditProfilePresenter? {
    editing.map {
      EditProfilePresenter(
        interactor: $0, people: interactor, router: ProfileRouter(navigator: navigator))
    }
  }

  /// The screen where the viewer's own profile is changed; nil where it cannot be changed.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func editProfileScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = EditProfileView(strings: strings, context: context)
    return editProfilePresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: Reports

  /// The presenter of reporting a person to the administrator; nil where no one takes reports.
  ///
  /// - Parameters:
  ///   - post: What they wrote that shows what is meant; nil to report the person alone.
  ///   - navigator: Of the visit that shows it.
  public func reportPresenter(
    of person: ID<User>, post: ID<Post>?, navigator: any Navigator<Route>
  ) -> ReportPresenter? {
    reports.map {
      ReportPresenter(
        of: person, post: post, interactor: $0, people: interactor, actions: actions,
        router: ProfileRouter(navigator: navigator))
    }
  }

  /// The screen for reporting a person to the administrator; nil where no one takes reports.
  ///
  /// - Parameters:
  ///   - post: What they wrote that shows what is meant; nil to report the person alone.
  ///   - navigator: Of the visit that shows it.
  public func reportScreen(
    of person: ID<User>, post: ID<Post>?, navigator: any Navigator<Route>
  ) -> LiveScreen? {
    let view = ReportView(strings: strings.report, context: context)
    return reportPresenter(of: person, post: post, navigator: navigator).map {
      LiveScreen($0) { view.screen($0.state) }
    }
  }
}
