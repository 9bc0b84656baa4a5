/// What can be done about accounts and signing in.
public struct AuthenticationCapabilities: Equatable, Sendable {
  /// Whether one signs in, with a password, and creates an account.
  public var signsIn, signsUp: Bool
  /// Whether a forgotten password can be reset.
  public var resetsPassword: Bool
  /// Whether the account in use can have another password or email address.
  public var changesPassword, changesEmail: Bool
  /// Whether it is known where the account is signed in.
  public var listsSessions: Bool
  /// Whether the account can be deleted.
  public var deletesAccount: Bool

  /// Everything.
  public static let all = AuthenticationCapabilities(
    signsIn: true, signsUp: true, resetsPassword: true, changesPassword: true, changesEmail: true,
    listsSessions: true, deletesAccount: true)

  /// Capabilities to preview or test; a factory works them out from the ports.
  public init(
    signsIn: Bool, signsUp: Bool, resetsPassword: Bool, changesPassword: Bool, changesEmail: Bool,
    listsSessions: Bool, deletesAccount: Bool
  ) {
    self.signsIn = signsIn
    self.signsUp = signsUp
    self.resetsPassword = resetsPassword
    self.changesPassword = changesPassword
    self.changesEmail = changesEmail
    self.listsSessions = listsSessions
    self.deletesAccount = deletesAccount
  }

  init(_ ports: AuthenticationPorts, _ account: AccountPorts) {
    self.init(
      signsIn: ports.passwords != nil, signsUp: ports.signUps != nil, resetsPassword: ports.resets != nil,
      changesPassword: account.passwords != nil, changesEmail: account.emails != nil,
      listsSessions: account.activeSessions != nil, deletesAccount: account.deletion != nil)
  }
}
