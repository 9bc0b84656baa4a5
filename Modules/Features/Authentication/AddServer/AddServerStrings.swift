/// The texts of signing in at a server.
public struct AddServerStrings: Sendable {
  public var title: String
  public var explanation: String
  public var server: String
  /// What a good answer looks like.
  public var example: String
  /// Above the questions about an account there.
  public var at: @Sendable (_ server: String) -> String
  /// By what to sign in there. Providers are on the server's page, which opens in a browser.
  public var byEmail: String
  public var byProvider: @Sendable (_ provider: String) -> String
  /// While the browser is waited for.
  public var inBrowser: String
  /// Where the page is, if the browser didn't show it.
  public var elsewhere: String
  /// Where the code is.
  public var openPage: String
  public var code: String
  /// What the browser shows in the end.
  public var finished: String
  /// What it shows to something else.
  public var foreign: String

  public static let english = AddServerStrings(
    title: "Add a server",
    explanation: "Sign in with an account on any Mastodon-compatible server.",
    server: "Server", example: "For example social.example, or @mia@social.example",
    at: { "Signing in at \($0)" },
    byEmail: "Sign in with email and password",
    byProvider: { "Sign in with \($0), in your browser" },
    inBrowser: "Continue in your browser. Ctrl-C stops waiting.",
    elsewhere: "If no page opens, visit:",
    openPage: "Open this page, allow access, and enter the code that it shows:",
    code: "Code",
    finished: "You can close this page and go back to SocialConnect.",
    foreign: "This isn't the page that SocialConnect is waiting for.")

  public static let japanese = AddServerStrings(
    title: "サーバーを追加",
    explanation: "Mastodon対応サーバーのアカウントでサインインします。",
    server: "サーバー", example: "例: social.example、@mia@social.example",
    at: { "\($0) にサインイン" },
    byEmail: "メールアドレスとパスワードでサインイン",
    byProvider: { "\($0)でサインイン（ブラウザーを使用）" },
    inBrowser: "ブラウザーで続けてください。Ctrl-C で中止できます。",
    elsewhere: "ページが開かない場合は、次のURLを開いてください:",
    openPage: "次のページを開いてアクセスを許可し、表示された確認コードを入力してください:",
    code: "確認コード",
    finished: "このページを閉じて、SocialConnectに戻ってください。",
    foreign: "このページは、SocialConnectが待っているサインインのものではありません。")
}

extension AuthenticationStrings {
  /// What a browser shows that comes back from a server's page.
  ///
  /// - Parameter language: The code of their language.
  public func browserPages(_ language: String) -> BrowserPages {
    BrowserPages(
      language: language, title: title, finished: addServer.finished, foreign: addServer.foreign)
  }
}
