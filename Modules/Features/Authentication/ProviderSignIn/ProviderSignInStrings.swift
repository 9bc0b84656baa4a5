/// The texts of signing in by a provider that this program goes to by itself.
public struct ProviderSignInStrings: Sendable {
  /// The title, and the way there, by the providers' names.
  public var title: @Sendable (_ providers: [String]) -> String
  public var explanation: String
  public var inBrowser, byCode: @Sendable (_ provider: String) -> String
  /// While the browser of this device is waited for.
  public var continueInBrowser: String
  /// Before the address, if no page opens.
  public var elsewhere: String
  /// Before the address and the code of a visit from another device.
  public var openPage: @Sendable (_ page: String) -> String
  public var code: @Sendable (_ code: String) -> String
  /// Above the questions to someone who has no account yet.
  public var newcomer: @Sendable (_ provider: String) -> String

  public static let english = ProviderSignInStrings(
    title: { "Sign in with \($0.joined(separator: " or "))" },
    explanation:
      "Sign in with an account that you have elsewhere. If it's new here, you choose a handle next.",
    inBrowser: { "Sign in with \($0), in your browser" },
    byCode: { "Sign in with \($0), on another device" },
    continueInBrowser: AddServerStrings.english.inBrowser,
    elsewhere: AddServerStrings.english.elsewhere,
    openPage: { "On any device, open \($0)" },
    code: { "Enter the code \($0) there. Then it continues by itself; Ctrl-C stops waiting." },
    newcomer: { "\($0) knows who you are. Now create your account here." })

  public static let japanese = ProviderSignInStrings(
    title: { "\($0.joined(separator: "、"))でサインイン" },
    explanation: "ほかのサービスのアカウントでサインインします。はじめての場合は、続けてユーザー名を決めます。",
    inBrowser: { "\($0)でサインイン（ブラウザーを使用）" },
    byCode: { "\($0)でサインイン（別の端末を使用）" },
    continueInBrowser: AddServerStrings.japanese.inBrowser,
    elsewhere: AddServerStrings.japanese.elsewhere,
    openPage: { "いずれかの端末で \($0) を開いてください。" },
    code: { "コード \($0) を入力してください。完了すると自動的に先へ進みます。Ctrl-C で中止できます。" },
    newcomer: { "\($0)での確認が済みました。続けて、アカウントを作成してください。" })
}
