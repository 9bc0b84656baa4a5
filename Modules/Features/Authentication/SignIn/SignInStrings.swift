import AppScreens
import Navigation
import Presentation

/// The words of signing in.
public struct SignInStrings: Sendable {
  public var title: String
  public var email: String
  public var password: String
  /// Too many attempts were made: it goes on by itself.
  public var waiting: @Sendable (_ seconds: Int) -> String

  public static let english = SignInStrings(
    title: SocialStrings.english.labels.signIn, email: "E-mail", password: "Password",
    waiting: { "Too many attempts. Trying again in \($0 == 1 ? "1 second" : "\($0) seconds")…" })

  public static let japanese = SignInStrings(
    title: SocialStrings.japanese.labels.signIn, email: "メールアドレス", password: "パスワード",
    waiting: { "試行回数が多すぎます。\($0)秒後に自動的に再試行します…" })
}
