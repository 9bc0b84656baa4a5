public import AppScreens
public import Entities
public import Navigation
import Presentation

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
  private let router: AuthenticationRouter
  /// Shared by all visits, so that leaving in the middle loses nothing.
  private let signUp: SignUpPresenter

  /// - Parameters:
  ///   - repository: Where accounts are kept.
  ///   - account: What the viewer can do about their account.
  ///   - resets: Resets forgotten passwords.
  ///   - store: Where this machine remembers who is signed in.
  ///   - clear: Removes what this machine keeps of the viewer beside the sign-in, when they delete their account.
  ///   - demo: Where a network to look around in comes from; nil to offer none.
  ///   - viewer: Who is looking.
  ///   - navigator: The host's; it is not kept alive from here.
  public init(
    repository: any AuthenticationRepository, account: any AccountRepository,
    resets: any PasswordResetRepository, store: any SessionStore,
    clear: @escaping @Sendable () async -> Void = {}, demo: (any DemoSource)? = nil, viewer: Viewer,
    strings: AuthenticationStrings, context: ViewContext, navigator: any Navigator
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
    self.router = AuthenticationRouter(navigator: navigator)
    self.signUp = SignUpPresenter(
      authentication: authentication, language: context.words.language, router: router)
  }

  /// The welcome screen when signed out, or the first steps when signed in.
  public func welcomeScreen() -> LiveScreen {
    if let session = viewer.session { return firstStepsScreen(session) }
    let view = AuthenticationView(strings: strings, context: context)
    let presenter = AuthenticationPresenter(sessions: sessions, demo: demo, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Signing in, also beside accounts signed in already.
  public func signInScreen() -> LiveScreen {
    let view = SignInView(strings: strings.signIn, context: context)
    let presenter = SignInPresenter(authentication: authentication, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Creating an account, also beside accounts signed in already. What was entered is there again on the next
  /// visit, until the account is made or given up; the password only for those who went elsewhere in the middle.
  public func signUpScreen() -> LiveScreen {
    let view = SignUpView(strings: strings.signUp, context: context)
    return LiveScreen(signUp) { view.screen($0.state) }
  }

  /// The accounts signed in on this machine.
  public func accountsScreen() -> LiveScreen {
    let view = AccountsView(strings: strings.accounts, context: context)
    let presenter = AccountsPresenter(sessions: sessions, viewer: viewer, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// Getting another password with a code that is mailed.
  public func forgotPasswordScreen() -> LiveScreen {
    let view = ForgotPasswordView(strings: strings.forgotPassword, context: context)
    let presenter = ForgotPasswordPresenter(resets: resets, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// The screen for changing the password, or for signing in when signed out.
  public func changePasswordScreen() -> LiveScreen {
    guard let account else { return signInScreen() }
    let view = ChangePasswordView(strings: strings.changePassword, context: context)
    let presenter = ChangePasswordPresenter(account: account, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// The screen for changing the email address, or for signing in when signed out.
  public func changeEmailScreen() -> LiveScreen {
    guard let account else { return signInScreen() }
    let view = ChangeEmailView(strings: strings.changeEmail, context: context)
    let presenter = ChangeEmailPresenter(account: account, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  /// The account's active sessions, or the screen for signing in when signed out.
  public func activeSessionsScreen() -> LiveScreen {
    guard let account else { return signInScreen() }
    let view = ActiveSessionsView(strings: strings.activeSessions, context: context)
    return LiveScreen(ActiveSessionsPresenter(account: account)) { view.screen($0.state) }
  }

  /// The screen for deleting the account, or for signing in when signed out.
  public func deleteAccountScreen() -> LiveScreen {
    guard let account else { return signInScreen() }
    let view = DeleteAccountView(strings: strings.deleteAccount, context: context)
    let presenter = DeleteAccountPresenter(account: account, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  private func firstStepsScreen(_ session: Session) -> LiveScreen {
    let view = FirstStepsView(strings: strings.firstSteps)
    let presenter = FirstStepsPresenter(session: session, router: router)
    return LiveScreen(presenter) { view.screen($0.state) }
  }
}
