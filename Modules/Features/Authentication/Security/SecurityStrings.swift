import AppScreens

/// The texts of the screen that shows how an account can be signed in to.
public struct SecurityStrings: Sendable {
  public var title: String
  public var email: @Sendable (_ email: String) -> String
  public var password, noPassword: String
  public var twoFactorOn, twoFactorOff: String
  public var changePassword, setPassword, twoFactor, changeEmail, linkedProviders, activeSessions, log: String
  public var passkeys: String
  public var refresh: String

  public static let english = SecurityStrings(
    title: "Sign-in and security",
    email: { "Email: \($0)" },
    password: "Password: set", noPassword: "Password: not set",
    twoFactorOn: "Two-factor authentication: on", twoFactorOff: "Two-factor authentication: off",
    changePassword: ChangePasswordStrings.english.title,
    setPassword: ChangePasswordStrings.english.firstTitle, twoFactor: TwoFactorStrings.english.title,
    changeEmail: ChangeEmailStrings.english.title, linkedProviders: LinkedProvidersStrings.english.title,
    activeSessions: ActiveSessionsStrings.english.title,
    log: AccountLogStrings.english.title,
    passkeys: PasskeysStrings.english.title,
    refresh: SharedStrings.english.refresh)

  public static let japanese = SecurityStrings(
    title: "サインインとセキュリティ",
    email: { "メールアドレス: \($0)" },
    password: "パスワード: 設定済み", noPassword: "パスワード: 未設定",
    twoFactorOn: "2要素認証: オン", twoFactorOff: "2要素認証: オフ",
    changePassword: ChangePasswordStrings.japanese.title,
    setPassword: ChangePasswordStrings.japanese.firstTitle, twoFactor: TwoFactorStrings.japanese.title,
    changeEmail: ChangeEmailStrings.japanese.title, linkedProviders: LinkedProvidersStrings.japanese.title,
    activeSessions: ActiveSessionsStrings.japanese.title,
    log: AccountLogStrings.japanese.title,
    passkeys: PasskeysStrings.japanese.title,
    refresh: SharedStrings.japanese.refresh)
}
