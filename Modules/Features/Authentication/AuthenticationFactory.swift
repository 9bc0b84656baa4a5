public import AppScreens
public import Entities
public import Navigation

/// Assembles the screens of this module; its initialiser is all that the module needs.
@MainActor
public struct AuthenticationFactory {
  private let authentication: AuthenticationInteractor
  private let sessions: SessionInteractor
  private let resets: PasswordResetInteractor
  /// The signed-in account; nil when signed out.
  private let account: AccountInteractor?
  private let demo: (any DemoSource)?
  private let viewer: Viewer
  private let strings: AuthenticationStrings
  private let context: ViewContext
  /// One for all visits, so that someone who looks elsewhere in the middle goes on where they were.
  private let signUp = SignUpProgress()

  /// - Parameters:
  ///   - repository: Where accounts are kept.
  ///   - account: What the viewer can do about their account.
  ///   - resets: Resets forgotten passwords.
  ///   - store: Where this machine remembers who is signed in.
  ///   - clear: Removes what this machine keeps of the viewer beside the sign-in, when they delete their account.
  ///   - demo: Where a network to look around in comes from; nil to offer none.
  ///   - viewer: Who is looking.
  public init(
    repository: any AuthenticationRepository, account: any AccountRepository,
    resets: any PasswordResetRepository, store: any SessionStore,
    clear: @escaping @Sendable () async -> Void = {}, demo: (any DemoSource)? = nil, viewer: Viewer,
    strings: AuthenticationStrings, context: ViewContext
  ) {
    let sessions = SessionInteractor(repository: repository, store: store)
    self.authentication = AuthenticationInteractor(
      repository: repository, store: store, clock: context.clock)
    self.sessions = sessions
    self.resets = PasswordResetInteractor(repository: resets, sessions: sessions)
    self.account = viewer.session.map {
      AccountInteractor(repository: account, sessions: sessions, session: $0, clear: clear)
    }
    self.demo = demo
    self.viewer = viewer
    self.strings = strings
    self.context = context
  }

  /// The welcome screen; the first steps when signed in.
  public func welcomeScreen(navigator: any SessionNavigator) -> LiveScreen {
    if let session = viewer.session { return firstStepsScreen(session, navigator: navigator) }
    let view = AuthenticationView(strings: strings, context: context)
    let presenter = AuthenticationPresenter(
      sessions: sessions, demo: demo, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Signing in, also beside accounts signed in already.
  public func signInScreen(navigator: any SessionNavigator) -> LiveScreen {
    let view = SignInView(strings: strings.signIn, context: context)
    let presenter = SignInPresenter(
      authentication: authentication, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Creating an account, also beside accounts signed in already. What was entered is there again on the next
  /// visit, until the account is made or given up; the password only for those who went elsewhere in the middle.
  public func signUpScreen(navigator: any SessionNavigator) -> LiveScreen {
    let view = SignUpView(strings: strings.signUp, context: context)
    let presenter = SignUpPresenter(
      progress: signUp, authentication: authentication, language: context.words.language,
      router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// The accounts signed in on this machine.
  public func accountsScreen(navigator: any SessionNavigator) -> LiveScreen {
    let view = AccountsView(strings: strings.accounts, context: context)
    let presenter = AccountsPresenter(
      sessions: sessions, viewer: viewer, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Getting another password with a code that is mailed.
  public func forgotPasswordScreen(navigator: any SessionNavigator) -> LiveScreen {
    let view = ForgotPasswordView(strings: strings.forgotPassword, context: context)
    let presenter = ForgotPasswordPresenter(
      resets: resets, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Choosing another password; the sign-in screen when signed out.
  public func changePasswordScreen(navigator: any SessionNavigator) -> LiveScreen {
    guard let account else { return signInScreen(navigator: navigator) }
    let view = ChangePasswordView(strings: strings.changePassword, context: context)
    let presenter = ChangePasswordPresenter(
      account: account, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Another address to sign in with, confirmed by a code that is mailed to it; the sign-in screen when signed out.
  public func changeEmailScreen(navigator: any SessionNavigator) -> LiveScreen {
    guard let account else { return signInScreen(navigator: navigator) }
    let view = ChangeEmailView(strings: strings.changeEmail, context: context)
    let presenter = ChangeEmailPresenter(account: account, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Where the account is signed in; the sign-in screen when signed out.
  public func activeSessionsScreen(navigator: any SessionNavigator) -> LiveScreen {
    guard let account else { return signInScreen(navigator: navigator) }
    let view = ActiveSessionsView(strings: strings.activeSessions, context: context)
    return LiveScreen(ActiveSessionsPresenter(account: account)) { view.screen($0.state) }
  }

  /// Deleting the account; the sign-in screen when signed out.
  public func deleteAccountScreen(navigator: any SessionNavigator) -> LiveScreen {
    guard let account else { return signInScreen(navigator: navigator) }
    let view = DeleteAccountView(strings: strings.deleteAccount, context: context)
    let presenter = DeleteAccountPresenter(
      account: account, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  private func firstStepsScreen(_ session: Session, navigator: any SessionNavigator) -> LiveScreen {
    let view = FirstStepsView(strings: strings.firstSteps)
    let presenter = FirstStepsPresenter(session: session, router: AuthenticationRouter(navigator: navigator))
    return LiveScreen(presenter) { view.screen($0.state) }
  }
}
