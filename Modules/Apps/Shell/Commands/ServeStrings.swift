import AppScreens

/// The words about a server that runs.
struct ServeStrings: LocalizedStrings {
  let running: @Sendable (_ address: String, _ place: String) -> String
  let closed: String
  /// The same where a database's URL has to be given, too.
  let closedOnServer: String

  static let english = ServeStrings(
    running: { "SocialConnect is running at \($0), listening at \($1). Press Ctrl-C to stop it." },
    closed: """
      No one can create an account in an app. To create one: \
      `socialconnect admin create HANDLE --email ADDRESS`
      """,
    closedOnServer: """
      No one can create an account in an app. To create one: \
      `socialconnect admin create HANDLE --email ADDRESS --database URL`
      """)

  static let japanese = ServeStrings(
    running: { "SocialConnectを \($0) で起動しました（待ち受け: \($1)）。終了するにはCtrl-Cを押してください。" },
    closed: """
      アプリからはアカウントを作成できません。作成するには: \
      socialconnect admin create ユーザー名 --email メールアドレス
      """,
    closedOnServer: """
      アプリからはアカウントを作成できません。作成するには: \
      socialconnect admin create ユーザー名 --email メールアドレス --database URL
      """)
}
