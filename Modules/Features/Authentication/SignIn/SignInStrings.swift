/// The words of signing in.
public struct SignInStrings: Sendable {
  public var title: String
  public var email: String
  public var password: String
  public var passwordHint: String

  public static let english = SignInStrings(
    title: "Sign in", email: "E-mail", password: "Password",
    passwordHint: "If the e-mail above is not right, enter < to change it.")

  public static let japanese = SignInStrings(
    title: "サインイン", email: "メールアドレス", password: "パスワード",
    passwordHint: "メールアドレスを直すには < を入力してください。")
}
