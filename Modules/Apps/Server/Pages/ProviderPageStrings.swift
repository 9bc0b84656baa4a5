import AppScreens

/// The texts of the web pages about providers.
struct ProviderPageStrings: LocalizedStrings {
  /// The buttons, by the provider's name.
  var signIn, signUp: @Sendable (_ provider: String) -> String
  /// Between these and a form with a password.
  var or: String
  /// Above the form that makes an account of someone whom a provider has identified.
  var newcomer: @Sendable (_ provider: String) -> String
  /// Why someone can't sign in by it: an account has the address, no account has the identity, or it can't be reached.
  var knownAddress, unknown, unavailable: @Sendable (_ provider: String) -> String
  /// The page with the linked providers.
  var title, text: String
  var link: @Sendable (_ provider: String) -> String
  var unlink: @Sendable (_ provider: String) -> String
  var linked: @Sendable (_ provider: String, _ email: String, _ since: String) -> String
  var emailOff: @Sendable (_ provider: String) -> String
  /// On the way to a provider.
  var leaving: @Sendable (_ provider: String) -> String
  var goOn: String
  var prove: @Sendable (_ provider: String) -> String

  static let english = ProviderPageStrings(
    signIn: { "Sign in with \($0)" }, signUp: { "Sign up with \($0)" }, or: "or",
    newcomer: { "\($0) has confirmed who you are. Choose how you’re called here." },
    knownAddress: {
      "An account here already has the email address that \($0) gave us. If it’s yours, sign in to it, then link \($0) to it on the page that opens."
    },
    unknown: {
      "No account here is linked to your \($0) account, and this server doesn’t take new accounts at the moment. If you have an account, sign in to it, then link \($0) to it in your account’s settings."
    },
    unavailable: { "\($0) can’t be reached at the moment. Try again later, or sign in in another way." },
    title: "Other ways to sign in",
    text: "Sign in to your account here with an account that you have elsewhere.",
    link: { "Link \($0)" }, unlink: { "Unlink \($0)" },
    linked: { "\($0)\($1.isEmpty ? "" : ": \($1)") · linked on \($2)" },
    emailOff: { "\($0) no longer forwards email to you." },
    leaving: { "Continue to \($0)" }, goOn: "Continue",
    prove: { "Confirm with \($0)" })

  static let japanese = ProviderPageStrings(
    signIn: { "\($0)でサインイン" }, signUp: { "\($0)で登録" }, or: "または",
    newcomer: { "\($0)での本人確認が完了しました。ここで使うユーザー名と名前を選んでください。" },
    knownAddress: {
      "\($0)に登録されているメールアドレスのアカウントが、すでにあります。自分のアカウントの場合は、そのアカウントにサインインしてから、次に開くページで\($0)と連携してください。"
    },
    unknown: {
      "この\($0)アカウントと連携しているアカウントはありません。このサーバーは現在、新規登録を受け付けていません。アカウントをお持ちの場合は、サインインしてから、アカウントの設定で\($0)と連携してください。"
    },
    unavailable: { "現在、\($0)に接続できません。時間をおいてもう一度試すか、別の方法でサインインしてください。" },
    title: "ほかのサインイン方法", text: "ほかのサービスのアカウントで、このアカウントにサインインできます。",
    link: { "\($0)と連携" }, unlink: { "\($0)との連携を解除" },
    linked: { "\($0)\($1.isEmpty ? "" : ": \($1)")・\($2)に連携" },
    emailOff: { "\($0)からのメールの転送は停止されています。" },
    leaving: { "\($0)に進む" }, goOn: "続ける",
    prove: { "\($0)で確認" })
}
