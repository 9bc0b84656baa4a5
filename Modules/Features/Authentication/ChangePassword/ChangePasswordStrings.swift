/// The words of choosing another password.
public struct ChangePasswordStrings: Sendable {
  public var title: String
  public var present: String
  public var new: String
  public var hint: String
  /// Beside what was wrong with the one entered.
  public var advice: String
  public var done: String

  public static let english = ChangePasswordStrings(
    title: "Change the password",
    present: "Present password",
    new: "New password",
    hint: SignUpStrings.english.passwordHint,
    advice: SignUpStrings.english.passwordAdvice,
    done: "The password is changed. You stay signed in here; every other sign-in has ended.")

  public static let japanese = ChangePasswordStrings(
    title: "パスワードの変更",
    present: "現在のパスワード",
    new: "新しいパスワード",
    hint: SignUpStrings.japanese.passwordHint,
    advice: SignUpStrings.japanese.passwordAdvice,
    done: "パスワードを変更しました。ここではサインインしたままです。ほかのサインインはすべて終了しました。")
}
