import Presentation

/// The words of signing in.
public struct SignInStrings: Sendable {
  public var title: String
  public var email: String
  public var password: String

  public static let english = SignInStrings(
    title: Words(.english).signIn, email: "E-mail", password: "Password")

  public static let japanese = SignInStrings(
    title: Words(.japanese).signIn, email: "メールアドレス", password: "パスワード")
}
