import AppScreens
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
  public var addServer: String
  public var archive: String
  public var security: String
  public var delete: @Sendable (_ handle: String) -> String
  public var signOut: @Sendable (_ handle: String) -> String
  /// Asked if the server can't be reached.
  public var unreachable: @Sendable (_ handle: String) -> String
  /// Asked if the session's token can't be had.
  public var tokenMissing: @Sendable (_ handle: String) -> String
  /// Asked if something hasn't been sent to the server yet.
  public var unsent: @Sendable (_ count: Int) -> String
  /// Asked if it isn't known whether something hasn't been sent.
  public var unknown: String
  public var signOutHere, stay: String

  public static let english = AccountsStrings(
    title: SocialStrings.english.labels.accounts,
    explanation: "Choose an account to switch to it.",
    noAccounts: "No accounts are signed in on this device.",
    current: "current",
    ended: { "@\($0) has been signed out. Sign in again." },
    signIn: "Sign in with another account",
    signUp: "Create another account",
    addServer: AddServerStrings.english.title,
    archive: "Export or import your data",
    security: SecurityStrings.english.title,
    delete: { "Delete account @\($0)" },
    signOut: { "Sign out of @\($0)" },
    unreachable: {
      "The server can't be reached, so @\($0) would stay signed in there. Sign out on this device anyway?"
    },
    tokenMissing: {
      "Without its token, @\($0) would stay signed in at the server. Sign out on this device anyway?"
    },
    unsent: {
      $0 == 1
        ? "Something you wrote hasn't been sent yet and would be removed. Sign out anyway?"
        : "\($0, in: .english) things you wrote haven't been sent yet and would be removed. Sign out anyway?"
    },
    unknown:
      "What you wrote may not all be sent yet, and the rest would be removed. Sign out anyway?",
    signOutHere: "Sign out on this device", stay: "Stay signed in")

  public static let japanese = AccountsStrings(
    title: SocialStrings.japanese.labels.accounts,
    explanation: "アカウントを選ぶと切り替わります。",
    noAccounts: "この端末でサインインしているアカウントはありません。",
    current: "使用中",
    ended: { "@\($0) はサインアウトされています。もう一度サインインしてください。" },
    signIn: "別のアカウントでサインイン",
    signUp: "別のアカウントを作成",
    addServer: AddServerStrings.japanese.title,
    archive: "データのエクスポートとインポート",
    security: SecurityStrings.japanese.title,
    delete: { "アカウント @\($0) を削除" },
    signOut: { "@\($0) からサインアウト" },
    unreachable: { "サーバーに接続できないため、@\($0) のサインインはサーバーに残ります。この端末だけでサインアウトしますか？" },
    tokenMissing: { "トークンを取得できないため、@\($0) のサインインはサーバーに残ります。この端末だけでサインアウトしますか？" },
    unsent: { "未送信のものが\($0, in: .japanese)件あり、サインアウトすると削除されます。サインアウトしますか？" },
    unknown: "未送信のものがあるかどうかを確認できません。ある場合、サインアウトすると削除されます。サインアウトしますか？",
    signOutHere: "この端末でサインアウト", stay: "サインアウトしない")
}
