import Presentation

/// The texts of the list of accounts signed in on this device.
public struct AccountsStrings: Sendable {
  public var title: String
  public var explanation: String
  public var noAccounts: String
  public var current: String
  public var ended: @Sendable (_ handle: String) -> String
  public var signIn: String
  public var signUp: String
  public var archive: String
  public var changePassword: String
  public var changeEmail: String
  public var activeSessions: String
  public var delete: @Sendable (_ handle: String) -> String
  public var signOut: @Sendable (_ handle: String) -> String

  public static let english = AccountsStrings(
    title: SocialStrings.english.labels.accounts,
    explanation: "Choose an account to switch to it.",
    noAccounts: "No accounts are signed in on this device.",
    current: "current",
    ended: { "@\($0) has been signed out. Sign in again." },
    signIn: "Sign in with another account",
    signUp: "Create another account",
    archive: "Export or import your data",
    changePassword: ChangePasswordStrings.english.title,
    changeEmail: ChangeEmailStrings.english.title,
    activeSessions: ActiveSessionsStrings.english.title,
    delete: { "Delete account @\($0)" },
    signOut: { "Sign out of @\($0)" })

  public static let japanese = AccountsStrings(
    title: SocialStrings.japanese.labels.accounts,
    explanation: "アカウントを選ぶと切り替わります。",
    noAccounts: "この端末でサインインしているアカウントはありません。",
    current: "使用中",
    ended: { "@\($0) はサインアウトされています。もう一度サインインしてください。" },
    signIn: "別のアカウントでサインイン",
    signUp: "別のアカウントを作成",
    archive: "データのエクスポートとインポート",
    changePassword: ChangePasswordStrings.japanese.title,
    changeEmail: ChangeEmailStrings.japanese.title,
    activeSessions: ActiveSessionsStrings.japanese.title,
    delete: { "アカウント @\($0) を削除" },
    signOut: { "@\($0) からサインアウト" })
}
