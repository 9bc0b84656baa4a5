public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions

/// Puts the screens about people together: all they need goes in, live screens come out.
@MainActor
public struct ProfileFactory {
  private let interactor: ProfileInteractor
  private let actions: PostActionsInteractor
  private let strings: ProfileStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - repository: Where people are read and followed, for `viewer`.
  ///   - actions: What can be done to the posts they have pinned, on behalf of `viewer`.
  ///   - viewer: Who looks at them.
  ///   - strings: The words of these screens.
  ///   - context: The shared words and the time.
  public init(
    repository: any ProfileRepository, actions: PostActionsInteractor, viewer: Viewer,
    strings: ProfileStrings, context: ViewContext
  ) {
    self.actions = actions
    interactor = ProfileInteractor(repository: repository, viewer: viewer, clock: context.clock)
    self.strings = strings
    self.context = context
  }

  /// A person's screen.
  public func screen(for person: PersonReference, navigator: any Navigator<Route>) -> LiveScreen {
    let view = ProfileView(strings: strings, context: context)
    return LiveScreen(
      ProfilePresenter(
        person: person, interactor: interactor, actions: actions, router: ProfileRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }

  /// The screen for reporting a person to the administrator.
  ///
  /// - Parameter post: What they wrote that shows what is meant; nil to report the person alone.
  public func reportScreen(of person: ID<User>, post: ID<Post>?, navigator: any Navigator<Route>)
    -> LiveScreen
  {
    let view = ReportView(strings: strings.report, context: context)
    let presenter = ReportPresenter(
      of: person, post: post, interactor: interactor, actions: actions,
      router: ProfileRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// The screen where the viewer's own profile is changed.
  public func editProfileScreen(navigator: any Navigator<Route>) -> LiveScreen {
    let view = EditProfileView(strings: strings, context: context)
    return LiveScreen(
      EditProfilePresenter(interactor: interactor, router: ProfileRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }

  /// The screen of a list of people.
  public func screen(for list: PeopleList, navigator: any Navigator<Route>) -> LiveScreen {
    let view = PeopleView(strings: strings, context: context)
    return LiveScreen(
      PeoplePresenter(list, interactor: interactor, router: ProfileRouter(navigator: navigator))
    ) {
      view.screen($0.state)
    }
  }
}
