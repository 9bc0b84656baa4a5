/// The texts of the screen that changes the email address.
public struct ChangeEmailStrings: Sendable {
  public var title: String
  public var current: @Sendable (_ email: String) -> String
  public var email: String
  public var emailHint: String
  /// Doesn't reveal whether another account has the address.
  public var sent: @Sendable (_ email: String) -> String
  /// Said in place of `sent` on a device that can't send email.
  public var saved: @Sendable (_ email: String, _ path: String) -> String
  public var code: String
  public var codeHint: String
  public var done: @Sendable (_ email: String) -> String
  /// A change was undone.
  public var restored: @Sendable (_ email: String) -> String

  public static let english = ChangeEmailStrings(
    title: "Change email address",
    current: { "You sign in with \($0)." },
    email: "New email",
    emailHint: "We'll send it a code. Nothing changes until you enter the code.",
    sent: { "We've sent an email to \($0). Enter the code from it." },
    saved: {
      "This device can't send email. The email to \($0) is in the folder \($1). Enter the code from it."
    },
    code: ForgotPasswordStrings.english.code,
    codeHint: ForgotPasswordStrings.english.codeHint,
    done: { "You now sign in with \($0)." },
    restored: { "You sign in with \($0) again. Now choose a new password." })

  public static let japanese = ChangeEmailStrings(
    title: "メールアドレスの変更",
    current: { "現在のメールアドレスは \($0) です。" },
    email: "新しいメールアドレス",
    emailHint: "このアドレスに確認コードを送信します。コードを入力するまで、変更されません。",
    sent: { "\($0) に確認コードを送信しました。メールに記載されたコードを入力してください。" },
    saved: { "この端末からはメールを送信できません。\($0) へのメールはフォルダー \($1) に保存しました。記載された確認コードを入力してください。" },
    code: ForgotPasswordStrings.japanese.code,
    codeHint: ForgotPasswordStrings.japanese.codeHint,
    done: { "メールアドレスを \($0) に変更しました。" },
    restored: { "メールアドレスを \($0) に戻しました。新しいパスワードを設定してください。" })
}

extension ChangeEmailStrings {
  /// Where the code of an address is.
  ///
  /// - Parameters:
  ///   - email: The address.
  ///   - destination: Nil if that isn't known.
  public func told(_ email: String, _ destination: MailDestination?) -> String {
    if case .folder(let path) = destination { saved(email, path) } else { sent(email) }
  }
}
