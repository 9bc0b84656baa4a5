public import AppScreens

/// The texts of resetting a forgotten password, on the screen and in the email.
public struct ForgotPasswordStrings: LocalizedStrings {
  public var title: String
  public var email: String
  public var emailHint: String
  /// Doesn't reveal whether the address has an account.
  public var sent: @Sendable (_ email: String) -> String
  /// Said in place of `sent` on a device that can't send email.
  public var saved: @Sendable (_ email: String, _ path: String) -> String
  public var code: String
  public var codeHint: String
  public var password: String
  public var passwordHint: String
  public var passwordAdvice: String
  /// Above the question for the second factor.
  public var passwordIsSet: String
  public var mailSubject: @Sendable (_ code: String) -> String
  public var mailBody: @Sendable (_ handle: String, _ code: String) -> String

  public static let english = ForgotPasswordStrings(
    title: "Forgot password",
    email: "Email",
    emailHint: "The address you sign in with. We'll send it a code.",
    sent: { "If \($0) has an account here, we've sent it an email with a code." },
    saved: {
      "This device can't send email. If \($0) has an account here, the email with its code is in the folder \($1)."
    },
    code: "Code",
    codeHint: "Six digits, valid for 15 minutes. Go back to request a new code.",
    password: "New password",
    passwordHint: SignUpStrings.english.passwordHint,
    passwordAdvice: SignUpStrings.english.passwordAdvice,
    passwordIsSet: "Your new password is set. Enter a code to sign in.",
    mailSubject: { "\($0) is your SocialConnect code" },
    mailBody: {
      """
      Hello @\($0),

      Someone, probably you, asked to reset the password of your SocialConnect account. Your code is

          \($1)

      It's valid for 15 minutes and works once, only on the device where it was requested. If this
      wasn't you, ignore this email: without the code, nothing changes.

      """
    })

  public static let japanese = ForgotPasswordStrings(
    title: "パスワードを忘れた場合",
    email: "メールアドレス",
    emailHint: "サインインに使うメールアドレスです。確認コードを送信します。",
    sent: { "\($0) のアカウントがある場合は、確認コードをメールで送信しました。" },
    saved: { "この端末からはメールを送信できません。\($0) のアカウントがある場合は、確認コードのメールをフォルダー \($1) に保存しました。" },
    code: "確認コード",
    codeHint: "メールに記載された6桁の数字です（15分間有効）。戻ると、もう一度送信できます。",
    password: "新しいパスワード",
    passwordHint: SignUpStrings.japanese.passwordHint,
    passwordAdvice: SignUpStrings.japanese.passwordAdvice,
    passwordIsSet: "新しいパスワードを設定しました。サインインするには、認証コードを入力してください。",
    mailSubject: { "SocialConnectの確認コード: \($0)" },
    mailBody: {
      """
      @\($0) 様

      SocialConnectのパスワード再設定のリクエストを受け付けました。
      確認コードは次のとおりです。

          \($1)

      手続きを始めた端末で、15分以内に1回だけ使えます。心当たりがない場合は、このメールを無視してください。
      コードを入力しないかぎり、何も変わりません。

      """
    })
}

extension ForgotPasswordStrings {
  /// Where the code of an address is.
  ///
  /// - Parameters:
  ///   - email: The address.
  ///   - destination: Nil if that isn't known.
  public func told(_ email: String, _ destination: MailDestination?) -> String {
    if case .folder(let path) = destination { saved(email, path) } else { sent(email) }
  }
}
