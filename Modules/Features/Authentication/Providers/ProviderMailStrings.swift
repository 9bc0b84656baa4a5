public import AppScreens

/// The texts of the email about a provider that no longer signs someone in.
public struct ProviderMailStrings: LocalizedStrings {
  public var unlinkedSubject: @Sendable (_ provider: String) -> String
  public var unlinkedBody: @Sendable (_ handle: String, _ provider: String, _ advice: String) -> String
  /// What to do if no other way to sign in is left, and otherwise.
  public var lastWay, otherWays: String

  public static let english = ProviderMailStrings(
    unlinkedSubject: { "\($0) no longer signs you in to SocialConnect" },
    unlinkedBody: {
      """
      Hello @\($0),

      \($1) let us know that your account there was deleted, or that you no longer use it to sign in to
      SocialConnect. It's no longer linked to your SocialConnect account.

      \($2)

      """
    },
    lastWay: """
      It was the only way to sign in. To set a password, choose “Forgot your password?” where you sign in,
      and enter this address.
      """,
    otherWays: "You can still sign in in the other ways that you've set up.")

  public static let japanese = ProviderMailStrings(
    unlinkedSubject: { "SocialConnectと\($0)の連携が解除されました" },
    unlinkedBody: {
      """
      @\($0) 様

      \($1)から、アカウントが削除されたか、SocialConnectへのサインインに使われなくなったという
      連絡がありました。SocialConnectのアカウントとの連携を解除しました。

      \($2)

      """
    },
    lastWay: """
      ほかにサインインする方法がありません。サインインのページで「パスワードをお忘れですか？」を選び、
      このアドレスを入力して、パスワードを設定してください。
      """,
    otherWays: "設定済みのほかの方法では、引き続きサインインできます。")
}
