/// The texts of the screen that changes the password.
public struct ChangePasswordStrings: Sendable {
  public var title: String
  /// The title for an account that has no password yet.
  public var firstTitle: String
  public var new: String
  public var hint: String
  /// Advice shown next to what was wrong with the password.
  public var advice: String
  public var done: String
  /// Said in place of `done` where it's the account's first password.
  public var firstDone: String
  /// The question about the other sessions, its answers, and what is said where they go on.
  public var others, endOthers, keepOthers, doneKeeping: String
  /// Where to see that no other sign-in is left.
  public var sessions: String

  public static let english = ChangePasswordStrings(
    title: "Change password",
    firstTitle: "Set a password",
    new: "New password",
    hint: SignUpStrings.english.passwordHint,
    advice: SignUpStrings.english.passwordAdvice,
    done: "Password changed. You're still signed in here and signed out everywhere else.",
    firstDone: "Password set. You're still signed in here and signed out everywhere else.",
    others: "You're signed in elsewhere, too. If someone else may know the old password, sign out there.",
    endOthers: "Sign out everywhere else", keepOthers: "Stay signed in everywhere",
    doneKeeping: "Password saved. You're still signed in everywhere.",
    sessions: ActiveSessionsStrings.english.title)

  public static let japanese = ChangePasswordStrings(
    title: "パスワードの変更",
    firstTitle: "パスワードの設定",
    new: "新しいパスワード",
    hint: SignUpStrings.japanese.passwordHint,
    advice: SignUpStrings.japanese.passwordAdvice,
    done: "パスワードを変更しました。この端末以外はすべてサインアウトしました。",
    firstDone: "パスワードを設定しました。この端末以外はすべてサインアウトしました。",
    others: "ほかの端末でもサインインしています。以前のパスワードを知られているおそれがある場合は、サインアウトしてください。",
    endOthers: "ほかの端末をすべてサインアウト", keepOthers: "サインインしたままにする",
    doneKeeping: "パスワードを保存しました。ほかの端末もサインインしたままです。",
    sessions: ActiveSessionsStrings.japanese.title)
}
