public import AppScreens
import AppValues
public import Entities
public import Navigation

/// Assembles the screens of this module; its initialiser is all that the module needs.
@MainActor
public struct AuthenticationFactory {
  let ports: AuthenticationPorts
  let accountPorts: AccountPorts
  let authentication: AuthenticationInteractor
  let sessions: SessionInteractor
  /// Nil where forgotten passwords cannot be reset.
  let resets: PasswordResetInteractor?
  /// The signed-in account; nil when signed out.
  let account: AccountInteractor?
  let demo: DemoInteractor?
  /// Nil where no other servers are signed in at.
  let servers: ServerSignInInteractor?
  /// Nil where this program goes to no providers by itself.
  let visits: (any ProviderVisits)?
  let opener: LinkOpener
  let qrCodes: QRCodeMaker
  let unsent: @Sendable () async -> Int?
  let viewer: Viewer
  let language: String
  let strings: AuthenticationStrings
  let context: ViewContext
  /// One for all visits, so that someone who looks elsewhere in the middle goes on where they were.
  let signUp = SignUpProgress()

  /// - Parameters:
  ///   - ports: What the source offers about creating accounts and signing in.
  ///   - account: What it offers the viewer about their account.
  ///   - store: Where this device remembers who is signed in.
  ///   - clear: Removes what this device keeps of the viewer beside the session, when they delete their account.
  ///   - demo: Where a network to look around in comes from; nil to offer none.
  ///   - servers: Finds servers to sign in at besides this source; nil to offer none.
  ///   - visits: Goes to providers, where the source is on this device; nil for none.
  ///   - opener: Opens the pages of servers and providers.
  ///   - qrCodes: Makes QR codes to show.
  ///   - unsent: Says how much of what the viewer wrote hasn't been sent to their server yet; nil if
  ///     that isn't known.
  ///   - leave: Removes what this device keeps of an account that signs out here.
  ///   - viewer: Who is looking.
  ///   - language: The one that new accounts are addressed in, a BCP 47 code.
  ///   - strings: The words of the screens.
  ///   - context: The shared words and the time.
  public init(
    ports: AuthenticationPorts, account: AccountPorts, store: any SessionStore,
    clear: @escaping @Sendable () async -> Void = {}, demo: (any DemoSource)?,
    servers: (any ServerDirectory)? = nil, visits: (any ProviderVisits)? = nil, opener: LinkOpener = .none,
    qrCodes: QRCodeMaker = .none,
    unsent: @escaping @Sendable () async -> Int? = { 0 },
    leave: @escaping @Sendable (Session) async -> Void = { _ in }, viewer: Viewer, language: String,
    strings: AuthenticationStrings, context: ViewContext
  ) {
    self.ports = ports
    accountPorts = account
    let sessions = SessionInteractor(repository: ports.sessions, store: store, clear: leave)
    self.authentication = AuthenticationInteractor(ports: ports, store: store, clock: context.clock)
    self.sessions = sessions
    self.resets = ports.resets.map { PasswordResetInteractor(repository: $0, sessions: sessions) }
    self.account = viewer.session.map {
      AccountInteractor(ports: account, sessions: sessions, session: $0, clear: clear)
    }
    self.demo = demo.map {
      DemoInteractor(source: $0, sessions: sessions, language: context.words.language.code)
    }
    self.servers = servers.map {
      ServerSignInInteractor(servers: $0, sessions: ports.sessions, store: store)
    }
    self.visits = visits
    self.opener = opener
    self.qrCodes = qrCodes
    self.unsent = unsent
    self.viewer = viewer
    self.language = language
    self.strings = strings
    self.context = context
  }

  /// Whether there is a screen at places of this kind at present; false for places of other features. Without a
  /// session, what is done with the account begins with signing in.
  public func has(_ place: Route.Kind) -> Bool {
    switch place {
    case .welcome, .accounts: true
    case .signIn: ports.passwords != nil
    case .providerSignIn:
      visits?.all.isEmpty == false && ports.providers?.identities != nil && ports.providers?.signUps != nil
    case .signUp: ports.signUps != nil
    case .addServer: servers != nil
    case .forgotPassword: resets != nil
    case .security: accountPorts.proofs != nil && leadsToAccount
    case .changePassword: accountPorts.passwords != nil && has(.security)
    case .twoFactor: accountPorts.twoFactor != nil && has(.security)
    case .changeEmail: accountPorts.emails != nil && has(.security)
    case .activeSessions: accountPorts.activeSessions != nil && leadsToAccount
    case .passkeys: accountPorts.passkeys?.page != nil && leadsToAccount
    case .accountLog: accountPorts.log != nil && leadsToAccount
    case .linkedProviders: accountPorts.providers != nil && has(.security)
    case .deleteAccount: accountPorts.deletion != nil && has(.security)
    default: false
    }
  }

  private var leadsToAccount: Bool { account != nil || has(.signIn) }

  /// The welcome; shown when signed out.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(navigator: any SessionNavigator) -> AuthenticationPresenter {
    AuthenticationPresenter(
      sessions: sessions, demo: demo, router: AuthenticationRouter(navigator: navigator))
  }

  /// The first steps of someone who has just created an account; nil when signed out.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func firstStepsPresenter(navigator: any SessionNavigator) -> FirstStepsPresenter? {
    viewer.session.map {
      FirstStepsPresenter(session: $0, router: AuthenticationRouter(navigator: navigator))
    }
  }

  /// Signing in, also beside accounts signed in already; nil where it is not done with a password.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func signInPresenter(navigator: any SessionNavigator) -> SignInPresenter? {
    guard has(.signIn) else { return nil }
    return SignInPresenter(
      authentication: authentication, router: AuthenticationRouter(navigator: navigator))
  }

  /// Signing in by a provider that this program goes to by itself; nil where there is none.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func providerSignInPresenter(navigator: any SessionNavigator) -> ProviderSignInPresenter? {
    guard has(.providerSignIn), let visitor else { return nil }
    return ProviderSignInPresenter(
      authentication: authentication, visitor: visitor, language: language,
      router: AuthenticationRouter(navigator: navigator))
  }

  /// The names of the providers that this program goes to by itself.
  var providerNames: [String] { visits?.all.map { Printable.stripped($0.name) } ?? [] }

  private var visitor: ProviderVisitor? {
    visits.map {
      ProviderVisitor(visits: $0, opener: opener, pages: strings.browserPages(language), codes: qrCodes)
    }
  }

  /// Creating an account, also beside accounts signed in already; nil where that is not done here.
  ///
  /// What was entered is there again on the next visit, until the account is made or given up; the password only
  /// for as long as one of the presenters is held.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func signUpPresenter(navigator: any SessionNavigator) -> SignUpPresenter? {
    guard has(.signUp) else { return nil }
    return SignUpPresenter(
      progress: signUp, authentication: authentication, language: language,
      router: AuthenticationRouter(navigator: navigator))
  }

  /// Signing in at a server; nil where that isn't done.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func addServerPresenter(navigator: any SessionNavigator) -> AddServerPresenter? {
    servers.map {
      AddServerPresenter(
        servers: $0, opener: opener, pages: strings.browserPages(language),
        router: AuthenticationRouter(navigator: navigator))
    }
  }

  /// The accounts signed in on this device.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func accountsPresenter(navigator: any SessionNavigator) -> AccountsPresenter {
    AccountsPresenter(
      sessions: sessions, unsent: unsent, viewer: viewer,
      router: AuthenticationRouter(navigator: navigator))
  }

  /// Getting another password with a code that is mailed; nil where that is not done here.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func forgotPasswordPresenter(navigator: any SessionNavigator) -> ForgotPasswordPresenter? {
    resets.map { ForgotPasswordPresenter(resets: $0, router: AuthenticationRouter(navigator: navigator)) }
  }

  /// How the account can be signed in to; nil when signed out, and where that isn't known.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func securityPresenter(navigator: any SessionNavigator) -> SecurityPresenter? {
    guard let account, has(.security) else { return nil }
    return SecurityPresenter(account: account, router: AuthenticationRouter(navigator: navigator))
  }

  /// Choosing another password; nil when signed out, and where that is not done here.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func changePasswordPresenter(navigator: any SessionNavigator) -> ChangePasswordPresenter? {
    guard let account, has(.changePassword) else { return nil }
    return ChangePasswordPresenter(account: account, router: AuthenticationRouter(navigator: navigator))
  }

  /// Turning two-factor authentication on and off; nil when signed out, and where that is not done here.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func twoFactorPresenter(navigator: any SessionNavigator) -> TwoFactorPresenter? {
    guard let account, has(.twoFactor) else { return nil }
    return TwoFactorPresenter(
      account: account, codes: qrCodes, network: strings.title,
      router: AuthenticationRouter(navigator: navigator))
  }

  /// Another address to sign in with, confirmed by a code that is mailed to it; nil when signed out, and where that
  /// is not done here.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func changeEmailPresenter(navigator: any SessionNavigator) -> ChangeEmailPresenter? {
    guard let account, has(.changeEmail) else { return nil }
    return ChangeEmailPresenter(account: account, router: AuthenticationRouter(navigator: navigator))
  }

  /// Where the account is signed in; nil when signed out, and where that is not known.
  public func activeSessionsPresenter() -> ActiveSessionsPresenter? {
    guard let account, has(.activeSessions) else { return nil }
    return ActiveSessionsPresenter(account: account)
  }

  /// The account's passkeys; nil when signed out, and where there are none.
  public func passkeysPresenter() -> PasskeysPresenter? {
    guard let account, let page = account.passkeyPage else { return nil }
    return PasskeysPresenter(account: account, page: page)
  }

  /// What happened to the account; nil when signed out, and where that is not known.
  public func accountLogPresenter() -> AccountLogPresenter? {
    guard let account, has(.accountLog) else { return nil }
    return AccountLogPresenter(account: account)
  }

  /// The providers' accounts by which the account can be signed in to; nil when signed out, and where there are none.
  public func linkedProvidersPresenter() -> LinkedProvidersPresenter? {
    guard let account, has(.linkedProviders) else { return nil }
    return LinkedProvidersPresenter(
      account: account, opener: opener, visitor: accountPorts.providerLinking == nil ? nil : visitor)
  }

  /// Deleting the account; nil when signed out, and where that is not done here.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func deleteAccountPresenter(navigator: any SessionNavigator) -> DeleteAccountPresenter? {
    guard let account, has(.deleteAccount) else { return nil }
    return DeleteAccountPresenter(account: account, router: AuthenticationRouter(navigator: navigator))
  }
}
