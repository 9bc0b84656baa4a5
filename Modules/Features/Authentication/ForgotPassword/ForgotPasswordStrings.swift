public import AppScreens

/// The words of getting another password, on the screen and in the mail.
public struct ForgotPasswordStrings: LocalizedStrings {
  public var title: String
  public var email: String
  public var emailHint: String
  /// Whether the address has an account is not revealed.
  public var sent: @Sendable (_ email: String) -> String
  public var folder: @Sendable (_ path: String) -> String
  public var code: String
  public var codeHint: String
  public var password: String
  public var passwordHint: String
  public var passwordAdvice: String
  public var mailSubject: @Sendable (_ code: String) -> String
  public var mailBody: @Sendable (_ handle: String, _ code: String) -> String

  public static let english = ForgotPasswordStrings(
    title: "Forgot password",
    email: "E-mail",
    emailHint: "The address that you sign in with. A code is sent to it.",
    sent: { "If \($0) has an account here, a mail with a code is on its way." },
    folder: { "This machine cannot send mail. The mail is in the folder \($0)." },
    code: "Code",
    codeHint: "Six digits. It is valid for 15 minutes. Go back to ask for another code.",
    password: "New password",
    passwordHint: SignUpStrings.english.passwordHint,
    passwordAdvice: SignUpStrings.english.passwordAdvice,
    mailSubject: { "\($0) is your SocialConnect code" },
    mailBody: {
      """
      Hello @\($0),

      someone, most likely you, asked for a new password for your SocialConnect account.
      The code is

          \($1)

      It is valid for 15 minutes, once, and only on the machine where it was asked for. If it was not
      you, you need not do anything: without the code nothing changes.

      """
    })

  public static let japanese = ForgotPasswordStrings(
    title: "パスワードをお忘れの方",
    email: "メールアドレス",
    emailHint: "サインインに使うアドレスです。コードをお送りします。",
    sent: { "\($0) のアカウントがあれば、コードを記したメールをお送りしています。" },
    folder: { "このマシンからはメールを送信できません。メールはフォルダー \($0) にあります。" },
    code: "コード",
    codeHint: "6桁の数字です。15分間有効です。戻ると送り直せます。",
    password: "新しいパスワード",
    passwordHint: SignUpStrings.japanese.passwordHint,
    passwordAdvice: SignUpStrings.japanese.passwordAdvice,
    mailSubject: { "SocialConnectのコード: \($0)" },
    mailBody: {
      """
      @\($0) さん

      SocialConnectのパスワードの再設定を受け付けました。
      コードは次のとおりです。

          \($1)

      手続きを始めたマシンで、15分間、1回に限り有効です。お心当たりがない場合は、何もなさる必要はありません。
      コードがなければ何も変わりません。

      """
    })
}
