public import AppScreens

/// The words of the mails about another address to sign in with.
public struct EmailMailStrings: LocalizedStrings {
  public var codeSubject: @Sendable (_ code: String) -> String
  public var codeBody: @Sendable (_ handle: String, _ code: String) -> String
  public var attemptSubject: String
  public var attemptBody: @Sendable (_ handle: String) -> String
  public var changedSubject: String
  public var changedBody: @Sendable (_ handle: String, _ email: String) -> String

  public static let english = EmailMailStrings(
    codeSubject: ForgotPasswordStrings.english.mailSubject,
    codeBody: {
      """
      Hello @\($0),

      you want to sign in to SocialConnect with this address from now on. The code is

          \($1)

      It is valid for 15 minutes, once. If it was not you, you need not do anything: without the code
      nothing changes.

      """
    },
    attemptSubject: "Someone tried to use your address",
    attemptBody: {
      """
      Hello @\($0),

      someone tried to use this address for another SocialConnect account. It is yours, so nothing
      has changed, and you need not do anything.

      If it was you: delete the account @\($0) first, or give it another address.

      """
    },
    changedSubject: "Your e-mail address on SocialConnect has changed",
    changedBody: {
      """
      Hello @\($0),

      your SocialConnect account has another e-mail address now: \($1)
      This one is not used any more.

      If it was not you, someone knows your password. Where you are still signed in, change it at
      once (change-password): that ends every other sign-in. Then change the address back. If you
      are signed in nowhere, ask your SocialConnect administrator.

      """
    })

  public static let japanese = EmailMailStrings(
    codeSubject: ForgotPasswordStrings.japanese.mailSubject,
    codeBody: {
      """
      @\($0) さん

      このアドレスが、SocialConnectの新しいメールアドレスとして指定されました。
      コードは次のとおりです。

          \($1)

      15分間、1回に限り有効です。お心当たりがない場合は、何もなさる必要はありません。
      コードがなければ何も変わりません。

      """
    },
    attemptSubject: "あなたのメールアドレスが使われようとしました",
    attemptBody: {
      """
      @\($0) さん

      このアドレスを、SocialConnectの別のアカウントで使おうとした人がいます。
      このアドレスはあなたのものですので、何も変わっていません。何もなさる必要はありません。

      ご自身の操作の場合は、先にアカウント @\($0) を削除するか、メールアドレスを変更してください。

      """
    },
    changedSubject: "SocialConnectのメールアドレスが変更されました",
    changedBody: {
      """
      @\($0) さん

      SocialConnectのメールアドレスが変更されました。新しいアドレス: \($1)
      このアドレスは今後使われません。

      お心当たりがない場合は、パスワードを知られている可能性があります。サインインしたままのマシンから、
      すぐにパスワードを変更してください（change-password）。ほかのサインインはすべて終了します。
      そのうえで、メールアドレスを元に戻してください。どこにもサインインしていない場合は、
      お使いのSocialConnectの管理者にお問い合わせください。

      """
    })
}
