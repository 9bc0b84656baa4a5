import AppScreens

/// The texts of the list of providers' accounts by which someone signs in.
public struct LinkedProvidersStrings: Sendable {
  public var title: String
  public var none, explanation: String
  public var since: @Sendable (_ time: String) -> String
  public var emailOff: @Sendable (_ provider: String) -> String
  public var linking, linked, unlinking, unlinked: @Sendable (_ provider: String) -> String
  /// Above the address of the page on which others are linked.
  public var linkMore: String
  public var openPage: String
  public var refresh: String

  public static let english = LinkedProvidersStrings(
    title: "Other ways to sign in",
    none: "No accounts from elsewhere are linked.",
    explanation: "You can sign in with these accounts, too. Choose one to unlink it.",
    since: { "Linked on \($0)" },
    emailOff: { "\($0) no longer forwards email to you." },
    linking: { "Link \($0)" }, linked: { "You can now sign in with \($0), too." },
    unlinking: { "Unlink \($0)" }, unlinked: { "\($0) is unlinked." },
    linkMore: "To link another, sign in on this page of the server:",
    openPage: "Open the page in a browser",
    refresh: SharedStrings.english.refresh)

  public static let japanese = LinkedProvidersStrings(
    title: "ほかのサインイン方法",
    none: "このアカウントと連携しているほかのサービスのアカウントはありません。",
    explanation: "次のアカウントでもサインインできます。選ぶと、連携を解除します。",
    since: { "\($0)に連携" },
    emailOff: { "\($0)からのメールの転送は停止されています。" },
    linking: { "\($0)と連携" }, linked: { "今後は\($0)でもサインインできます。" },
    unlinking: { "\($0)との連携を解除" }, unlinked: { "\($0)との連携を解除しました。" },
    linkMore: "連携を追加するには、サーバーの次のページでサインインしてください:",
    openPage: "ページをブラウザーで開く",
    refresh: SharedStrings.japanese.refresh)
}
