public import AppScreens
public import Navigation

// The screens of ours. What cannot be had is nil; what is done about an account signed in is signing in when signed
// out.
extension AuthenticationFactory {
  /// The welcome screen; the first steps when signed in.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func welcomeScreen(navigator: any SessionNavigator) -> LiveScreen {
    if let newcomer = firstStepsPresenter(navigator: navigator) {
      let view = FirstStepsView(strings: strings.firstSteps, context: context)
      return LiveScreen(newcomer) { view.screen($0.state) }
    }
    let view = AuthenticationView(strings: strings, context: context, providers: providerNames)
    return LiveScreen(presenter(navigator: navigator)) { view.screen($0.state) }
  }

  /// Signing in, also beside accounts signed in already.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func signInScreen(navigator: any SessionNavigator) -> LiveScreen? {
    let view = SignInView(strings: strings.signIn, context: context)
    return signInPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Signing in by a provider that this program goes to by itself.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func providerSignInScreen(navigator: any SessionNavigator) -> LiveScreen? {
    let view = ProviderSignInView(strings: strings.providerSignIn, signUp: strings.signUp, context: context)
    return providerSignInPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Creating an account, also beside accounts signed in already.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func signUpScreen(navigator: any SessionNavigator) -> LiveScreen? {
    let view = SignUpView(strings: strings.signUp, context: context)
    return signUpPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Signing in at a server.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func addServerScreen(navigator: any SessionNavigator) -> LiveScreen? {
    let view = AddServerView(strings: strings.addServer, signIn: strings.signIn, context: context)
    return addServerPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// The accounts signed in on this device.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func accountsScreen(navigator: any SessionNavigator) -> LiveScreen {
    let names = providerNames
    let view = AccountsView(
      strings: strings.accounts, context: context,
      providerSignIn: names.isEmpty ? nil : strings.providerSignIn.title(names))
    return LiveScreen(accountsPresenter(navigator: navigator)) { view.screen($0.state) }
  }

  /// Getting another password with a code that is mailed.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func forgotPasswordScreen(navigator: any SessionNavigator) -> LiveScreen? {
    let view = ForgotPasswordView(
      strings: strings.forgotPassword, signIn: strings.signIn, context: context)
    return forgotPasswordPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// How the account can be signed in to.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func securityScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.security) { return signInScreen(navigator: navigator) }
    let view = SecurityView(strings: strings.security, context: context)
    return securityPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Choosing another password.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func changePasswordScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.changePassword) { return signInScreen(navigator: navigator) }
    let view = ChangePasswordView(
      strings: strings.changePassword, proof: strings.proof, context: context)
    return changePasswordPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Turning two-factor authentication on and off.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func twoFactorScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.twoFactor) { return signInScreen(navigator: navigator) }
    let view = TwoFactorView(strings: strings.twoFactor, proof: strings.proof, context: context)
    return twoFactorPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Another address to sign in with, confirmed by a code that is mailed to it.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func changeEmailScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.changeEmail) { return signInScreen(navigator: navigator) }
    let view = ChangeEmailView(strings: strings.changeEmail, proof: strings.proof, context: context)
    return changeEmailPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Where the account is signed in.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func activeSessionsScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.activeSessions) { return signInScreen(navigator: navigator) }
    let view = ActiveSessionsView(words: strings, context: context)
    return activeSessionsPresenter().map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// The account's passkeys.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func passkeysScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.passkeys) { return signInScreen(navigator: navigator) }
    let view = PasskeysView(strings: strings.passkeys, proof: strings.proof, context: context)
    return passkeysPresenter().map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// What happened to the account.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func accountLogScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.accountLog) { return signInScreen(navigator: navigator) }
    let view = AccountLogView(strings: strings.accountLog, context: context)
    return accountLogPresenter().map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// The providers' accounts by which the account can be signed in to.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func linkedProvidersScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.linkedProviders) { return signInScreen(navigator: navigator) }
    let view = LinkedProvidersView(
      strings: strings.linkedProviders, ways: strings.providerSignIn, proof: strings.proof,
      opensPages: opener.isAvailable, context: context)
    return linkedProvidersPresenter().map { LiveScreen($0) { view.screen($0.state) } }
  }

  /// Deleting the account.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func deleteAccountScreen(navigator: any SessionNavigator) -> LiveScreen? {
    if account == nil, has(.deleteAccount) { return signInScreen(navigator: navigator) }
    let view = DeleteAccountView(
      strings: strings.deleteAccount, proof: strings.proof, context: context)
    return deleteAccountPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }
}
