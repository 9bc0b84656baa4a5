public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions

/// Assembles the screens about people and their presenters.
@MainActor
public struct ProfileFactory {
  private let interactor: ProfileInteractor
  private let editing: EditProfileInteractor?
  private let featured: FeaturedInteractor?
  private let reports: ReportInteractor?
  private let actions: PostActionsInteractor
  private let strings: ProfileStrings
  private let context: ViewContext

  /// Of the ports that are nil, neither screens nor actions are available.
  ///
  /// - Parameters:
  ///   - repository: Reads people on behalf of `viewer`.
  ///   - relations: Follows, mutes and blocks people, and keeps notes about them.
  ///   - people: Reads lists of people.
  ///   - editing: Changes the viewer's own profile.
  ///   - reports: Sends reports to the administrator.
  ///   - recent: Reads the latest posts of people.
  ///   - featured: Reads what people show on their profiles.
  ///   - actions: Acts on pinned posts on behalf of `viewer`.
  ///   - viewer: The person who uses the screens.
  ///   - strings: The texts of these screens.
  ///   - context: The shared texts and the time.
  public init(
    repository: any ProfileRepository, relations: (any RelationsRepository)?,
    people: (any PeopleRepository)?, editing: (any ProfileEditing)?, reports: (any ReportSending)?,
    recent: (any RecentPosts)? = nil, featured: (any FeaturedRepository)? = nil,
    actions: PostActionsInteractor, viewer: Viewer, strings: ProfileStrings,
    context: ViewContext
  ) {
    interactor = ProfileInteractor(
      repository: repository, relations: relations, people: people, recent: recent, viewer: viewer,
      clock: context.clock)
    self.editing = editing.map { EditProfileInteractor(repository: $0, people: repository, viewer: viewer) }
    self.featured = featured.map { FeaturedInteractor(repository: $0, viewer: viewer) }
    self.reports = reports.map { ReportInteractor(repository: $0, viewer: viewer) }
    self.actions = actions
    self.strings = strings
    self.context = context
  }

  /// Whether the source has anything at places of this kind at present; false for places of other features.
  public func has(_ place: Route.Kind) -> Bool {
    switch place {
    case .profile, .ownProfile, .person: true
    case .editProfile: editing?.capabilities.parts.isEmpty == false
    case .report: reports != nil
    default: interactor.peopleCapabilities.lists.contains { $0.place == place }
    }
  }

  // MARK: A person

  /// The presenter of a person's profile.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - navigator: The navigator of the visit.
  public func presenter(for person: PersonReference, navigator: any Navigator<Route>) -> ProfilePresenter {
    ProfilePresenter(
      person: person, interactor: interactor, featured: featured, editing: editing, actions: actions,
      router: ProfileRouter(navigator: navigator))
  }

  /// The screen of a person's profile.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - navigator: The navigator of the visit.
  public func screen(for person: PersonReference, navigator: any Navigator<Route>) -> LiveScreen {
    let view = ProfileView(strings: strings, context: context)
    return LiveScreen(presenter(for: person, navigator: navigator)) { view.screen($0.state) }
  }

  // MARK: Lists of people

  /// The presenter of a list of people; nil if the source has no lists of that kind.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - navigator: The navigator of the visit.
  public func presenter(for list: PeopleList, navigator: any Navigator<Route>) -> PeoplePresenter? {
    has(list.kind.place)
      ? PeoplePresenter(list, interactor: interactor, router: ProfileRouter(navigator: navigator)) : nil
  }

  /// The screen of a list of people; nil if the source has no lists of that kind.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - navigator: The navigator of the visit.
  public func screen(for list: PeopleList, navigator: any Navigator<Route>) -> LiveScreen? {
    let view = PeopleView(strings: strings, context: context)
    return presenter(for: list, navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: The viewer's own profile

  /// The presenter for editing the viewer's own profile; nil if the source can't change it.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func editProfilePresenter(navigator: any Navigator<Route>) -> EditProfilePresenter? {
    editing.map {
      EditProfilePresenter(
        interactor: $0, people: interactor, router: ProfileRouter(navigator: navigator))
    }
  }

  /// The screen for editing the viewer's own profile; nil if the source can't change it.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func editProfileScreen(navigator: any Navigator<Route>) -> LiveScreen? {
    let view = EditProfileView(strings: strings, context: context)
    return editProfilePresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  // MARK: Reports

  /// The presenter for reporting a person to the administrator; nil if the source takes no reports.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - post: A post of theirs that shows the problem; nil to report the person alone.
  ///   - navigator: The navigator of the visit.
  public func reportPresenter(
    of person: ID<User>, post: ID<Post>?, navigator: any Navigator<Route>
  ) -> ReportPresenter? {
    reports.map {
      ReportPresenter(
        of: person, post: post, interactor: $0, people: interactor, actions: actions,
        router: ProfileRouter(navigator: navigator))
    }
  }

  /// The screen for reporting a person to the administrator; nil if the source takes no reports.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - post: A post of theirs that shows the problem; nil to report the person alone.
  ///   - navigator: The navigator of the visit.
  public func reportScreen(
    of person: ID<User>, post: ID<Post>?, navigator: any Navigator<Route>
  ) -> LiveScreen? {
    let view = ReportView(strings: strings.report, context: context)
    return reportPresenter(of: person, post: post, navigator: navigator).map {
      LiveScreen($0) { view.screen($0.state) }
    }
  }
}
