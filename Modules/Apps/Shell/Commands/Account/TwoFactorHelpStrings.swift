import AppScreens

/// What the help says of the commands about two-factor authentication.
struct TwoFactorHelpStrings: LocalizedStrings {
  let twoFactor, status, on, code, off, recoveryCodes: String
  /// What to do with a secret.
  let next: String

  static let english = TwoFactorHelpStrings(
    twoFactor: "Turn two-factor authentication on and off.",
    status: "Show whether it's on, and how many recovery codes are left.",
    on: "Turn it on: get a key for your authenticator app, then confirm with --code.",
    code: "The six digits that your authenticator app shows.",
    off: "Turn it off.", recoveryCodes: "Get new recovery codes; earlier ones stop working.",
    next: "Then run “socialconnect two-factor on --code CODE” with the code that the app shows.")

  static let japanese = TwoFactorHelpStrings(
    twoFactor: "2要素認証をオンまたはオフにします。", status: "オンかどうかと、残りのリカバリーコードの数を表示します。",
    on: "オンにします。まず認証アプリに入力するキーを取得し、表示されたコードを --code で指定します。",
    code: "認証アプリに表示される6桁の数字。", off: "オフにします。",
    recoveryCodes: "リカバリーコードを新しく作成します。以前のコードは使えなくなります。",
    next: "続けて、認証アプリに表示されたコードを指定して socialconnect two-factor on --code コード を実行してください。")
}
