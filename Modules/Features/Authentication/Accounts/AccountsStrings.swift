import AppScreens
import Navigation
import Presentation

/// The words of the accounts signed in on this machine.
public struct AccountsStrings: Sendable {
  public var title: String
  public var explanation: String
  public var nobody: String
  public var inUse: String
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
    explanation: "Choose an account to go on with it.",
    nobody: "Nobody is signed in on this machine.",
    inUse: "in use",
    ended: { "The sign-in of @\($0) has ended. Please sign in again." },
    signIn: "Sign in with another account",
    signUp: "Create another account",
    archive: "Export everything of mine, or import",
    changePassword: ChangePasswordStrings.english.title,
    changeEmail: ChangeEmailStrings.english.title,
    activeSessions: ActiveSessionsStrings.english.title,
    delete: { "Delete the account @\($0)" },
    signOut: { "Sign out @\($0)" })

  public static let japanese = AccountsStrings(
    title: SocialStrings.japanese.labels.accounts,
    explanation: "アカウントを選ぶと切り替わります。",
    nobody: "このマシンでサインインしているアカウントはありません。",
    inUse: "使用中",
    ended: { "@\($0) のサインインは終了しています。もう一度サインインしてください。" },
    signIn: "別のアカウントでサインイン",
    signUp: "別のアカウントを作成",
    archive: "データの書き出しと取り込み",
    changePassword: ChangePasswordStrings.japanese.title,
    changeEmail: ChangeEmailStrings.japanese.title,
    activeSessions: ActiveSessionsStrings.japanese.title,
    delete: { "アカウント @\($0) を削除" },
    signOut: { "@\($0) からサインアウト" })
}
