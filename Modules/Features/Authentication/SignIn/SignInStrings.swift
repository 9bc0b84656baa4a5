import AppScreens
import Presentation

/// The texts of signing in.
public struct SignInStrings: Sendable {
  public var title: String
  public var email: String
  public var password: String
  /// The second factor.
  public var code: String
  public var codeHint: String
  /// Leads back from the question for the code.
  public var otherPassword: String
  /// Shown after too many attempts, while the app waits to try again.
  public var waiting: @Sendable (_ seconds: Int) -> String

  public static let english = SignInStrings(
    title: SocialStrings.english.labels.signIn, email: "Email", password: "Password",
    code: "Code", codeHint: "The six digits in your authenticator app, or one of your recovery codes.",
    otherPassword: "Sign in another way",
    waiting: { "Too many attempts. Trying again in \($0 == 1 ? "1 second" : "\($0, in: .english) seconds")…" }
  )

  public static let japanese = SignInStrings(
    title: SocialStrings.japanese.labels.signIn, email: "メールアドレス", password: "パスワード",
    code: "認証コード", codeHint: "認証アプリに表示されている6桁の数字、またはリカバリーコードを入力してください。",
    otherPassword: "別の方法でサインイン",
    waiting: { "操作の回数が多すぎます。\($0, in: .japanese)秒後に自動的に再試行します…" })
}
