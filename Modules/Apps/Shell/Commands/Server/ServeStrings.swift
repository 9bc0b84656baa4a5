import AppScreens
import SocialBackend

/// The words about a server that runs.
struct ServeStrings: LocalizedStrings {
  let running: @Sendable (_ address: String, _ endpoint: String) -> String
  let closed: String
  /// The same where a database's URL has to be given, too.
  let closedOnServer: String
  /// Email is saved to a folder, since there is no program that sends it.
  let saved: @Sendable (_ folder: String) -> String
  /// No one sends the email of a database on a server.
  let nobody: String

  /// What to say about email; nil if it's sent.
  func unmailed(_ sender: MailStatus.Sender?) -> String? {
    switch sender {
    case .here?, .elsewhere?, nil: nil
    case .folder(let path)?: saved(path)
    case .nobody?: nobody
    }
  }

  static let english = ServeStrings(
    running: { "SocialConnect is running at \($0), listening at \($1). Press Ctrl-C to stop it." },
    closed: """
      No one can create an account in an app. To create one: \
      “socialconnect admin create HANDLE --email ADDRESS”
      """,
    closedOnServer: """
      No one can create an account in an app. To create one: \
      “socialconnect admin create HANDLE --email ADDRESS --database URL”
      """,
    saved: {
      """
      This server can't send email: codes for people are saved to the folder \($0), and its pages tell them to ask you. \
      To send email, install “sendmail”, such as the package msmtp-mta, and set it up.
      """
    },
    nobody: """
      This server can't send email, so no one can get a code. To send it from this device, which needs “sendmail”: \
      “socialconnect mail --send-here on --database URL”
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
      """,
    saved: {
      """
      このサーバーはメールを送信できません。確認コードはフォルダー \($0) に保存され、ページには管理者に問い合わせるよう表示されます。\
      メールを送信するには、sendmail（パッケージ msmtp-mta など）をインストールして設定してください。
      """
    },
    nobody: """
      このサーバーはメールを送信できないため、確認コードを受け取れません。この端末から送信するには（sendmail が必要です）: \
      socialconnect mail --send-here on --database URL
      """)
}
