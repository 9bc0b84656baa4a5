/// The words of choosing another address to sign in with, on the screen.
public struct ChangeEmailStrings: Sendable {
  public var title: String
  public var present: @Sendable (_ email: String) -> String
  public var email: String
  public var emailHint: String
  public var password: String
  public var passwordHint: String
  /// Doesn't reveal whether another account has the address.
  public var sent: @Sendable (_ email: String) -> String
  public var folder: @Sendable (_ path: String) -> String
  public var code: String
  public var codeHint: String
  public var done: @Sendable (_ email: String) -> String

  public static let english = ChangeEmailStrings(
    title: "Change the e-mail address",
    present: { "You sign in with \($0)." },
    email: "New e-mail",
    emailHint: "A code is sent to it. Until you enter the code, nothing changes.",
    password: "Password",
    passwordHint: "The password of your account.",
    sent: { "A mail is on its way to \($0). Enter the code that it holds." },
    folder: ForgotPasswordStrings.english.folder,
    code: ForgotPasswordStrings.english.code,
    codeHint: ForgotPasswordStrings.english.codeHint,
    done: { "From now on you sign in with \($0). The address that you had is told by mail." })

  public static let japanese = ChangeEmailStrings(
    title: "メールアドレスの変更",
    present: { "現在のメールアドレスは \($0) です。" },
    email: "新しいメールアドレス",
    emailHint: "このアドレスにコードをお送りします。コードを入力するまでは何も変わりません。",
    password: "パスワード",
    passwordHint: "このアカウントのパスワードです。",
    sent: { "\($0) にメールをお送りしています。メールに記されたコードを入力してください。" },
    folder: ForgotPasswordStrings.japanese.folder,
    code: ForgotPasswordStrings.japanese.code,
    codeHint: ForgotPasswordStrings.japanese.codeHint,
    done: { "今後は \($0) でサインインできます。これまでのアドレスには、変更をメールでお知らせします。" })
}
