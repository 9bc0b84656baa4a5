/// The texts with which someone is asked to prove who they are.
public struct ProofStrings: Sendable {
  public var question: String
  /// Said in place of `question` where the account has only passkeys.
  public var onlyPasskeys: String
  public var byPassword, byCode, byMailedCode: String
  public var password, passwordHint: String
  /// A code of the authenticator app.
  public var signInCode, signInCodeHint: String
  /// A code was sent to the account's address.
  public var sent: String
  /// The same, where it went to the address that the account had before.
  public var sentToFormer: String
  /// Said in place of `sent` on a device that can't send email.
  public var saved: @Sendable (_ path: String) -> String
  public var code, codeHint: String

  public static let english = ProofStrings(
    question: "Confirm that it's you.",
    onlyPasskeys:
      "This account has passkeys and no password. You can do this on the server's pages, in a browser.",
    byPassword: "Enter your password", byCode: "Enter a code from your authenticator app",
    byMailedCode: "Get a code by email",
    password: "Current password", passwordHint: "To confirm that it's you.",
    signInCode: SignInStrings.english.code, signInCodeHint: SignInStrings.english.codeHint,
    sent: "To confirm that it's you, enter the code we've sent to your email address.",
    sentToFormer: """
      Your email address changed less than 7 days ago. To confirm that it's you, enter the code we've sent to the \
      previous address.
      """,
    saved: {
      "This device can't send email. To confirm that it's you, enter the code from the email in the folder \($0)."
    },
    code: ForgotPasswordStrings.english.code, codeHint: ForgotPasswordStrings.english.codeHint)

  public static let japanese = ProofStrings(
    question: "ご本人であることを確認します。",
    onlyPasskeys: "このアカウントにはパスワードがなく、パスキーだけがあります。この操作は、ブラウザーでサーバーのページから行ってください。",
    byPassword: "パスワードを入力", byCode: "認証アプリのコードを入力", byMailedCode: "メールで確認コードを受け取る",
    password: "現在のパスワード", passwordHint: "本人確認のため、入力してください。",
    signInCode: SignInStrings.japanese.code, signInCodeHint: SignInStrings.japanese.codeHint,
    sent: "本人確認のため、メールアドレスに確認コードを送信しました。メールに記載されたコードを入力してください。",
    sentToFormer:
      "メールアドレスの変更から7日が経過していません。本人確認のため、変更前のアドレスに送信した確認コードを入力してください。",
    saved: { "この端末からはメールを送信できません。本人確認のため、フォルダー \($0) に保存したメールの確認コードを入力してください。" },
    code: ForgotPasswordStrings.japanese.code, codeHint: ForgotPasswordStrings.japanese.codeHint)
}

extension ProofStrings {
  /// Where the code is.
  ///
  /// - Parameters:
  ///   - destination: Nil if that isn't known.
  ///   - isFormer: Whether it went to the address that the account had before.
  public func told(_ destination: MailDestination?, toFormer isFormer: Bool) -> String {
    if case .folder(let path) = destination { return saved(path) }
    return isFormer ? sentToFormer : sent
  }
}
